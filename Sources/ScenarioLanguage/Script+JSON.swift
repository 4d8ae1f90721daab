public import Diagnostics
public import Lifecycle

extension Script {
  /// The script as the simulator for browsers takes it, without what is so where nothing is said.
  public var json: JSON {
    var members = [JSON.Member("structure", .text(structure.description)), .init("platform", platform.json)]
    members += further
    return .object(members + [.init("steps", .list(steps.map { $0.json }))])
  }

  /// What it has besides structure, platform and steps: properties of controllers, and orders that are asked for.
  public var further: [JSON.Member] {
    var members: [JSON.Member] = []
    if structure.pageStyle != .scroll { members.append(.init("style", .text(structure.pageStyle.rawValue))) }
    if !structure.contexts.isEmpty { members.append(.init("definesPresentationContext", .texts(structure.contexts))) }
    if !structure.manualForwarding.isEmpty {
      members.append(.init("manualForwarding", .texts(structure.manualForwarding)))
    }
    if structure.preservesState { members.append(.init("preservesState", .flag(true))) }
    if structure.usesTabs { members.append(.init("usesTabs", .flag(true))) }
    let orders = orders.map { JSON.Member($0.key.name, .text($0.value)) }.sorted { $0.key < $1.key }
    if !orders.isEmpty { members.append(.init("orders", .object(orders))) }
    return members
  }
}

extension ScriptStep {
  /// The step: its action and its options.
  public var json: JSON { .object([.init("do", .text(action.text))] + options) }

  /// Its options, without those that are so where nothing is said.
  public var options: [JSON.Member] {
    var members: [JSON.Member] = []
    if !animated { members.append(.init("animated", .flag(false))) }
    if let initiator { members.append(.init("by", .text(initiator.rawValue))) }
    if backgroundWork { members.append(.init("backgroundWork", .flag(true))) }
    if unwindAction != Self.defaultUnwindAction { members.append(.init("unwindAction", .text(unwindAction))) }
    if let animator {
      members.append(.init("transition", .text(animator == .zoom ? "zoom" : "custom")))
      if animator == .interactive { members.append(.init("interactive", .flag(true))) }
    }
    if again { members.append(.init("again", .flag(true))) }
    if let during { members.append(.init("during", .text(during.text))) }
    return members
  }
}
