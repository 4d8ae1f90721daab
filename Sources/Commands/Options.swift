import Analysis
public import ArgumentParser
import Diagnostics
public import Lifecycle
import ScenarioLanguage
import Scenarios

/// Which folder the content is in.
struct ContentOption: ParsableArguments {
  @Option(
    name: .customLong("content"),
    help: ArgumentHelp("The folder of scenarios, evidence and prose; left out, Content.", valueName: "folder"),
    completion: .directory)
  var given: String?

  /// The folder of content when no option names one.
  static let usual = "Content"

  var content: String { given ?? Self.usual }
}

/// Which release and which orders a scenario is simulated with.
struct SimulationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Simulate this release of iOS, whatever the scenario says (\(Release.knownInWords)).", valueName: "release"),
    completion: .lifelineReleases)
  var ios: [String] = []

  @Option(help: ArgumentHelp("Simulate this kind of device, whatever the scenario says.", valueName: "phone|pad"))
  var idiom: Platform.Idiom?

  @Option(
    name: .customLong("order"),
    help: ArgumentHelp(
      "Ask for an order that is not the release's own, such as navigation.push=incoming-first. May be repeated.",
      valueName: "rule=variant"),
    completion: .lifelineOrders)
  var orders: [String] = []

  func validate() throws {
    for text in ios { _ = try Release(asked: text) }
    for order in orders { _ = try parsed(order) }
  }

  /// Refuses more than one release, with what to do in place of it.
  func requireOneRelease(instead: String) throws {
    if ios.count > 1 { throw ValidationError("one --ios at a time; \(instead)") }
  }

  /// Whether a scenario is simulated as it says itself. Expectations speak of that only.
  var areScenariosOwn: Bool { ios.isEmpty && orders.isEmpty && idiom == nil }

  /// The releases that are asked for, each once, in the order in which they are.
  var releases: [Release] {
    ios.compactMap(Release.init(parsing:)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The script with the options' release, device and orders.
  func applied(to script: Script) -> Script { applied(to: script, on: releases.first) }

  /// The script with that release, if there is one, and the options' device and orders.
  func applied(to script: Script, on release: Release?) -> Script {
    var script = script
    if let release { script.platform = script.platform.moved(to: release) }
    if let idiom { script.platform = script.platform.moved(to: idiom) }
    for order in orders {
      guard let (rule, variant) = try? parsed(order) else { continue }
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
enum ScenarioArgument {
  /// Whether a name is that of a file, or of standard input, and no id.
  static func isFile(_ name: String) -> Bool {
    name == TextFile.standardInput || name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// Reports what cannot be simulated of a scenario, whose script may have been moved to another release.
  static func requirePossible(_ scenario: Scenario, as script: Script) throws {
    if let excess = scenario.excess { try Console.report([excess]) }
    try Console.report(ScenarioCheck.diagnostics(scenario, Simulator.run(script), withExpectations: false))
  }

  /// The scenario of a file or an id; what is wrong with it is reported. `others` are names that could have been meant as
  /// well.
  static func load(_ scenario: String, in content: ContentOption, or others: [String] = []) throws -> Scenario {
    let isFile = isFile(scenario)
    if scenario == TextFile.standardInput { Console.announceStandardInput() }
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

extension Platform.Idiom: ExpressibleByArgument {}

extension Release {
  /// The release that somebody asks for on the command line.
  init(asked text: String) throws {
    if let release = Release(parsing: text) {
      self = release
      return
    }
    // `iOS 17`, `ios17` and `v17` are plain enough.
    let number = text.drop { !$0.isNumber }
    let meant = Release(parsing: String(number)).map { "; did you mean '\($0.description)'?" }
    throw ValidationError(
      "iOS '\(text)' is not a release that the model knows\(meant ?? "; it knows iOS \(Release.knownInWords)")")
  }
}
