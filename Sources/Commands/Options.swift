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
