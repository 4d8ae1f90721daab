import Diagnostics
import ScenarioLanguage
import Yams

/// Reads what the loggers of a run can print: a list for all of them, or for each its own, `"*"` standing for the others.
enum RecordsReader {
  /// What was read, with the places of its words and of those whose lists they are.
  struct Read {
    var value = LoggedRecords()
    var words: [LocatedText] = []
    var subjects: [LocatedText] = []
  }

  static func read(_ trace: inout MappingReader) -> Read {
    guard case .mapping(let lists)? = trace.node("records") else {
      _ = trace.kept(trace.items("records"), most: CountLimit.records, "records")
      let words = Array(trace.texts("records").prefix(CountLimit.records))
      return Read(value: LoggedRecords(words.map(\.text)), words: words)
    }
    var found: [Diagnostic] = []
    defer { trace.report(found) }
    let keys = Array(lists.keys)
    let names = keys.compactMap(\.string).filter { !$0.hasSuffix(DuplicateKey.mark) }
    guard
      var mapping = MappingReader(
        .mapping(lists), what: "the records of each logger", keys: names, path: trace.path, diagnostics: &found)
    else { return Read() }
    let nodes = names.flatMap { mapping.items($0) }
    let isWhole = mapping.kept(nodes, most: CountLimit.records, "records").count == nodes.count
    var read = Read()
    var written: [LoggedRecords.List] = []
    // Nothing is made of lists that are longer than any log could have.
    for key in isWhole ? keys : [] {
      guard let name = key.string, !name.hasSuffix(DuplicateKey.mark), mapping.held(key, name, to: .word) != nil
      else { continue }
      let words = mapping.texts(name)
      written.append(LoggedRecords.List(subject: name, words: words.map(\.text)))
      read.words += words
      read.subjects.append(LocatedText(key, name, path: trace.path))
    }
    found += mapping.diagnostics
    read.value = LoggedRecords(written)
    return read
  }
}
