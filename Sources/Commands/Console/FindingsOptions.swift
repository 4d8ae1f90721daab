import ArgumentParser
import Diagnostics

/// How findings are printed, and which of them fail.
struct FindingsOptions: ParsableArguments {
  @Option(help: "How the findings are printed; github, json, sarif and junit go to standard output.")
  var format: DiagnosticFormat = .text

  @Flag(help: "Let warnings fail as well.")
  var strict = false

  @Flag(help: "Print all findings; without it, text and github have the \(mostForPeople) worst.")
  var all = false

  /// The most findings that people are shown. Nobody reads on, and code hosts show fewer.
  static let mostForPeople = 100

  /// The most findings to print, if there is such a number.
  var limit: Int? { all ? nil : Self.mostForPeople }
}
