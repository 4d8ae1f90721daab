import ArgumentParser
import BuiltInTemplates
import Diagnostics
import Diagrams
import Generator
import Site

extension TemplatesCommand {
  /// `lifeline templates words`
  struct Words: ConsoleCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the phrases for which a language has no words into a table to fill in.",
      discussion: """
        The words of each phrase are empty in the table; a phrase whose words are empty is shown in English. A file that is \
        there already keeps what it says, and gets the phrases that it lacks. A file in the folder of the language, such as \
        Templates/words/de/more.json, adds further words.

        EXAMPLES
          lifeline templates words de --output Templates/words/de.json
          lifeline templates words de
        """)

    @Argument(help: ArgumentHelp("The code of the language, such as de.", valueName: "language"))
    var language: DiagramLanguage

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The table to write, or to add to if it is there; left out, or -, standard output.", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var output: String?

    @OptionGroup var folder: TemplatesFolder
    @OptionGroup var console: ConsoleOptions

    func validate() throws {
      if language == .english { throw ValidationError("the templates are written in English") }
      if output == "" { throw ValidationError("--output names a file, or - for standard output") }
    }

    func run() throws {
      let phrases = TemplateWords.missing(in: language, folder.origin)
      let file = OutputFile(output ?? "-")
      guard let output, file.isRegular else {
        try write(WordTableText().adding(phrases), to: file)
        return count(language.code, phrases.count)
      }
      let old = try WordTableText(at: output)
      let new = old.adding(phrases)
      // A table with nothing in it would take the place of the one that comes with Lifeline.
      guard new.members != old.members else { return count(output, old.untranslated) }
      if !old.isThere, let name = builtInTable(at: output) {
        throw UsageError(
          "'\(output)' would take the place of the table that comes with Lifeline; a file in \(name) adds to that one")
      }
      try write(new, to: file)
      count(output, new.untranslated)
    }

    private func write(_ table: WordTableText, to file: OutputFile) throws {
      if file.isStandardOutput { return Console.print(asIs: table.text) }
      do throws(OutputError) {
        try file.write(Array(table.text.utf8), makingFolders: true)
      } catch {
        try Console.report(error.diagnostics)
      }
    }

    private func count(_ subject: String, _ number: Int) {
      Console.count("\(subject): \(Counts.phrase(number, "phrase")) without words")
    }

    /// The folder whose files add to Lifeline's table of the language, where a file would take that one's place.
    private func builtInTable(at path: String) -> String? {
      let table = "words/\(language.code).json"
      let isBuiltIn = BuiltInTemplates.files.contains { $0.path == table }
      guard isBuiltIn, "/\(path)".hasSuffix("/\(table)") else { return nil }
      return "\(path.dropLast(".json".count))"
    }
  }
}
