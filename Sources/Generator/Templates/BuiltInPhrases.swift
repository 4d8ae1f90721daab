import BuiltInTemplates
import Diagrams
import Scenarios

/// What Lifeline's own templates and pages say, as the tables of words have it that come with it.
enum BuiltInPhrases {
  static let all = BuiltInTemplates.files.filter { $0.path.hasPrefix("words/") }.reduce(
    into: Set(DiagramPhrase.allCases.map(\.rawValue))
  ) { found, file in
    found.formUnion(WordTable(TextFile(path: file.path, bytes: file.bytes)).words.keys)
  }
}
