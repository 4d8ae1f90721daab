import Foundation

/// What is known of where standard error leads, and of what the user wants there.
struct Terminal: Sendable {
  /// Whether it is a terminal, and no file or pipe.
  let isTerminal: Bool
  /// The variables that say what the terminal can do and what is wanted of it.
  let environment: [String: String]

  /// Where this process's standard error leads.
  static var standardError: Terminal {
    Terminal(isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  }

  /// Whether messages are in colour: what the command line says goes before `NO_COLOR`, `CLICOLOR` and `TERM`.
  func showsColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: obeysEscapes && !isSet("NO_COLOR") && environment["CLICOLOR"] != "0"
    }
  }

  /// Whether a line may be written over and over. The logs of continuous integration keep every version of it.
  var showsProgress: Bool { obeysEscapes && !isSet("CI") }

  private var obeysEscapes: Bool { isTerminal && isSet("TERM") && environment["TERM"] != "dumb" }

  private func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
}
