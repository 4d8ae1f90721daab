import ArgumentParser
import Diagnostics
import Diagrams
import Generator

extension TemplatesCommand {
  /// `lifeline templates words`
  struct Words: ConsoleCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the phrases for which a language has no words, as a table to fill in.",
      discussion: """
        The table gives each phrase its English words; replace them with a translation. A file in the folder of the language, \
        such as Templates/words/de/more.json, adds further words.

        EXAMPLES
          lifeline templates words de > Templates/words/de.json
        """)

    @Argument(help: ArgumentHelp("The code of the language, such as de.", valueName: "language"))
    var language: DiagramLanguage

    @OptionGroup var folder: TemplatesFolder
    @OptionGroup var console: ConsoleOptions

    func validate() throws {
      if language == .english { throw ValidationError("the templates are written in English") }
    }

    func run() throws {
      let phrases = TemplateWords.missing(in: language, folder.origin)
      let entries = phrases.map { phrase in
        // A phrase is its own English text.
        "  \(JSONText.quoted(phrase)): \(JSONText.quoted(phrase))"
      }
      Console.print(asIs: "{\n\(entries.joined(separator: ",\n"))\n}\n")
      Console.count("\(language.code): \(Counts.phrase(phrases.count, "phrase")) without words")
    }
  }
}
