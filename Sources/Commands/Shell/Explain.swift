import ArgumentParser
import Diagnostics
import Lifecycle
import Reports

/// `lifeline explain`
struct Explain: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell what a finding means: its id stands in brackets behind each message.",
    discussion: """
      You get what it means, an example that is wrong, and the example put right. The name of a rule of the model, such as \
      navigation.push, gives what it decides, and that of a callback on which releases it is there; a callback may be \
      written as Swift or Objective-C declares it. Without an id, all are listed.

      EXAMPLES
        lifeline explain scenario.unknown-action
        lifeline explain navigation.push
        lifeline explain viewIsAppearing
        lifeline explain 'viewWillAppear(_:)'
        lifeline explain
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  /// All that can be explained.
  private static var names: [String] {
    Explanation.all.map(\.id) + RuleBook.rules.map(\.id.name) + Callback.vocabulary
  }

  @Argument(
    help: ArgumentHelp(
      "A finding's id, a rule of the model or a callback; left out, all findings are listed.", valueName: "id"),
    completion: .list(Self.names))
  var id: String?

  @Option(help: "How it is printed.")
  var format: Format = .text

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    guard let id else {
      return format == .json
        ? Console.print(asIs: ExplanationText.json(Explanation.all))
        : Console.print(ExplanationText.list(Explanation.all))
    }
    // As it is copied from a message.
    let name = id.hasPrefix("[") && id.hasSuffix("]") ? String(id.dropFirst().dropLast()) : id
    if let found = Explanation.of(name) {
      return format == .json
        ? Console.print(asIs: ExplanationText.json([found])) : Console.print(ExplanationText.plain(found))
    }
    let told =
      RuleBook.rule(Rule.ID(name)).map(ExplanationText.plain)
      ?? Self.callback(name).map(ExplanationText.plain)
    if let told {
      guard format == .text else { throw UsageError("'\(name)' is of the model, which is told as text only") }
      return Console.print(told)
    }
    let names = Self.names
    let meant = Suggestion.phrase(for: name, in: names)
    // Whoever remembers the end of it only.
    let alike = names.filter { $0.split(separator: ".").last.map(String.init) == name }
    let others = alike.isEmpty ? meant : "; there is \(alike.joined(separator: ", "))"
    throw UsageError(
      "there is no finding, rule or callback '\(name)'"
        + (others.isEmpty ? "; 'lifeline explain' lists all findings" : others))
  }

  /// The callback of a name, of a Swift signature or of a selector, which may stand behind a type: as in code, or on Apple's
  /// pages.
  private static func callback(_ written: String) -> Callback? {
    if Callback.vocabulary.contains(written) { return Callback(written) }
    let type = String(written.prefix { $0 != "." && $0 != "(" })
    let isTyped = type.first?.isUppercase == true && written.dropFirst(type.count).first == "."
    let name = isTyped ? String(written.dropFirst(type.count + 1)) : written
    let found = Callback.known.filter {
      $0.name == name || $0.swiftSignature == name || $0.objectiveCSelector == name
    }
    return found.first { $0.receiver?.rawValue == type } ?? found.first
  }
}
