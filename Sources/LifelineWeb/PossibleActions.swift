import Lifecycle
import ScenarioLanguage

extension Script {
  /// What can be done after the script's last step: each word of the vocabulary is tried with the names in the window and
  /// with a new one. Nothing is possible after what is not.
  var possibleActions: [String] {
    let trace = Simulator.run(self)
    guard trace.isComplete else { return [] }
    let window = trace.steps.last?.windowAfter ?? trace.windowBefore
    var seen = Set<String>()
    let names = window.flatMap { [$0.name] + $0.views } + structure.sceneNames
    let shown = Array(names.filter { seen.insert($0).inserted }.prefix(InputLimit.triedNames))
    let used = seen.union(structure.names + steps.flatMap { $0.action.names })
    let new = ["New", "New2", "New3"].first { !used.contains($0) } ?? "New\(used.count)"
    return candidates(shown, new).filter { isPossible($0) }
  }

  private func candidates(_ names: [String], _ new: String) -> [String] {
    let all = names + [new]
    let words = ActionWord.allCases.filter { $0.releases.contains(platform.release) }
    let actions = words.flatMap { word -> [String] in
      let text = word.rawValue
      switch word.pattern {
      case .none: return [text]
      case .name, .term: return all.map { "\(text) \($0)" }
      case .optionalName: return [text] + all.map { "\(text) \($0)" }
      case .stack: return all.map { "\(text) [\($0)]" }
      case .presentation:
        let styles = PresentationStyle.allCases.filter { $0 != .unknown }
        return styles.flatMap { style in names.map { "\(text) \(new) as \(style.rawValue) from \($0)" } }
      case .pair: return all.flatMap { first in names.map { "\(text) \(first) to \($0)" } }
      case .word: return knownWords(of: word).map { "\(text) \($0)" }
      }
    }
    let views = SwiftUIWord.allCases.filter { $0.releases.contains(platform.release) }
    return actions
      + views.flatMap { word in
        word.takesName ? all.map { "swiftui:\(word.rawValue) \($0)" } : ["swiftui:\(word.rawValue)"]
      }
  }

  /// The bare words that can stand after the action's: the simulator names them to who says another.
  private func knownWords(of word: ActionWord) -> [String] {
    switch problem(of: "\(word.rawValue) something") {
    case .unknownDisplayMode(_, let known), .unknownBackgroundEvent(_, let known), .noSuchColumn(_, let known): known
    default: []
    }
  }

  private func isPossible(_ text: String) -> Bool { problem(of: text) == nil }

  /// Why the action cannot be the next.
  private func problem(of text: String) -> StepProblem? {
    guard let action = try? Action(parsing: text) else { return .followsFromEarlier }
    var next = self
    next.steps.append(ScriptStep(action))
    let trace = Simulator.run(next)
    return trace.problem ?? trace.steps.last?.problem
  }
}
