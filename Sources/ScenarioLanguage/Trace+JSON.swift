public import Diagnostics
public import Lifecycle

// A trace for tools; the keys' order is part of the contract.
extension Trace {
  /// What it ran on, what was there before the first step, and the steps; with the scenario's id, if it has one.
  public func json(id: String? = nil) -> JSON {
    var members: [JSON.Member] = id.map { [.init("id", .text($0))] } ?? []
    members += [
      .init("platform", platform.json), .init("structure", .text(structure)), .init("visible", .texts(visible)),
      .init("appState", .text(appState.rawValue)), .init("steps", .list(steps.map { $0.json })),
    ]
    if let problem { members.append(.init("problem", .text(problem.phrase.english))) }
    return .object(members)
  }
}

extension Platform {
  fileprivate var json: JSON {
    .object([
      .init("ios", .text(release.description)), .init("idiom", .text(idiom.rawValue)),
      .init("scenes", .flag(hasScenes)), .init("sdk", .text(sdk.description)),
    ])
  }
}

extension Step {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("do", .text(script.action.text)), .init("events", .list(events.map { $0.json })),
      .init("structure", .text(structure)), .init("visible", .texts(visible)),
      .init("appState", .text(appState.rawValue)), .init("rules", .list(rules.map { $0.json })),
    ]
    if isUnderWay { members.append(.init("underWay", .flag(true))) }
    if let problem { members.append(.init("problem", .text(problem.phrase.english))) }
    return .object(members)
  }
}

extension Step.AppliedRule {
  fileprivate var json: JSON { .object([.init("rule", .text(rule.name)), .init("order", .text(variant))]) }
}

extension Event {
  fileprivate var json: JSON {
    var members = [JSON.Member("subject", .text(subject.name)), .init("callback", .text(callback.name))]
    if let argument { members.append(.init("argument", .text(argument))) }
    if subject.instance > 1 { members.append(.init("instance", .number(subject.instance))) }
    members.append(.init("standing", .text(standing.rawValue)))
    return .object(members)
  }
}
