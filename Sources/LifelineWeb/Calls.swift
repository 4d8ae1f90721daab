import Diagnostics
import Lifecycle
import ModuleCalls
import ScenarioLanguage

/// What a page can ask the model: JSON in, JSON out, whatever is asked.
///
/// What is wrong with an input comes back as `{"problems": [{"where": …, "message": …}]}`, all of it.
public enum Calls {
  /// What a script causes, in the words of `lifeline simulate --format json`.
  public static func simulate(_ text: String) -> String {
    answer(text) { Simulator.run($0).json() }
  }

  /// What can be done after a script: `{"possible": ["push New", …]}`.
  public static func possible(_ text: String) -> String {
    answer(text) { script in
      let used = Set(script.structure.names + script.structure.sceneNames + script.steps.flatMap { $0.action.names })
      let new = ["New", "New2", "New3"].first { !used.contains($0) } ?? "New\(used.count + 1)"
      let actions = Simulator.possibleActions(after: script, naming: new)
      return .object([.init("possible", .texts(actions.map { $0.text }))])
    }
  }

  /// The vocabulary: releases, idioms, styles, actions, rules, callbacks.
  public static func describe() -> String { Vocabulary.json.text() }

  private static func answer(_ text: String, _ call: (Script) -> JSON) -> String {
    let (script, problems) = ScriptReader.read(text)
    if let script { return call(script).text() }
    return JSON.object([.init("problems", .list(problems.map { $0.json }))]).text()
  }
}
