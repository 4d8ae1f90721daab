import Diagrams
import Drawing
import Site

/// One page with every diagram on it, for a look at all of them at once: in either theme, on paper, in one language.
struct ContactSheet {
  struct Figure: Sendable {
    let diagram: Diagram
    let svg: String
    let files: [String]
    let text: DiagramText
  }

  let figures: [Figure]
  let words: DiagramWords

  var html: String {
    let kinds = Diagram.Kind.allCases.filter { kind in figures.contains { $0.diagram.kind == kind } }
    let contents = kinds.map { "<li><a href=\"#\($0.rawValue)\">\($0.rawValue)</a></li>" }.joined()
    let sections = kinds.map { kind in
      "<section id=\"\(kind.rawValue)\">\n<h2>\(kind.rawValue)</h2>\n"
        + figures.filter { $0.diagram.kind == kind }.map(figure).joined() + "</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="\(words.language.code)"\(words.language.direction)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; base-uri 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Lifeline: \(figures.count)</title>
      <link rel="stylesheet" href="diagrams.css">
      </head>
      <body>
      <header><nav aria-label="Contents"><ul>\(contents)</ul></nav></header>
      <main>
      <h1>Lifeline</h1>
      \(sections.joined())</main>
      </body>
      </html>

      """
  }

  /// How the sheet looks, for the style sheet beside it.
  static let style = """
    body { font: 14px/1.5 system-ui, sans-serif; margin: 1rem; background: var(--diagram-ground); }
    body, a { color: var(--diagram-text); }
    figure { margin: 0 0 2rem; break-inside: avoid; max-width: 100%; }
    .scroll { overflow-x: auto; }
    .scroll:focus-visible { outline: 2px solid var(--diagram-taken); }
    figcaption { font-weight: bold; }
    nav ul { display: flex; gap: 1rem; flex-wrap: wrap; list-style: none; padding: 0; }
    table { border-collapse: collapse; margin: .5rem 0; }
    th, td { border: 1px solid var(--diagram-grid); padding: .1rem .4rem; text-align: start; }
    @media print { figure svg { max-width: 100%; height: auto; } }

    """

  private func figure(_ figure: Figure) -> String {
    let title = HTMLText.escaped(figure.diagram.title)
    let files = figure.files.map { path in
      "<a href=\"\(HTMLText.escaped(path))\">\(HTMLText.escaped(path.split(separator: "/").last.map(String.init) ?? path))</a>"
    }.joined(separator: " · ")
    return """
      <figure>
      <figcaption>\(title)</figcaption>
      <div class="scroll" role="region" aria-label="\(title)" tabindex="0">
      \(figure.svg)</div>
      <p>\(files)</p>
      <details>
      <summary>\(HTMLText.escaped(figure.diagram.summary))</summary>
      \(figure.text.tables.map(table).joined())</details>
      </figure>

      """
  }

  private func table(_ table: DiagramText.Table) -> String {
    let head = table.columns.map { "<th scope=\"col\">\(HTMLText.escaped($0))</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr>" + row.cells.map { "<td>\(HTMLText.escaped($0))</td>" }.joined() + "</tr>\n"
    }
    return "<table>\n<caption>\(HTMLText.escaped(table.title))</caption>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n"
      + rows.joined() + "</tbody>\n</table>\n"
  }
}
