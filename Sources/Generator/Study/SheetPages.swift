import Diagnostics
import Diagrams
import Drawing
import Graphviz
import Lifecycle
import Scenarios
import Site
import Study

/// Sheets as they are printed, in a language.
struct SheetPages {
  let words: StudyWords
  let release: Release

  func printed(_ sheet: Sheet) throws(GraphvizError) -> PrintedSheet {
    var blocks: [PrintedSheet.Block] = []
    for part in sheet.parts {
      switch part {
      case .text(let text): blocks.append(.text(PrintedLine(words.plain(text), .quiet)))
      case .table(let table): blocks.append(block(table))
      case .machine(let id): if let block = try machine(id) { blocks.append(block) }
      }
    }
    return PrintedSheet(
      name: sheet.name.rawValue, title: words.words(sheet.title), edition: "iOS \(release.description)",
      isLandscape: sheet.isLandscape, blocks: blocks, foot: words.words(foot))
  }

  private func block(_ table: Sheet.Table) -> PrintedSheet.Block {
    .table(
      heads: table.columns.map { words.plain($0.title) }, shares: table.columns.map(\.share),
      rows: table.rows.map { $0.map(cell) }, isBlank: table.isBlank)
  }

  private func cell(_ cell: Sheet.Cell) -> PrintedSheet.Cell {
    let style: PrintedLine.Style = cell.isInferred ? .doubtful : .plain
    let tone: PrintedSheet.Cell.Tone =
      switch cell.tone {
      case .none: .plain
      case .called: .mild
      case .silent: .bad
      case .other: .band
      }
    return PrintedSheet.Cell(cell.lines.map { PrintedLine(words.plain($0), style) }, tone)
  }

  private func machine(_ id: String) throws(GraphvizError) -> PrintedSheet.Block? {
    guard let machine = StateMachines.machine(id) else { return nil }
    let diagramWords = words.words.ofDiagrams
    let diagram = StateDiagram(machine, id: "machine", words: diagramWords)
    guard let graph = DiagramDrawing(words: diagramWords).graphs(of: .states(diagram)).first else { return nil }
    return .machine(diagram, try Graphviz.layout(graph))
  }

  /// What it is made from, and what a reader has to know to trust it.
  private var foot: Phrase {
    "Lifeline’s model, iOS \(release.description). Upright text is seen in published logs or documented by Apple; gray italics are inferred."
  }
}
