public import Diagrams

/// Pages of sheets in a document for a browser, which prints each of them on a page.
public enum SheetDocument {
  /// The document.
  public static func html(_ pages: [String], on paper: Paper, in language: DiagramLanguage) -> String {
    let isLandscape = pages.first?.contains("viewBox=\"0 0 \(SVGText.number(paper.height))") ?? false
    return """
      <!doctype html>
      <html lang="\(language.code)"\(language.direction)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Lifeline</title>
      <style>
      @page { size: \(paper == .a4 ? "A4" : "letter") \(isLandscape ? "landscape" : "portrait"); margin: 0 }
      body { margin: 0; background: #fff }
      svg { display: block; max-width: 100%; height: auto; margin: 0 auto; break-after: page }
      svg:last-child { break-after: auto }
      </style>
      </head>
      <body>
      \(pages.joined())</body>
      </html>

      """
  }
}
