import Diagnostics

/// How a line is made up, as a person says it: `{time} [{subject}] {callback}`.
///
/// What stands in braces is any text, `subject` and `callback` are looked at, and everything else has to stand in the line
/// as it is.
public struct LogPattern: Sendable {
  /// What is wrong with a pattern.
  public enum Problem: Error, Hashable, Sendable {
    /// It has no `{callback}`.
    case noCallback
    /// A brace is not closed.
    case open
  }

  private enum Piece {
    case text([Unicode.Scalar])
    case field(String)
  }

  private let pieces: [Piece]

  /// Reads a pattern.
  public init(_ text: String) throws(Problem) {
    var pieces: [Piece] = []
    var literal: [Unicode.Scalar] = []
    var rest = Substring(text)
    while let first = rest.first {
      guard first == "{" else {
        literal += first.unicodeScalars
        rest.removeFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}") else { throw .open }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = []
      pieces.append(.field(String(rest[rest.index(after: rest.startIndex)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    let hasCallback = pieces.contains { if case .field("callback") = $0 { true } else { false } }
    guard hasCallback else { throw .noCallback }
    self.pieces = pieces
  }

  /// The call of a line that is made up so; `nil` for others.
  func part(of line: LineText, line number: Int) -> LinePart? {
    var fields: [String: String] = [:]
    var place = 0
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        guard place + text.count <= line.count, Array(line[place..<place + text.count]) == text else { return nil }
        place += text.count
      case .field(let name):
        var end = line.count
        if index + 1 < pieces.count, case .text(let text) = pieces[index + 1] {
          guard let found = find(text, in: line, from: place) else { return nil }
          end = found
        }
        fields[name] = line.text(place..<end)
        place = end
      }
    }
    guard let callback = fields["callback"], !callback.isEmpty else { return nil }
    let text = LineText(Substring(callback))
    let mention = text.mentions().first
    let own = callback.prefix { $0.isLetterOrNumber || $0 == "_" }
    guard mention != nil || !own.isEmpty else { return nil }
    let subject = fields["subject"].flatMap { $0.isEmpty ? nil : NamedObject(name: $0, address: fields["address"]) }
    return LinePart(
      line: number, meaning: mention?.meaning ?? .callback(String(own)), before: subject, inside: nil, after: nil,
      isMisspelled: mention?.isMisspelled ?? false, isProse: false, follows: false, isNotification: false)
  }

  private func find(_ text: [Unicode.Scalar], in line: LineText, from start: Int) -> Int? {
    guard line.count >= text.count, start <= line.count - text.count else { return nil }
    return (start...line.count - text.count).first { Array(line[$0..<$0 + text.count]) == text }
  }
}
