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
  /// The platform, whole.
  public var json: JSON {
    .object([
      .init("ios", .text(release.description)), .init("idiom", .text(idiom.rawValue)),
      .init("scenes", .flag(hasScenes)), .init("sdk", .text(sdk.description)),
    ])
  }
}

extension Step {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("do", .text(script.action.text)), .init("events", .list(events.indices.map { eventJSON($0) })),
      .init("structure", .text(structure)), .init("visible", .texts(visible)),
      .init("appState", .text(appState.rawValue)), .init("rules", .list(rules.map { $0.json })),
      .init("transitions", .list(transitions.map { $0.json })),
    ]
    if isUnderWay { members.append(.init("underWay", .flag(true))) }
    if let problem { members.append(.init("problem", .text(problem.phrase.english))) }
    return .object(members)
  }
}

extension Step.AppliedRule {
  fileprivate var json: JSON { .object([.init("rule", .text(rule.name)), .init("order", .text(variant))]) }
}

extension Step {
  fileprivate func eventJSON(_ place: Int) -> JSON {
    let event = events[place]
    var members = [JSON.Member("subject", .text(event.subject.name)), .init("callback", .text(event.callback.name))]
    if let argument = event.argument { members.append(.init("argument", .text(argument))) }
    if event.subject.instance > 1 { members.append(.init("instance", .number(event.subject.instance))) }
    members.append(.init("standing", .text(event.standing.rawValue)))
    if let transition = event.transition { members.append(.init("transition", .number(transition))) }
    members.append(.init("reason", .text(reason(ofEvent: place).rawValue)))
    return .object(members)
  }
}

extension Step.Transition {
  fileprivate var json: JSON {
    var members = [JSON.Member("kind", .text(kind.rawValue))]
    if let container { members.append(.init("container", .text(container.name))) }
    members += [.init("incoming", incoming.json), .init("outgoing", outgoing.json)]
    if let style { members.append(.init("style", .text(style.rawValue))) }
    if let rule { members += [.init("rule", .text(rule.rule.name)), .init("order", .text(rule.variant))] }
    members += [
      .init("animated", .flag(isAnimated)), .init("interactive", .flag(isInteractive)), .init("begins", .flag(begins)),
    ]
    if let end { members.append(.init("end", .text(end.rawValue))) }
    return .object(members)
  }
}

extension Step.Transition.Members {
  fileprivate var json: JSON {
    var members = [JSON.Member("role", .text(role.rawValue))]
    if let principal { members.append(.init("principal", .text(principal.name))) }
    members.append(.init("subjects", .texts(subjects.map { $0.name })))
    return .object(members)
  }
}
