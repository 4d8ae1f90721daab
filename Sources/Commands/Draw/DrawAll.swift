import Diagnostics
import Diagrams
import Drawing
import Foundation
import Generator
import Graphviz
import Scenarios
import Site

/// `lifeline draw --all`
struct DrawAll {
  let folder: String
  let formats: [DrawFormat]
  let content: String
  let words: DiagramWords
  let theme: DiagramTheme
  let converter: ImageConverter
  let layouts: LayoutOptions

  func run() throws {
    let (catalog, diagnostics) = CatalogLoader.load(folder: content)
    try Console.report(diagnostics)
    let sheet: DiagramSheet
    var settings = layouts.settings
    do throws(LayoutFailures) {
      sheet = try DiagramSheet(
        DiagramCatalog(catalog, words: words).entries, formats: textFormats, images: imageFormats.map(\.rawValue),
        theme: theme, words: words, settings: &settings)
    } catch {
      return try Console.report(error.diagnostics)
    }
    var tree = sheet.tree
    for (image, bytes) in zip(sheet.images, try converted(sheet.images)) { tree.add(bytes, at: image.path) }
    do throws(OutputError) {
      let changes = try OutputWriter().write(tree, to: folder)
      layouts.keep(settings)
      Console.error("\(folder): \(tree.count) files, \(changes.unchanged.count) of them unchanged; open index.html")
    } catch {
      try Console.report(error.diagnostics)
    }
  }

  private var textFormats: [DiagramFormat] {
    let asked = formats.compactMap { if case .text(let format) = $0 { format } else { nil } }
    return formats.isEmpty ? DiagramFormat.allCases : asked
  }

  private var imageFormats: [DrawFormat.ImageFormat] {
    formats.compactMap { if case .image(let format) = $0 { format } else { nil } }
  }

  private func converted(_ images: [DiagramSheet.Image]) throws -> [[UInt8]] {
    let results = images.concurrentMap { [converter] image in
      Result { () throws(ImageConverter.Failure) in
        try converter.image(image.svg, DrawFormat.ImageFormat(rawValue: String(image.path.suffix(3))) ?? .png)
      }
    }
    let failures = zip(images, results).compactMap { image, result -> Diagnostic? in
      guard case .failure(let failure) = result else { return nil }
      return Diagnostic(id: "diagram.image", at: SourceLocation(file: image.path), "\(failure)")
    }
    // A missing program is missing for all: one line is enough.
    try Console.report(
      failures.contains { $0.summary.contains("not installed") } ? Array(failures.prefix(1)) : failures)
    return try results.map { Array(try $0.get()) }
  }
}
