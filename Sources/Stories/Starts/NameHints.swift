import Diagnostics
import Lifecycle
import Logs

/// What the name of a controller says of how it came: people call a sheet a sheet.
enum NameHints {
  private static let hints: [(word: ActionWord, letters: [String])] = [
    (.present, ["modal", "sheet", "present", "popup", "popover"]), (.push, ["detail", "push", "show"]),
    (.selectTab, ["tab"]),
  ]

  /// How much likelier the names make an action.
  static func gain(of action: Action) -> Double {
    let name: String
    switch action.argument {
    case .name(let word): name = word
    case .term(.controller(let word)): name = word
    case .presentation(.controller(let word), _, _): name = word
    default: return 0
    }
    let small = name.asciiLowercased()
    return hints.contains { $0.word == action.word && $0.letters.contains(where: small.contains) } ? 0.15 : 0
  }

  /// How much likelier the names make a container.
  static func gain(ofNames names: [String], like letters: String) -> Double {
    names.contains { $0.asciiLowercased().contains(letters) } ? 0.25 : 0
  }
}
