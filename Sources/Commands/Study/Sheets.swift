public import ArgumentParser
import Diagnostics
import Diagrams
import Drawing
import Foundation
import Generator
import Lifecycle
import Site
public import Study

/// `lifeline sheets`
struct Sheets: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheets",
    abstract: "Make sheets to print, a page each: the calls of a subject at a glance.",
    discussion: """
      controller: the states and calls of one view controller. ways-in and ways-back: the calls of both sides. silent: who \
      gets no call. styles: what the presenting controller gets, for each style. pairs: where to start and to stop. app: \
      the app and its scenes. releases: what releases changed. logs: what lines of a log mean. blank: pages to fill in, \
      with the solution behind each.

      Every value is simulated. A sheet that does not fit on its page is an error.

      EXAMPLES
        lifeline sheets                           all of them, as SVG, into the folder Sheets
        lifeline sheets silent styles --format pdf
        lifeline sheets --format pdf --paper letter --language ja -o handouts
        lifeline sheets releases --ios 18 --format html
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case svg, pdf, html
  }

  @Argument(help: ArgumentHelp("Which sheets; left out, all of them.", valueName: "name"))
  var names: [Sheet.Name] = []

  @Option(help: "In which format.")
  var format: Format = .svg

  @Option(help: "The paper that it is printed on.")
  var paper: Paper = .a4

  @Option(help: "In which language; Templates/words may have further ones.")
  var language: DiagramLanguage = .english

  @Option(
    help: ArgumentHelp(
      "The release of iOS that is shown (\(Release.knownInWords)); left out, the newest.", valueName: "release"),
    completion: .lifelineReleases)
  var ios: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write, which is replaced.", valueName: "folder"),
    completion: .directory)
  var output = "Sheets"

  @OptionGroup var content: ContentOption
  @OptionGroup var templates: TemplateOption
  @OptionGroup var writing: OutputOptions
  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output names a folder") }
    if let ios { _ = try Release(asked: ios) }
  }

  func run() throws {
    let places = templates.places(beside: content.content)
    try writing.locked(output, for: "sheets", replacing: [output], reading: places) { session in
      let tree = try made()
      let changes = try session.write { (writer, lock) throws(OutputError) in try writer.write(tree, under: lock) }
      Console.count("\(output): \(Counts.phrase(tree.count, "sheet")), \(changes.unchanged.count) of them unchanged")
    }
  }

  private func made() throws -> OutputTree {
    let release = try ios.map { try Release(asked: $0) }
    let material = StudyMaterial(
      content: content.content, templates: templates.origin(beside: content.content), on: release)
    if let fault = material.fault(of: language) { throw UsageError(fault) }
    try Console.report(material.diagnostics)
    var tree = OutputTree()
    // Asked for twice, a sheet is made once.
    for name in names.isEmpty ? Sheet.Name.allCases : Sheet.Name.allCases.filter(names.contains) {
      let pages = try pages(material, name)
      for file in try files(pages, name.rawValue) { tree.add(file.bytes, at: file.path) }
    }
    return tree
  }

  private func pages(_ material: StudyMaterial, _ name: Sheet.Name) throws -> [String] {
    do throws(SheetFailure) {
      return try material.pages(of: name, on: paper, in: language)
    } catch {
      let place = SourceLocation(file: "sheet '\(name.rawValue)'")
      switch error {
      case .overflow(let overflow):
        let excess = Int(overflow.excess.rounded(.up))
        try Console.report([
          Diagnostic(
            id: "sheet.overflow", at: place,
            "it is \(excess) points too high for a page of \(paper.rawValue), even in the smallest letters")
        ])
      case .layout(_, let words): try Console.report([Diagnostic(id: "diagram.failed", at: place, words)])
      }
      throw ExitCode(1)
    }
  }

  private func files(_ pages: [String], _ name: String) throws -> [(path: String, bytes: [UInt8])] {
    switch format {
    case .svg:
      return pages.enumerated().map { number, page in
        (pages.count == 1 ? "\(name).svg" : "\(name)-\(number + 1).svg", Array(page.utf8))
      }
    case .html:
      return [("\(name).html", Array(SheetDocument.html(pages, on: paper, in: language).utf8))]
    case .pdf:
      do throws(ImageConverter.Failure) {
        return [("\(name).pdf", Array(try ImageConverter(scale: 1).document(pages)))]
      } catch {
        try Console.report([Diagnostic(id: "diagram.image", at: SourceLocation(file: "\(name).pdf"), "\(error)")])
        throw ExitCode(1)
      }
    }
  }
}

extension Sheet.Name: ExpressibleByArgument {}
