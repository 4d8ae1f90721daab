import ArgumentParser

/// `lifeline completions`
struct Completions: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the script with which a shell completes commands, options, and the ids of scenarios.",
    discussion: """
      EXAMPLES
        lifeline completions bash > /etc/bash_completion.d/lifeline
        lifeline completions zsh > "${fpath[1]}/_lifeline"
        lifeline completions fish > ~/.config/fish/completions/lifeline.fish
      """)

  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  @Argument(help: "Which shell.")
  var shell: Shell

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    let shell: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    let script = Lifeline.completionScript(for: shell)
    Console.print(asIs: script.hasSuffix("\n") ? script : script + "\n")
  }
}
