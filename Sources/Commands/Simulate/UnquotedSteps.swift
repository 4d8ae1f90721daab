import Lifecycle
import Reports
import ScenarioLanguage

/// Steps of several words that a command line gives without quotes: `push B` is two arguments then.
struct UnquotedSteps {
  /// The steps, each as one text.
  private(set) var texts: [String] = []
  /// The numbers of the arguments of which they consist, from 1.
  private var numbers: Set<Int> = []

  /// The most words of a step: `present B as pageSheet from A`.
  private static let mostWords = 6

  /// Finds arguments that are a step together, and not each by itself.
  init(among words: [String]) {
    var next = 0
    while next < words.count {
      let count = Self.lengthOfStep(words[next...])
      if count > 1 {
        texts.append(words[next..<next + count].joined(separator: " "))
        numbers.formUnion(next + 1...next + count)
      }
      next += max(count, 1)
    }
  }

  /// How many words the step has that begins here; 0 if none does. A word for what happens begins another one.
  private static func lengthOfStep(_ words: ArraySlice<String>) -> Int {
    var length = 0
    for count in 1...min(mostWords, words.count) {
      if length > 0, let last = words.prefix(count).last, ActionWord(rawValue: last) != nil { break }
      if isStep(words.prefix(count).joined(separator: " ")) { length = count }
    }
    return length
  }

  private static func isStep(_ text: String) -> Bool {
    FlowParser.script(structure: "A", steps: [text]).problems.isEmpty
  }

  /// Whether a part of the flow is wrong for want of quotes.
  func explains(_ part: FlowProblem.Part) -> Bool {
    if case .step(let number) = part { numbers.contains(number) } else { false }
  }

  /// What to do.
  var hint: String { "put each step into quotes: \(texts.map(ShellWords.word).joined(separator: " "))" }

  /// The arguments that are meant by one text of a structure and steps, `nav(A) push B`; `nil` where it is not that.
  static func command(inStructure text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    // Nobody types more.
    if words.count > 100 { return nil }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let structure = words.prefix(count).joined(separator: " ")
      let rest = words.dropFirst(count)
      guard let parts = steps(of: rest), FlowParser.script(structure: structure, steps: parts).problems.isEmpty
      else { continue }
      return ([structure] + parts).map(ShellWords.word).joined(separator: " ")
    }
    return nil
  }

  /// The steps of which these words are; `nil` where one begins no step.
  private static func steps(of words: ArraySlice<String>) -> [String]? {
    var rest = words
    var found: [String] = []
    while !rest.isEmpty {
      let count = lengthOfStep(rest)
      if count == 0 { return nil }
      found.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return found
  }
}
