import ArgumentParser
import Diagnostics
import Foundation

/// Where the tool's words go: results to standard output, everything else to standard error.
enum Console {
  /// Prints a result. Where nobody reads it any more, as behind `| head`, there is nothing left to do.
  static func print(_ text: String) { print(Data(text.utf8)) }

  /// The same for what is not text.
  static func print(_ data: Data) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      if errno != EPIPE { Self.error("Error: the output cannot be written: \(String(cString: strerror(errno)))") }
      Lifeline.exit(withError: ExitCode(1))
    }
  }

  /// Prints everything else. If even that cannot be written, the exit status has to tell.
  static func error(_ text: String) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    do { try FileHandle.standardError.write(contentsOf: Data(line.utf8)) } catch { return }
  }

  /// Prints the diagnostics; errors end the command with 1, and so do warnings if it is to be strict.
  static func report(
    _ diagnostics: [Diagnostic], as format: DiagnosticFormat = .text, strict: Bool = false
  ) throws {
    if !diagnostics.isEmpty { error(format.write(diagnostics)) }
    if diagnostics.hasErrors || (strict && !diagnostics.isEmpty) { throw ExitCode(1) }
  }
}
