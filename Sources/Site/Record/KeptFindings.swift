import Diagnostics
import Fingerprints

/// The bytes in which a record keeps the findings of a build, followed by the fingerprint of these bytes.
enum KeptFindings {
  static func bytes(of findings: [Diagnostic]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(number: UInt64(findings.count))
    for finding in findings {
      bytes.append(sized: finding.id.utf8)
      bytes.append(sized: finding.severity.rawValue.utf8)
      add(finding.location, to: &bytes)
      bytes.append(sized: finding.summary.utf8)
      bytes.append(number: UInt64(finding.notes.count))
      for note in finding.notes {
        bytes.append(sized: note.text.utf8)
        bytes.append(number: note.location == nil ? 0 : 1)
        if let location = note.location { add(location, to: &bytes) }
      }
    }
    bytes.append(Fingerprint(bytes))
    return bytes
  }

  /// The findings in the bytes from `start` to the end; `nil` if the bytes are damaged.
  static func findings(in all: [UInt8], from start: Int) -> [Diagnostic]? {
    let end = all.count - Fingerprint.size
    guard start <= end else { return nil }
    var sum = RecordReader(all, from: end)
    guard sum.fingerprint() == Fingerprint(Array(all[start..<end])) else { return nil }
    var reader = RecordReader(all, from: start, to: end)
    guard let findings = reader.list({ $0.finding() }), reader.isAtEnd else { return nil }
    return findings
  }

  private static func add(_ location: SourceLocation, to bytes: inout [UInt8]) {
    bytes.append(sized: location.file.utf8)
    bytes.append(number: UInt64(location.line))
    bytes.append(number: UInt64(location.column))
  }
}

extension RecordReader {
  /// As many elements as the number before them says.
  fileprivate mutating func list<Element>(_ element: (inout Self) -> Element?) -> [Element]? {
    guard let count = number() else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }

  fileprivate mutating func finding() -> Diagnostic? {
    guard let id = text(), let severity = text().flatMap(Diagnostic.Severity.init), let location = location(),
      let summary = text(), let notes = list({ $0.note() })
    else { return nil }
    return Diagnostic(severity, id: id, at: location, summary, notes: notes)
  }

  private mutating func note() -> Diagnostic.Note? {
    guard let text = text(), let hasLocation = number() else { return nil }
    guard hasLocation == 1 else { return Diagnostic.Note(text) }
    return location().map { Diagnostic.Note(text, at: $0) }
  }

  private mutating func location() -> SourceLocation? {
    guard let file = text(), let line = number().flatMap({ Int(exactly: $0) }),
      let column = number().flatMap({ Int(exactly: $0) })
    else { return nil }
    return SourceLocation(file: file, line: line, column: column)
  }
}
