import Diagnostics
import Lifecycle
import ScenarioLanguage

/// `A viewWillDisappear before B viewWillAppear` · `no A viewDidAppear` · `B viewDidLoad once` ·
/// `B viewDidLoad 2 times` · `A gets nothing`
struct ExpectationParser {
  /// The names that the scenario knows, so that a slip is not taken for a subject that gets nothing.
  private let subjects: [String]
  /// Names that follow from others: scenes have delegates, SwiftUI views have hosts, or make something of UIKit's.
  private let derived: Set<String>
  /// Whether those are all names. Where a step could not be read, it may be the one that names a subject.
  private let isComplete: Bool
  private let callbacks: Set<String>

  /// `unwindActions` are the app's own methods that unwinding calls.
  init(subjects: [String], isComplete: Bool, unwindActions: [String]) {
    self.subjects = subjects + Subject.systemNames
    derived = Set(subjects.flatMap { ["\($0)Host", "\($0)Representable", "\($0)Delegate"] })
    self.isComplete = isComplete
    callbacks = Set(Callback.vocabulary + unwindActions)
  }

  func claim(_ text: String) throws(LanguageProblem) -> Expectation.Claim {
    let words = Self.words(text)
    let parts = words.map(\.text)
    if parts.count == 3, parts[0] == "no" { return .count(try pattern(words[1], words[2]), 0) }
    if parts.count == 3, parts[1] == "gets", parts[2] == "nothing" { return .silence(try subject(words[0])) }
    if parts.count == 3, parts[2] == "once" { return .count(try pattern(words[0], words[1]), 1) }
    if parts.count == 4, parts[3] == "times", let count = Int(parts[2]), count >= 0 {
      return .count(try pattern(words[0], words[1]), count)
    }
    if parts.count == 5, parts[2] == "before" {
      return .order(try pattern(words[0], words[1]), before: try pattern(words[3], words[4]))
    }
    for word in words {
      guard let meant = Suggestion.nearest(to: word.text, in: Self.signWords), meant != word.text else { continue }
      throw LanguageProblem(fact: .expectationWord(word.text, meant: meant), offset: word.offset)
    }
    throw LanguageProblem(fact: .notAnExpectation, offset: 0)
  }

  /// The words that say what is expected.
  private static let signWords = ["before", "gets", "no", "nothing", "once", "times"]

  private typealias Word = (text: String, offset: Int)

  private static func words(_ text: String) -> [Word] {
    var result: [Word] = []
    var isInside = false
    for (offset, letter) in text.enumerated() {
      if letter.isWhitespace {
        isInside = false
      } else if isInside {
        result[result.count - 1].text.append(letter)
      } else {
        result.append((String(letter), offset))
        isInside = true
      }
    }
    return result
  }

  private func pattern(_ subjectWord: Word, _ callbackWord: Word) throws(LanguageProblem) -> Expectation.Pattern {
    let name = try subject(subjectWord)
    guard callbacks.contains(callbackWord.text) else {
      throw LanguageProblem(fact: .unknownCallback(callbackWord.text), offset: callbackWord.offset)
    }
    return .init(subject: name, callback: callbackWord.text)
  }

  private func subject(_ word: Word) throws(LanguageProblem) -> String {
    guard !isComplete || derived.contains(word.text) || subjects.contains(word.text) else {
      throw LanguageProblem(fact: .unknownSubject(word.text, known: subjects), offset: word.offset)
    }
    return word.text
  }
}
