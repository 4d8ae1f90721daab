import ArgumentParser
import Diagnostics
import Reports

/// `lifeline manual`
struct Manual: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the manual page, for man to read.",
    discussion: """
      The page says what --help says of every command.

      EXAMPLES
        lifeline manual > /usr/local/share/man/man1/lifeline.1
        lifeline manual | man -l -
      """)

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    do throws(JSONProblem) {
      let help = try CommandHelp(dump: Lifeline._dumpHelp())
      Console.print(asIs: ManualPage.mdoc(help, Self.facts))
    } catch {
      throw UsageError("the help cannot be read: \(error.message)")
    }
  }

  private static let facts = ManualPage.Facts(
    version: Lifeline.version, date: Lifeline.versionDate,
    environment: [
      ("NO_COLOR", "If it is set, messages have no colour."),
      ("CLICOLOR", "If it is 0, messages have no colour."),
      ("TERM", "If it is dumb or not set, there is neither colour nor progress."),
      ("CI", "If it is set, there is no line that tells how far a build is."),
    ],
    files: [
      ("Content", "The folder of scenarios, evidence and prose, unless --content names another."),
      ("Templates", "The folder of templates, unless --templates names another."),
      ("Output", "The site and the book, unless --output names another folder."),
      (".lifeline/layouts", "Layouts that are kept between builds. They may be deleted."),
    ])
}
