import Diagnostics

/// What a kind of finding means: its id, as messages have it in brackets, and an example of what is wrong and of the same
/// put right.
///
/// The texts are English. The command line prints them, and a page can be made of `all`.
public struct Explanation: Sendable {
  /// What is wrong, and put right.
  public enum Example: Sendable {
    /// A flow, as the arguments of `lifeline simulate`.
    case flow(wrong: [String], right: [String])
    /// A part of a file. Keys at the top of it stand in place of the file's own; see `ExampleFile`.
    case edit(ExampleFile, wrong: String, right: String)
    /// A file at a path, whole.
    case file(String, wrong: String, right: String)
    /// The same text at another path.
    case path(wrong: String, right: String, text: String)
    /// What no file can show, in words. An empty one is nobody's mistake.
    case said(wrong: String, right: String)
  }

  /// The id, such as `scenario.unknown-action`.
  public let id: String
  /// What it means, in a sentence or two.
  public let meaning: String
  /// An example.
  public let example: Example

  init(_ id: String, _ meaning: String, _ example: Example) {
    self.id = id
    self.meaning = meaning
    self.example = example
  }

  /// All, by their ids.
  public static let all: [Explanation] =
    (ofSteps + ofScenarios + ofCourse + ofTasks + ofContent + ofEvidence + ofLogs + ofFiles + ofTemplates + ofOutput
    + ofPages
    + ofSettings)
    .sorted {
      $0.id < $1.id
    }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The explanation of an id; `nil` if nothing is found under it.
  public static func of(_ id: String) -> Explanation? { byID[id] }

  // Examples of too much.
  static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
  static func names(_ count: Int) -> String { (0..<count).map { "A\($0)" }.joined(separator: ", ") }
}
