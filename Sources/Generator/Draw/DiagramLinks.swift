import Diagrams
import Scenarios

/// Where the elements of a diagram lead, by their names in it, on the site.
struct DiagramLinks {
  let entry: DiagramEntry
  /// The address of the page that shows the diagram.
  let page: String
  /// The diagrams of the scenario, to which the controllers in its tree lead.
  let siblings: [DiagramEntry]
  /// The names of the callbacks that have a page.
  let callbacks: Set<String>
  /// The prose of the machines: which of their states it explains.
  let machines: [Machine]

  var links: [String: String] {
    switch entry.diagram {
    case .states(let diagram): states(diagram)
    case .sequence(let diagram): sequence(diagram)
    case .hierarchy(let diagram): hierarchy(diagram)
    case .order(let diagram): order(diagram)
    case .comparison(let diagram): comparison(diagram)
    case .map(let diagram): map(diagram)
    }
  }

  private func link(_ address: String) -> String { Edition.site.link(to: address, from: page) }

  /// A place on the page that the diagram belongs to, which need not be the one that shows it.
  private func place(_ anchor: String) -> String {
    page == entry.owner.page ? "#\(anchor)" : link("\(entry.owner.page)#\(anchor)")
  }

  /// What a state means, or where it stands in its machine, if nobody has said that.
  private func stateLink(_ machine: String, _ state: String) -> String {
    let isExplained = machines.contains { $0.id == machine && $0.states.contains { $0.name == state } }
    return link("machines/\(machine)#" + (isExplained ? "state-\(state)" : "diagram"))
  }

  /// States lead to what they mean; transitions to the row that takes them first, else to the scenarios that do.
  private func states(_ diagram: StateDiagram) -> [String: String] {
    guard let machine = entry.machine else { return [:] }
    var links: [String: String] = [:]
    for state in diagram.states where state.kind == .simple {
      links["s_\(state.id)"] = stateLink(machine, state.id)
    }
    for transition in diagram.transitions where !transition.triggers.isEmpty {
      if let step = diagram.path.first(where: { $0.transition == transition.id }) {
        links["l_\(transition.id)"] = place("row-\(step.number)")
      } else {
        links["l_\(transition.id)"] = link("map#\(DiagramLinks.mapColumn(machine, transition.id))")
      }
    }
    return links
  }

  static func mapColumn(_ machine: String, _ transition: String) -> String {
    "scenario_map_\(machine.replacing("-", with: "_"))_\(transition)"
  }

  private func sequence(_ diagram: SequenceDiagram) -> [String: String] {
    var links: [String: String] = [:]
    for frame in diagram.frames { links["\(frame.id)_caption"] = place("step-\(frame.number)") }
    for message in diagram.messages { links[message.id] = place("row-\(message.number)") }
    return links
  }

  private func hierarchy(_ diagram: HierarchyDiagram) -> [String: String] {
    var links: [String: String] = [:]
    for panel in diagram.panels {
      if panel.action != nil { links["\(panel.id)_caption"] = place("step-\(panel.number)") }
      for node in panel.nodes {
        let path = siblings.first { $0.machine == StateMachines.viewController.id && $0.name == node.name }
        if let path { links["\(panel.id)_\(node.id)"] = place(path.diagram.id) }
      }
    }
    return links
  }

  /// A call leads to what is known of its callback.
  private func order(_ diagram: OrderDiagram) -> [String: String] {
    var links: [String: String] = [:]
    for call in diagram.calls {
      if callbacks.contains(call.callback) { links[call.id] = link("callbacks/\(call.callback)") }
    }
    return links
  }

  private func comparison(_ diagram: ComparisonDiagram) -> [String: String] {
    var links: [String: String] = [:]
    for lane in diagram.lanes {
      for (index, call) in lane.calls.enumerated() where callbacks.contains(call.callback) {
        links[lane.id(ofCall: index)] = link("callbacks/\(call.callback)")
      }
    }
    return links
  }

  private func map(_ diagram: ScenarioMap) -> [String: String] {
    var links: [String: String] = [:]
    for machine in diagram.machines {
      let name = machine.id.replacing("-", with: "_")
      links["k_\(machine.id)"] = link("machines/\(machine.id)")
      for column in machine.columns {
        links["\(name)_\(column.transition)"] = link("machines/\(machine.id)#diagram")
      }
    }
    for row in diagram.groups.flatMap(\.rows) {
      links["r_\(row.scenario.replacing("-", with: "_"))"] = link("scenarios/\(row.scenario)")
    }
    return links
  }
}
