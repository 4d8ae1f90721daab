import ArgumentParser
import Diagnostics
import Foundation

/// Where the tool's words go: results to standard output, everything else to standard error.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Prints the diagnostics; errors end the command with 1, and so do warnings if it is to be strict.
  static func report(
    _ diagnostics: [Diagnostic], as format: DiagnosticFormat = .text, strict: Bool = false
  ) throws {
    if !diagnostics.isEmpty { error(format.write(diagnostics)) }
    if diagnostics.hasErrors || (strict && !diagnostics.isEmpty) { throw ExitCode(1) }
  }
}
