public import ArgumentParser
import Diagnostics
import Graphviz

/// The command-line tool.
public struct Lifeline: ParsableCommand {
  /// What it says of itself.
  public static let configuration = CommandConfiguration(
    commandName: "lifeline",
    abstract: "Lifecycles of Apple's platforms that are run, not written.",
    discussion: """
      A scenario file says what is on screen and what happens; lifeline simulates it and tells which callbacks come in \
      which order on which release, draws it, and publishes it as a site and a book.

      Start with:
        lifeline new shop                     a folder of your own, which builds at once
        lifeline simulate push-pop            the callbacks of a scenario in Content
        lifeline simulate 'nav(A)' 'push B'   the callbacks of a flow that you type
        lifeline simulate push-pop --ios 10   the same on another release
        lifeline changes --from 17 --to 18    what a release changed
        lifeline verify app.log               what happened in a log, and where it departs
        lifeline check                        everything that is wrong with the content
        lifeline explain content.missing-key  what a finding means, by the id in brackets behind it
        lifeline build                        the site and the book
        lifeline serve                        the site in a browser, while you write

      Exit status: 0 fine, 1 findings, 2 wrong usage.
      """,
    version: version,
    subcommands: [
      New.self, Build.self, Serve.self, Check.self, Simulate.self, Diff.self, Draw.self, Verify.self, Record.self,
      Changes.self, EvidenceReport.self, Cards.self, Sheets.self, Embed.self, Export.self, TemplatesCommand.self,
      Explain.self, SchemaCommand.self, Completions.self, Manual.self, LayoutWorkerCommand.self,
    ])

  /// The tool's version.
  static let version = "0.1.0"
  /// When that version was made, for its manual page.
  static let versionDate = "November 23, 2026"

  /// Makes the command.
  public init() {}

  /// Runs it, with 2 instead of the shell's usual code for wrong usage.
  public static func main() {
    // A build starts several workers, which have nothing to say and no options to read.
    if Array(CommandLine.arguments.dropFirst()) == LayoutWorkerCommand.arguments { return LayoutWorker.run() }
    let terminal = Terminal.standardError
    Console.$style.withValue(ConsoleStyle(isColored: terminal.showsColor(.auto))) {
      do {
        let arguments = FlowWords.withoutDashes(Array(CommandLine.arguments.dropFirst()))
        try findCommand(in: arguments[...])
        run(try parsed(arguments), on: terminal)
      } catch {
        end(with: error)
      }
    }
  }

  /// The command that is asked for. `evidence` takes files by their names, and would take `add` for one.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    guard arguments.starts(with: ["evidence", "add"]) else { return try parseAsRoot(arguments) }
    return try EvidenceAdd.Root.parseAsRoot(Array(arguments.dropFirst()))
  }

  private static func run(_ parsed: any ParsableCommand, on terminal: Terminal) {
    let style = (parsed as? any ConsoleCommand)?.console.style(on: terminal) ?? Console.style
    Console.$style.withValue(style) {
      var command = parsed
      do { try command.run() } catch { end(with: error) }
    }
  }

  private static func end(with error: any Error) -> Never {
    if let error = error as? UsageError {
      Console.failure(error.message.printable)
      exit(withError: ExitCode(2))
    }
    switch exitCode(for: error) {
    case .validationFailure:
      // It repeats what was typed: no terminal takes a part of that for a command.
      let lines = WrongUsage(fullMessage(for: error)).text.split(separator: "\n", omittingEmptySubsequences: false)
      Console.error(lines.map { String($0).printable }.joined(separator: "\n"))
      exit(withError: ExitCode(2))
    case .failure where !(error is ExitCode):
      Console.failure(SystemWords.words(for: error))
      exit(withError: ExitCode(1))
    default: exit(withError: error)
    }
  }

  /// The parser takes a mistyped command for an argument too many, and says so of all that follow as well.
  private static func findCommand(in arguments: ArraySlice<String>) throws(UsageError) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments
    guard let word = words.first, !word.hasPrefix("-") else { return }
    // Each command states its name. To derive one from the type takes the parser longer than all else that it does.
    let commands = configuration.subcommands.map { command in
      (name: command.configuration.commandName ?? "", isShown: command.configuration.shouldDisplay)
    }
    guard word != "help", !commands.contains(where: { $0.name == word }) else { return }
    let names = commands.filter(\.isShown).map(\.name)
    throw UsageError(
      "there is no command '\(word)'\(Suggestion.phrase(for: word, in: names, orList: "the commands are"))")
  }
}

/// What was asked for does not exist; found only once the content is read, so the usage line would not help.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
