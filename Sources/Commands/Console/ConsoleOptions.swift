import ArgumentParser

/// When messages are in colour.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// How a command talks on standard error.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When messages are in colour: auto is on a terminal, unless NO_COLOR or CLICOLOR=0 is set.", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(name: .shortAndLong, help: "Print results and what is wrong; no progress, no counts.")
  var quiet = false

  func style(on terminal: Terminal) -> ConsoleStyle {
    ConsoleStyle(
      isColored: terminal.showsColor(color), showsProgress: terminal.showsProgress && !quiet, showsCounts: !quiet)
  }
}

/// A command with these options; `Lifeline.main` sets the console accordingly before it runs.
protocol ConsoleCommand: ParsableCommand {
  var console: ConsoleOptions { get }
}
