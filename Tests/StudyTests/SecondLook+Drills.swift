import Lifecycle
import Scenarios
import Study

// Second looks at paths, claims and mistakes, by other means than those of what asked.
extension SecondLook {
  /// The states of a view controller by the names of its calls, and of the app by what it is seen to be in.
  func states(of name: String, _ step: Int) -> [String] {
    let before = trace.steps[..<(step - 1)]
    let own = trace.steps[step - 1].events.filter { $0.subject.name == name }.map(\.callback.name)
    if name == "AppState" {
      let start = before.last?.appState ?? trace.appState
      return [start.rawValue] + own.filter { AppState(rawValue: $0) != nil }
    }
    let entered = [
      "viewDidLoad": "Disappeared", "viewWillAppear": "Appearing", "viewDidAppear": "Appeared",
      "viewWillDisappear": "Disappearing", "viewDidDisappear": "Disappeared",
    ]
    let changes = own.compactMap { entered[$0] }
    if own.contains("viewDidLoad") { return ["NotLoaded"] + changes }
    let earlier = before.flatMap(\.events).filter { $0.subject.name == name }.compactMap { entered[$0.callback.name] }
    return [earlier.last ?? (trace.visible.contains(name) ? "Appeared" : "Disappeared")] + changes
  }

  /// What runs of all scenarios that a claim names show of it.
  func verdict(_ statement: LocalizedText?) -> ArticleClaim.Verdict? {
    guard let claim = Studied.catalog.claims.first(where: { $0.claim == statement }) else { return nil }
    func isShown(_ showings: [ArticleClaim.Showing]) -> Bool {
      showings.contains { showing in
        let scenario = Studied.scenario(showing.scenario.id)
        let events = Simulator.run(scenario.script).events
        return scenario.orders.isEmpty && showing.expectations.allSatisfy { $0.failure(in: events) == nil }
      }
    }
    switch (isShown(claim.shownBy), isShown(claim.refutedBy)) {
    case (true, false): return .holds
    case (false, true): return .fails
    case (true, true): return .partly
    case (false, false): return nil
    }
  }

  /// What an app with a mistake prints: the script is changed by its words, the printing by the lines.
  func log(_ mistake: Mistake, _ printed: Set<String>) -> [String] {
    var script = scenario.script
    let (own, other) = (mistake.subject, mistake.object)
    switch mistake.kind {
    case .noForwarding: script.structure.manualForwarding.append(own)
    case .noAddChild: break
    case .noEnd: script.steps.removeAll { $0.action.text.hasPrefix("endAppearanceTransition") }
    case .tooEarly: script.steps.removeAll { $0.action.names.contains(other) }
    case .sheet:
      for (place, step) in script.steps.enumerated() {
        guard case .presentation(let term, .fullScreen, let from) = step.action.argument else { continue }
        script.steps[place].action.argument = .presentation(term, .pageSheet, from: from)
      }
    case .retained, .noSuper, .wrongName, .doubled: break
    }
    let lines = Simulator.run(script).events.filter {
      $0.subject.kind == .viewController && printed.contains($0.callback.name)
    }.map(\.description)
    switch mistake.kind {
    case .retained: return lines.filter { $0 != "\(own) deinit" }
    case .noSuper: return lines.filter { $0 != "\(own) viewDidAppear" }
    case .wrongName: return lines.map { $0 == "\(own) viewWillDisappear" ? "\(own) viewWillAppear" : $0 }
    case .doubled: return lines.flatMap { $0 == "\(own) viewDidAppear" ? [$0, $0] : [$0] }
    // A child that nobody added gets nothing.
    case .noAddChild: return lines.filter { !$0.hasPrefix("\(other) ") }
    default: return lines
    }
  }
}
