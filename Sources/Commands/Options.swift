import Analysis
import ArgumentParser
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios

/// Which folder the content is in.
struct ContentOption: ParsableArguments {
  @Option(
    name: .customLong("content"),
    help: ArgumentHelp("The folder of scenarios, evidence and prose; left out, Content.", valueName: "folder"))
  var given: String?

  var content: String { given ?? "Content" }
}

/// Which release and which orders a scenario is simulated with.
struct SimulationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Simulate this release of iOS, whatever the scenario says (\(Release.knownInWords)).", valueName: "release"))
  var ios: String?

  @Option(
    name: .customLong("order"),
    help: ArgumentHelp(
      "Ask for an order that is not the release's own, such as navigation.push=incoming-first. May be repeated.",
      valueName: "rule=variant"))
  var orders: [String] = []

  func validate() throws {
    if let ios, Release(parsing: ios) == nil {
      throw ValidationError(
        "iOS '\(ios)' is not a release that the model knows; it knows iOS \(Release.knownInWords)")
    }
    for order in orders { _ = try parsed(order) }
  }

  /// Whether a scenario is simulated as it says itself. Expectations speak of that only.
  var areScenariosOwn: Bool { ios == nil && orders.isEmpty }

  /// The script with the options' release and orders.
  func applied(to script: Script) throws -> Script {
    var script = script
    if let release = ios.flatMap(Release.init(parsing:)) {
      script.platform = script.platform.moved(to: release)
    }
    for order in orders {
      let (rule, variant) = try parsed(order)
      script.orders[rule] = variant
    }
    return script
  }

  private func parsed(_ order: String) throws -> (Rule.ID, String) {
    let parts = order.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError("'\(order)' is not an order; write RULE=VARIANT, such as navigation.push=incoming-first")
    }
    guard let rule = RuleBook.rule(Rule.ID(parts[0])) else {
      let names = RuleBook.rules.map(\.id.name)
      throw ValidationError(
        "'\(parts[0])' is not a rule\(Suggestion.phrase(for: parts[0], in: names, orList: "the rules are"))")
    }
    guard rule.variant(named: parts[1]) != nil else {
      let names = rule.variants.map(\.name)
      throw ValidationError(
        "'\(parts[1])' is not an order of \(rule.id.name)\(Suggestion.phrase(for: parts[1], in: names, orList: "it has"))"
      )
    }
    return (rule.id, parts[1])
  }
}

/// A scenario by its file or by its id.
struct ScenarioArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A scenario's file, - for standard input, or its id in the content folder.", valueName: "file or id"))
  var scenario: String

  @OptionGroup var content: ContentOption

  /// The scenario; what is wrong with it is reported.
  func load() throws -> Scenario { try Self.load(scenario, in: content) }

  /// The scenario of a file or an id; `others` are names that could have been meant as well.
  static func load(_ scenario: String, in content: ContentOption, or others: [String] = []) throws -> Scenario {
    let isFile =
      scenario == TextFile.standardInput || scenario.contains("/") || scenario.hasSuffix(".yaml")
      || scenario.hasSuffix(".yml")
    let (catalog, diagnostics) =
      isFile ? CatalogLoader.load(file: scenario) : CatalogLoader.load(folder: content.content)
    if isFile {
      try Console.report(diagnostics)
      guard let found = catalog.scenarios.first else {
        let place = SourceLocation(file: TextFile.shownName(scenario))
        try Console.report([Diagnostic(id: "scenario.none", at: place, "the file holds no scenario")])
        throw ExitCode(1)
      }
      return found
    }
    if let found = catalog.scenario(scenario) ?? catalog.incompleteScenarios.first(where: { $0.id == scenario }) {
      try Console.report(diagnostics.filter { $0.location.file == found.location.file })
      return found
    }
    let ids = catalog.scenarios.map(\.id)
    // Where nothing could be read, that is the trouble, and not the name.
    if ids.isEmpty { try Console.report(diagnostics) }
    throw UsageError(
      "there is no scenario '\(scenario)' in \(content.content)\(Suggestion.phrase(for: scenario, in: ids + others))")
  }
}
