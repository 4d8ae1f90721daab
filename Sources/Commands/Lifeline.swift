public import ArgumentParser
import Diagnostics

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
        lifeline simulate push-pop            the callbacks of a scenario in Content
        lifeline simulate push-pop --ios 10   the same on another release
        lifeline changes --from 17 --to 18    what a release changed
        lifeline check                        everything that is wrong with the content
        lifeline build                        the site and the book

      Exit status: 0 fine, 1 findings, 2 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      Build.self, Check.self, Simulate.self, Draw.self, Changes.self, EvidenceReport.self, LayoutWorkerCommand.self,
    ])

  /// Makes the command.
  public init() {}

  /// Runs it, with 2 instead of the shell's usual code for wrong usage.
  public static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as UsageError {
      Console.error(printable("Error: \(error.message)"))
      exit(withError: ExitCode(2))
    } catch {
      if exitCode(for: error) == .validationFailure {
        Console.error(printable(fullMessage(for: error)))
        exit(withError: ExitCode(2))
      }
      exit(withError: error)
    }
  }

  /// The lines of a message, which repeats what was typed: no terminal takes a part of them for a command.
  private static func printable(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}

/// What was asked for does not exist; found only once the content is read, so the usage line would not help.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
