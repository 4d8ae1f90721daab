public import ArgumentParser
public import Scenarios

/// `lifeline schema`
struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of scenarios, evidence, tasks, or the site's settings, for editors.",
    discussion: """
      With it an editor completes keys and words, and underlines slips while you type. The check knows more: whether names \
      are those of the scenario, and whether steps are possible.

      EXAMPLES
        lifeline schema scenario > scenario.json

      The first line of a file names its schema for editors that use the YAML language server:
        # yaml-language-server: $schema=scenario.json
      """)

  @Argument(help: "Of what.")
  var kind: ContentSchema

  @OptionGroup var console: ConsoleOptions

  func run() throws { Console.print(asIs: kind.text) }
}

extension ContentSchema: ExpressibleByArgument {}
