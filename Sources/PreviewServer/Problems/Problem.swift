internal import Diagnostics

/// Something that is wrong, as a page shows it: with the line in which it stands.
struct Problem: Hashable, Sendable {
  /// The most that a page shows. Who has mended these sees the rest.
  static let mostShown = 20

  let diagnostic: Diagnostic
  /// The line of the source; `nil` where the whole file is meant or cannot be read.
  let excerpt: SourceExcerpt?

  /// The problem for the page's script. Hidden characters are written as codes: what is shown is what is there.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("severity", .text(diagnostic.severity.rawValue)), .init("id", .text(diagnostic.id)),
      .init("place", .text(diagnostic.location.description.printable)),
      .init("summary", .text(Quotation.cut(diagnostic.summary, at: 2_000).printable)),
      .init("notes", .texts(diagnostic.notes.map(Self.words))),
    ]
    if let excerpt {
      members.append(.init("source", .texts([excerpt.before, excerpt.marked, excerpt.after])))
    }
    return .object(members)
  }

  private static func words(_ note: Diagnostic.Note) -> String {
    let place = note.location.map { "\($0.description.printable): " } ?? ""
    return place + Quotation.cut(note.text, at: 2_000).printable
  }
}
