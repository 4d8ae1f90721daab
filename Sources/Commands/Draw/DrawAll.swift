import ArgumentParser
import ConcurrentMap
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
  let writing: OutputOptions

  func run() throws {
    // The templates are not read here, and are no less lost if they are replaced.
    let places = TemplateOption.places(content: content)
    try writing.locked(folder, for: "draw", replacing: [folder], reading: places) { session in
      var settings = layouts.settings
      let tree = try drawn(&settings)
      let changes = try session.write { (writer, lock) throws(OutputError) in
        let changes = try writer.write(tree, under: lock)
        layouts.keep(settings)
        return changes
      }
      Console.count("\(folder): \(tree.count) files, \(changes.unchanged.count) of them unchanged; open index.html")
    }
  }

  private func drawn(_ settings: inout LayoutSettings) throws -> OutputTree {
    let loaded = CatalogLoader.load(folder: content)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    try Console.report(loaded.diagnostics + excess)
    let sheet: DiagramSheet
    do throws(LayoutFailures) {
      sheet = try DiagramSheet(
        DiagramCatalog(catalog, words: words).entries, formats: textFormats, images: imageFormats.map(\.rawValue),
        theme: theme, words: words, settings: &settings)
    } catch {
      try Console.report(error.diagnostics)
      throw ExitCode(1)
    }
    var tree = sheet.tree
    for (image, bytes) in zip(sheet.images, try converted(sheet.images)) { tree.add(bytes, at: image.path) }
    return tree
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
