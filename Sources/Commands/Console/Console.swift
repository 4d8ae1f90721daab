import ArgumentParser
import Diagnostics
import Foundation
import Reports

/// How messages look.
struct ConsoleStyle: Sendable {
  var isColored = false
  var showsProgress = false
  var showsCounts = true
}

/// Where the tool's words go: results to standard output, everything else to standard error.
enum Console {
  /// How messages look during this run; set once, around the whole command.
  @TaskLocal static var style = ConsoleStyle()

  /// Cleans up if the command ends because it cannot print; `nil` if the command writes no output folder.
  @TaskLocal static var interruption: Interruption?

  /// Prints a result for people: what a terminal would obey instead of showing it is written as a code.
  static func print(_ text: String) { print(asIs: printable(text)) }

  /// Prints a result for tools, which has codes of its own.
  static func print(asIs text: String) { print(Data(text.utf8)) }

  /// Prints bytes. If the reader has gone, as behind `| head`, the command ends; a command that writes an output folder goes on.
  static func print(_ data: Data) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      if errno == EPIPE, interruption != nil { return }
      if errno != EPIPE { failure("the output cannot be written: \(String(cString: strerror(errno)))") }
      interruption?.cleanUp()
      Lifeline.exit(withError: ExitCode(1))
    }
  }

  /// Prints everything else.
  static func error(_ text: String) { write(printable(text)) }

  /// Prints why the command ends here.
  static func failure(_ message: String) {
    let label = style.isColored ? TerminalColor.red.bold("Error:") : "Error:"
    write("\(label) \(printable(message))")
  }

  /// Prints how much there was of something, unless only findings are wanted.
  static func count(_ text: String) { if style.showsCounts { error(text) } }

  /// Says that something is waited for, where it is a person who has to type it.
  static func announceStandardInput() {
    if isatty(STDIN_FILENO) == 1 { count("standard input is read; Ctrl-D ends it") }
  }

  /// The same where the count is the result.
  static func countResult(_ text: String) { if style.showsCounts { print(text) } }

  /// Prints the diagnostics; errors end the command with 1, and so do warnings if it is to be strict.
  ///
  /// With a subject, such as the folder that was read, a last line counts them.
  static func report(
    _ diagnostics: [Diagnostic], strict: Bool = false, counting subject: String? = nil, atMost limit: Int? = nil
  ) throws {
    if !diagnostics.isEmpty {
      write(DiagnosticFormat.text.write(diagnostics, colored: style.isColored, atMost: limit))
      if let subject { count("\(subject.printable): \(Counts.phrase(diagnostics))") }
    }
    if diagnostics.hasErrors || (strict && !diagnostics.isEmpty) { throw ExitCode(1) }
  }

  /// The same in the format that is asked for. What tools read is the result, so it goes to standard output, also where
  /// there is nothing wrong.
  static func report(_ diagnostics: [Diagnostic], _ options: FindingsOptions, counting subject: String? = nil) throws {
    if options.format == .text {
      return try report(diagnostics, strict: options.strict, counting: subject, atMost: options.limit)
    }
    print(asIs: forTools(diagnostics, options.format, atMost: options.limit, warningsFail: options.strict))
    if diagnostics.hasErrors || (options.strict && !diagnostics.isEmpty) { throw ExitCode(1) }
  }

  /// The diagnostics in a format for tools.
  static func forTools(
    _ diagnostics: [Diagnostic], _ format: DiagnosticFormat, atMost limit: Int? = nil, warningsFail: Bool = false
  ) -> String {
    format.write(
      diagnostics, atMost: limit, warningsFail: warningsFail, version: Lifeline.version,
      describing: { Explanation.of($0)?.meaning })
  }

  /// The text, printable, with the line breaks that it has.
  private static func printable(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
  }

  /// Writes a text as it is. If even that cannot be written, the exit status has to tell.
  static func write(_ text: String, isLine: Bool = true) {
    let line = text.hasSuffix("\n") || !isLine ? text : text + "\n"
    do { try FileHandle.standardError.write(contentsOf: Data(line.utf8)) } catch { return }
  }
}
