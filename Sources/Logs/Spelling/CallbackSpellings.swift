import Lifecycle

/// How callbacks are written, by their letters alone: what the vocabulary declares, in Swift, in Objective-C and in words,
/// and what people shorten it to.
struct CallbackSpellings: Sendable {
  /// What a spelling stands for.
  enum Meaning: Hashable, Sendable {
    /// That callback.
    case callback(String)
    /// The phase of a scene that SwiftUI tells of.
    case phase(String)
    /// A state of the app.
    case state(AppState)
    /// What the app's delegate, a scene's or a notification gets, by the end of its name.
    case common(String)

    /// Another method, in whose name a callback's is, or one that looks like a slip of a callback's.
    static let other = callback("")
  }

  /// What stands at the end of a way through the letters.
  struct Entry: Sendable {
    let meaning: Meaning
    let isLoose: Bool
    let isCommon: Bool
    let letters: [UInt8]
  }

  /// All spellings, as a tree of letters: 26 places for each node.
  private var next: [Int32] = Array(repeating: 0, count: 26)
  private var ends: [Int32] = [-1]
  private(set) var entries: [Entry] = []

  /// The one table.
  static let all = CallbackSpellings()

  private init() {
    for callback in Callback.known {
      add(callback.name, .callback(callback.name))
    }
    // That a method is called to which a closure is given is not yet that the closure runs.
    for callback in Callback.known where !callback.name.ends(with: "Completion") {
      if let signature = callback.swiftSignature, !signature.begins(with: "on") || callback.receiver != .swiftUI {
        add(signature, .callback(callback.name))
      }
      if let selector = callback.objectiveCSelector { add(selector, .callback(callback.name)) }
    }
    for (letters, name) in ShortSpellings.plain { add(letters, .callback(name)) }
    for letters in ShortSpellings.others { add(letters, .other) }
    for (letters, name) in ShortSpellings.loose { add(letters, .callback(name), isLoose: true) }
    for (letters, ending) in ShortSpellings.ofAppAndScene { add(letters, .common(ending)) }
  }

  private mutating func add(_ text: String, _ meaning: Meaning, isLoose: Bool = false) {
    let letters = text.utf8.compactMap(Self.small)
    var node = 0
    for letter in letters {
      let place = node * 26 + Int(letter)
      if next[place] == 0 {
        next[place] = Int32(ends.count)
        ends.append(-1)
        next.append(contentsOf: repeatElement(0, count: 26))
      }
      node = Int(next[place])
    }
    guard ends[node] < 0, !letters.isEmpty else { return }
    ends[node] = Int32(entries.count)
    let isCommon = ShortSpellings.common.contains(String(decoding: letters.map { $0 + 97 }, as: UTF8.self))
    entries.append(Entry(meaning: meaning, isLoose: isLoose, isCommon: isCommon, letters: letters))
  }

  /// A letter's number, from 0; `nil` for what is none.
  static func small(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 97...122: byte - 97
    case 65...90: byte - 65
    default: nil
    }
  }

  /// The node behind the letter; 0 where no spelling goes on so.
  func child(of node: Int, _ letter: UInt8) -> Int { Int(next[node * 26 + Int(letter)]) }

  /// What ends at the node.
  func entry(at node: Int) -> Entry? { ends[node] < 0 ? nil : entries[Int(ends[node])] }
}
