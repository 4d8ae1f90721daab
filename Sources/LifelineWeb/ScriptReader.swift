import Diagnostics
import Lifecycle
import ModuleCalls
import ScenarioLanguage

/// Reads what is to be simulated, in the keys of scenario files.
struct ScriptReader {
  static let keys =
    ["structure", "style", "definesPresentationContext", "manualForwarding", "preservesState", "usesTabs"]
    + ["platform", "orders", "steps"]

  private var input: InputReader

  /// The script, or all that is wrong with it.
  static func read(_ text: String) -> (script: Script?, problems: [InputProblem]) {
    if text.utf8.count > InputLimit.bytes {
      return (nil, [InputProblem(place: "", message: "an input may have \(InputLimit.bytes) bytes")])
    }
    do throws(JSONProblem) {
      let value = try JSON(parsing: text)
      var reader = ScriptReader(input: InputReader(value, at: "", what: "a script", keys: keys))
      let script = reader.script()
      return reader.input.isFine ? (script, []) : (nil, reader.input.problems)
    } catch {
      return (nil, [InputProblem(place: "", message: error.message, offset: error.offset)])
    }
  }

  private mutating func script() -> Script? {
    let platform = platform()
    let orders = orders()
    let steps = steps()
    guard var structure = structure() else { return nil }
    structure.pageStyle =
      input.choice("style", of: Structure.PageStyle.self, called: "a style of turning pages") ?? .scroll
    structure.preservesState = input.flag("preservesState") ?? false
    structure.usesTabs = input.flag("usesTabs") ?? false
    let known = structure.names + steps.flatMap { $0.action.names }
    let distinct = Set(known)
    if distinct.count > InputLimit.names {
      input.report("steps", "more than \(InputLimit.names) controllers are named in the structure and the steps")
    }
    structure.contexts = names("definesPresentationContext", known, distinct)
    structure.manualForwarding = names("manualForwarding", known, distinct)
    return Script(structure: structure, platform: platform, steps: steps, orders: orders)
  }

  private mutating func structure() -> Structure? {
    guard let text = input.text("structure", atMost: InputLimit.structure) else {
      if input.value("structure") == nil { input.report("structure", "a script needs the key 'structure'") }
      return nil
    }
    do throws(LanguageProblem) {
      return try Structure(parsing: text)
    } catch {
      input.report("structure", error.summary, offset: error.offset)
      return nil
    }
  }

  /// Controllers that the structure or a step names.
  private mutating func names(_ key: String, _ known: [String], _ distinct: Set<String>) -> [String] {
    var names: [String] = []
    for item in input.items(key, atMost: InputLimit.names) {
      guard case .text(let name) = item else {
        input.report(key, "'\(key)' is a list of texts")
        continue
      }
      if distinct.contains(name) {
        names.append(name)
      } else if input.isFine {
        // Where a part could not be read, it may be the one that names it.
        input.report(
          key, "there is no \(quoted(name)) in the structure or the steps\(Suggestion.phrase(for: name, in: known))")
      }
    }
    return names
  }

  // MARK: What it runs on

  private mutating func platform() -> Platform {
    guard let value = input.value("platform") else { return Platform() }
    var platform = InputReader(
      value, at: "platform", what: "a platform", keys: ["ios", "idiom", "scenes", "sdk"])
    defer { input.report(platform.problems) }
    let release = Self.release("ios", &platform)
    let scenes = platform.flag("scenes")
    if let release, release.major < 13, scenes == true {
      platform.report("scenes", "scenes came with iOS 13, and this runs on iOS \(release.description)")
    }
    return Platform(
      release: release ?? .newest,
      idiom: platform.choice("idiom", of: Platform.Idiom.self, called: "an idiom") ?? .phone, scenes: scenes,
      sdk: Self.release("sdk", &platform))
  }

  private static func release(_ key: String, _ platform: inout InputReader) -> Release? {
    guard let text = platform.text(key, orNumber: true) else { return nil }
    let release = Release(parsing: text)
    if release == nil { platform.report(key, Diagnostic.unknownRelease(text, at: SourceLocation(file: "")).summary) }
    return release
  }

  private mutating func orders() -> [Rule.ID: String] {
    guard let value = input.value("orders") else { return [:] }
    var reader = InputReader(
      value, at: "orders", what: "the list of orders", keys: RuleBook.rules.map { $0.id.name })
    defer { input.report(reader.problems) }
    var orders: [Rule.ID: String] = [:]
    for rule in RuleBook.rules {
      guard let name = reader.text(rule.id.name) else { continue }
      if rule.variant(named: name) == nil {
        let problem = Diagnostic.unknownVariant(name, of: rule, at: SourceLocation(file: ""))
        reader.report(rule.id.name, problem.summary)
      } else {
        orders[rule.id] = name
      }
    }
    return orders
  }

  // MARK: What happens

  private mutating func steps() -> [ScriptStep] {
    var steps: [ScriptStep] = []
    for (index, item) in input.items("steps", atMost: InputLimit.steps).enumerated() {
      let place = "steps[\(index)]"
      var reader = StepReader(item, at: place)
      let step = reader.step()
      input.report(reader.problems)
      guard let step else { continue }
      if let during = step.during, input.isFine, index == 0 || steps[index - 1].action != during {
        input.report([
          InputProblem(place: "\(place).during", message: "'during' names the step before, not \(quoted(during.text))")
        ])
      }
      steps.append(step)
    }
    return steps
  }
}
