import Anki
public import ArgumentParser
import Diagnostics
import Diagrams
public import Drawing
import Foundation
import Generator
import Lifecycle
import Site

/// `lifeline cards`
struct Cards: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "Make cards to learn with: for Anki, as a table, as JSON, or to print and cut.",
    discussion: """
      Callbacks, orders of calls, who gets nothing, what releases changed, claims, lines of logs, the course's traps and \
      its interview questions. The answers come from runs; what is only inferred is not asked for.

      A card keeps its id. What Anki has already is replaced by cards of a higher --edition, and stays as it is otherwise: \
      raise the number with each file that you give away.

      EXAMPLES
        lifeline cards -o lifeline.apkg
        lifeline cards -o lifeline.apkg --language ko --edition 2
        lifeline cards --format tsv -o cards.txt
        lifeline cards --format json --ios 17
        lifeline cards --format pdf --paper letter -o cards.pdf
      """)

  @Option(help: "In which format; left out, as the file's ending says, or tsv.")
  var format: CardFormat?

  @Option(help: "In which language; Templates/words may have further ones.")
  var language: DiagramLanguage = .english

  @Option(
    help: ArgumentHelp(
      "Run every scenario on this release of iOS (\(Release.knownInWords)); left out, each on its own.",
      valueName: "release"),
    completion: .lifelineReleases)
  var ios: String?

  @Option(
    help: ArgumentHelp("Which edition of an Anki package it is; Anki takes later ones as newer.", valueName: "number"))
  var edition = 1

  @Option(help: "The paper that cards are printed on.")
  var paper: Paper = .a4

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; left out, or -, standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var content: ContentOption
  @OptionGroup var templates: TemplateOption
  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if output == "" { throw ValidationError("--output names a file, or - for standard output") }
    if let ios { _ = try Release(asked: ios) }
    guard (1...1_000_000).contains(edition) else {
      throw ValidationError("--edition is a number from 1 to 1000000, not \(edition)")
    }
  }

  func run() throws {
    let file = OutputFile(output ?? "-")
    let format = try chosenFormat(file)
    let release = try ios.map { try Release(asked: $0) }
    let material = StudyMaterial(
      content: content.content, templates: templates.origin(beside: content.content), on: release)
    if let fault = material.fault(of: language) { throw UsageError(fault) }
    try Console.report(material.diagnostics)
    let cards = material.cards(in: language)
    guard !cards.isEmpty else { throw UsageError("\(content.content) has nothing to make cards of") }
    guard let bytes = try bytes(cards, format) else { return }
    if file.isStandardOutput { return Console.print(Data(bytes)) }
    do throws(OutputError) {
      try file.write(bytes)
    } catch {
      try Console.report(error.diagnostics)
    }
    Console.count("\(output ?? "-"): \(cards.count) cards")
  }

  /// A format that is not asked for follows from the file's ending.
  private func chosenFormat(_ file: OutputFile) throws -> CardFormat {
    // A device or a pipe is called what it is called for other reasons.
    let name = file.isRegular ? output ?? "" : ""
    // An empty path would be that of the folder in which the command runs.
    let ending = name.isEmpty ? "" : URL(fileURLWithPath: name).pathExtension.lowercased()
    let named = CardFormat(rawValue: ending)
    if self.format == nil, named == nil, !ending.isEmpty {
      let known = CardFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError("'\(name)' ends as no format does; there is \(known); or say --format")
    }
    if let asked = self.format, let named, asked != named {
      throw UsageError("'\(name)' ends as files of \(named.rawValue) do, and --format says \(asked.rawValue)")
    }
    let format = self.format ?? named ?? .tsv
    if !format.isText, file.isTerminal {
      throw UsageError("\(format.rawValue) is no text, and '\(output ?? "-")' is a terminal; name a file with -o")
    }
    return format
  }

  private func bytes(_ cards: [WrittenCard], _ format: CardFormat) throws -> [UInt8]? {
    switch format {
    case .tsv: return Array(CardTexts.tsv(cards).utf8)
    case .json: return Array((CardTexts.json(cards).text() + "\n").utf8)
    case .apkg: return AnkiPackage(cards, edition: edition).bytes
    case .pdf:
      let printed = PrintedCards(cards.map(\.printed), title: "Lifeline", on: paper, in: language)
      if !printed.cut.isEmpty {
        Console.error("\(printed.cut.count) cards are too long for their place, and end in an ellipsis")
      }
      do throws(ImageConverter.Failure) {
        return Array(try ImageConverter(scale: 1).document(printed.pages))
      } catch {
        try Console.report([
          Diagnostic(id: "diagram.image", at: SourceLocation(file: output ?? "cards"), "\(error)")
        ])
        return nil
      }
    }
  }
}

extension Paper: ExpressibleByArgument {}
