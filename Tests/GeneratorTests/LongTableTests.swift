import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// Tables of calls with so many lanes that their empty cells would be most of the page.
@Suite struct LongTableTests {
  /// A page, in HTML and in Markdown, of a flow of that many screens, each of which has a lane.
  private static func pages(screens: Int) throws -> (site: String, book: String) {
    let steps = ["launch"] + (1..<screens).map { "push S\($0)" }
    let folder = try TemporaryFolder([
      "Content/Scenarios/long.yaml":
        "id: long\ntitle: L\nsummary: S.\nstructure: nav(S0)\nsteps: [\(steps.joined(separator: ", "))]\n"
    ])
    let outcome = SiteBuilder.build(content: folder("Content"), templates: .builtIn(overriddenBy: nil))
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let book = try #require(outcome.book["scenarios/long.md"])
    return (try outcome.page("scenarios/long.html"), String(decoding: book, as: UTF8.self))
  }

  /// The rows of calls.
  private static func rows(_ page: String) -> [Substring] {
    page.split(separator: "<tr id=\"row-").dropFirst().map { $0.prefix(while: { $0 != "\n" }) + $0.drop { $0 != "\n" } }
      .map { $0[..<($0.firstRange(of: "</tr>")?.lowerBound ?? $0.endIndex)] }
  }

  /// How many columns a row has besides its number, and in how many cells.
  private static func columns(_ row: Substring) -> (columns: Int, cells: Int) {
    let cells = row.split(separator: "<td").dropFirst()
    let widths = cells.map { cell in
      cell.hasPrefix(" colspan=\"") ? Int(cell.dropFirst(" colspan=\"".count).prefix { $0.isNumber }) ?? 0 : 1
    }
    return (widths.reduce(0, +), cells.count)
  }

  @Test func emptyCellsSideBySideAreOne() throws {
    let page = try Self.pages(screens: 40).site
    let lanes = page.split(separator: "class=\"lane\"").count - 1
    let heads = try #require(page.split(separator: "</thead>").first).split(separator: "class=\"lane\"").count - 1
    #expect(heads > SequenceTable.mostLanes && lanes >= heads)
    let rows = Self.rows(page)
    #expect(rows.count > 400)
    for row in rows {
      let (columns, cells) = Self.columns(row)
      #expect(columns == heads)
      // The first lanes keep their cells, by which the style sheet knows them.
      #expect(cells <= 13)
      guard let call = row.firstRange(of: "<td class=\"call\"") else { continue }
      let before = row[..<call.lowerBound].split(separator: "<td").dropFirst()
      #expect(before.prefix(10).allSatisfy { $0.hasPrefix("></td>") })
    }
  }

  @Test func aTableThatShowsItsLanesHasACellForEach() throws {
    let (site, book) = try Self.pages(screens: 8)
    #expect(Self.rows(site).allSatisfy { !$0.contains("colspan") })
    #expect(book.contains("| 1 |"))
    // Markdown has no cells over several columns.
    let long = try Self.pages(screens: 40).book
    let table = long.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
    #expect(table.count { $0.count { $0 == "|" } > 40 } > 400)
  }
}
