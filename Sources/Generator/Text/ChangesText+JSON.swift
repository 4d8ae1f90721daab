public import Analysis
import Diagnostics
import Lifecycle
public import Scenarios

extension ChangesText {
  /// For tools; the keys' order is part of the contract.
  public static func json(_ history: [ReleaseChanges], documented: [DocumentedChange] = []) -> String {
    var releases = history.map { changes -> String in
      let parts = [
        "\"rules\": \(list(changes.rules.map { json($0) }))",
        "\"callbacks\": \(list(changes.callbacks.map(json)))",
        "\"words\": \(list(changes.words.map(json)))",
        "\"possibilities\": \(list(changes.possibilities.map { json($0) }))",
        "\"actions\": \(list(changes.actions.map(json)))",
        "\"documented\": \(json(documented, of: changes.release.major))",
      ]
      return
        "  {\"ios\": \(quoted(changes.release.description)), \"before\": \(quoted(changes.before.description)),\n   "
        + parts.joined(separator: ",\n   ") + "}"
    }
    releases += later(documented, than: history).map { release in
      "  {\"ios\": \(quoted(String(release))), \"documented\": \(json(documented, of: release))}"
    }
    return "{\"releases\": [\n\(releases.joined(separator: ",\n"))\n]}\n"
  }

  private static func json(_ documented: [DocumentedChange], of release: Int) -> String {
    list(
      documented.filter { $0.release == release }.map {
        object([("title", quoted($0.title.english)), ("text", quoted(text(of: $0)))])
      })
  }

  private static func json(_ change: RuleChange) -> String {
    object([
      ("rule", quoted(change.rule.id.name)), ("summary", quoted(change.rule.summary)), ("before", json(change.before)),
      ("after", json(change.after)), ("scenarios", list(change.scenarios.map(json))),
      ("possibilities", list(change.possibilities.map { json($0) })),
    ])
  }

  private static func json(_ variant: Rule.Variant) -> String {
    object([
      ("order", quoted(variant.name)), ("summary", quoted(variant.summary)),
      ("standing", quoted(variant.standing.rawValue)), ("evidence", texts(variant.evidence)),
    ])
  }

  private static func json(_ change: CallbackChange) -> String {
    object([
      ("callback", quoted(change.callback.name)), ("scenarios", texts(change.scenarios)),
      ("otherwiseAlike", "\(change.otherwiseAlike)"),
    ])
  }

  private static func json(_ change: WordChange) -> String {
    object([
      ("kind", quoted(change.kind.rawValue)), ("words", texts(change.words)), ("isNew", "\(change.isNew)"),
      ("releases", quoted(change.releases.description)), ("scenarios", texts(change.scenarios)),
    ])
  }

  private static func json(_ change: PossibilityChange) -> String {
    object([("id", quoted(change.scenario)), ("isPossibleAfter", "\(change.isPossibleAfter)")])
  }

  private static func json(_ change: ActionChange) -> String {
    object([
      ("action", quoted(change.action)), ("rulesBefore", texts(change.rulesBefore.map(\.name))),
      ("rulesAfter", texts(change.rulesAfter.map(\.name))), ("scenarios", list(change.scenarios.map(json))),
    ])
  }

  private static func json(_ change: ScenarioChange) -> String {
    let steps = change.steps.map { step in
      object([
        ("number", "\(step.number)"), ("do", quoted(step.action.text)),
        ("before", texts(step.before.map(\.description))), ("after", texts(step.after.map(\.description))),
      ])
    }
    return object([("id", quoted(change.scenario)), ("steps", list(steps))])
  }

  private static func quoted(_ text: String) -> String { JSONText.quoted(text) }
  private static func texts(_ texts: [String]) -> String { list(texts.map(JSONText.quoted)) }
  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  private static func object(_ entries: [(key: String, value: String)]) -> String {
    "{\(entries.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", "))}"
  }
}
