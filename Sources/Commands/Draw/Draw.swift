public import ArgumentParser
import Diagnostics
public import Diagrams
public import Drawing
import Foundation
import Generator
import Graphviz
import Scenarios

/// `lifeline draw`
struct Draw: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a scenario, a state machine, a comparison or what logs agree on; or everything.",
    discussion: """
      A scenario gives a sequence, the tree in its window step by step, and a path over the states for each controller, \
      for the app and for its scenes. The name of a machine draws the machine alone: \
      \(StateMachines.all.map(\.id).joined(separator: ", ")). With --diagram comparison or order, name a comparison or a \
      kind of transition; --diagram map needs no name. With --all every diagram goes into a folder, with a contact sheet.

      mermaid and plantuml are for READMEs and wikis, scxml and xstate for tools that run state machines; a format is \
      refused where it has no way to say what the diagram says. png and pdf are made by librsvg.

      EXAMPLES
        lifeline draw push-pop --subject Detail -o detail.svg
        lifeline draw push-pop --diagram sequence --language ko
        lifeline draw app-home --format dot
        lifeline draw view-controller --theme dark -o machine.png
        lifeline draw push --diagram order
        lifeline draw --all diagrams
      """)

  @Argument(
    help: ArgumentHelp("A scenario's file or id, or another name.", valueName: "file or id"),
    completion: .lifelineScenarios(or: StateMachines.all.map(\.id)))
  var name: String?

  @OptionGroup var content: ContentOption
  @OptionGroup var layouts: LayoutOptions
  @OptionGroup var options: SimulationOptions
  @OptionGroup var writing: OutputOptions

  @Option(help: "Which diagram.")
  var diagram: Diagram.Kind = .states

  @Option(
    help: ArgumentHelp("Whose path, where several controllers take one; left out, the first's.", valueName: "name"))
  var subject: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      In which format; left out, as the file's ending says, or svg, and with --all every format that is text. May be \
      repeated with --all.
      """))
  var format: [DrawFormat] = []

  @Option(help: "In which language; Templates/words may have further ones.")
  var language: DiagramLanguage = .english

  @Option(help: "The colours of images; SVG follows the reader's theme.")
  var theme: DiagramTheme = .light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pixels of a PNG stand for one of the drawing, 1 to 8.", valueName: "number"))
  var scale = 2

  @Option(help: ArgumentHelp("Draw everything into this folder, which is replaced.", valueName: "folder"))
  var all: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; left out, or -, standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if output == "" { throw ValidationError("--output names a file, or - for standard output") }
    if all == "" { throw ValidationError("--all names a folder") }
    try options.requireOneRelease(instead: "a diagram is of one release")
    guard (1...8).contains(scale) else { throw ValidationError("--scale is a number from 1 to 8, not \(scale)") }
    if all != nil, name != nil || output != nil || subject != nil {
      throw ValidationError("--all draws everything: it takes no name, no --subject and no --output")
    }
    if all == nil, diagram == .map, let name { throw ValidationError("--diagram map takes no name, not '\(name)'") }
    if all == nil, subject != nil, diagram != .states {
      throw ValidationError("--subject selects a path over states, so it works with --diagram states only")
    }
    if all == nil, [.order, .comparison, .map].contains(diagram), !options.areScenariosOwn {
      throw ValidationError(
        "--diagram \(diagram.rawValue) belongs to no scenario, so it takes no release, device or order")
    }
    if all == nil, format.count > 1 { throw ValidationError("one format at a time; several go with --all") }
  }

  func run() throws {
    let words = try TemplateWords.ofDiagrams(language, TemplateOption.origin(beside: content.content))
    if let all {
      return try DrawAll(
        folder: all, formats: format, content: content.content, words: words, theme: theme,
        converter: ImageConverter(scale: scale), layouts: layouts, writing: writing
      ).run()
    }
    let target = try DrawTarget(output: output, format: format.first)
    let drawing = DiagramDrawing(words: words)
    let choice = try DiagramChoice(
      name: name, kind: diagram, subject: subject, content: content, options: options, words: drawing.words
    ).chosen()
    if case .text(let text) = target.format, !text.applies(to: choice.diagram.kind) {
      throw UsageError(
        "\(text.rawValue) has no way to say what a diagram of kind \(choice.diagram.kind.rawValue) says")
    }
    guard let data = try data(choice.diagram, drawing, target.format) else { return }
    try target.write(data)
    // What a scenario expects in vain does not make its drawing wrong.
    try Console.report(choice.findings)
  }

  /// The drawing in a format. What stands against it is reported.
  private func data(_ diagram: Diagram, _ drawing: DiagramDrawing, _ format: DrawFormat) throws -> Data? {
    let layouts: [Layout]
    // A worker costs more time than the layout of one diagram, but its end is not this process's, and it has a deadline.
    var settings = self.layouts.settings
    do throws(LayoutFailures) {
      layouts = try settings.engine.layouts(of: drawing.graphs(of: diagram), cache: &settings.cache)
    } catch {
      try Console.report(error.diagnostics)
      return nil
    }
    switch format {
    case .text(let format): return Data((drawing.text(of: diagram, as: format, layouts: layouts) ?? "").utf8)
    case .image(let format):
      let svg = drawing.svg(of: diagram, layouts: layouts, as: .fixed(theme))
      do throws(ImageConverter.Failure) {
        return try ImageConverter(scale: scale).image(svg, format)
      } catch {
        try Console.report([
          Diagnostic(id: "diagram.image", at: SourceLocation(file: "diagram '\(diagram.id)'"), "\(error)")
        ])
        return nil
      }
    }
  }
}

extension Diagram.Kind: ExpressibleByArgument {}
extension DiagramTheme: ExpressibleByArgument {}
