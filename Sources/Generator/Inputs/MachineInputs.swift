import Diagnostics
import Diagrams
import Fingerprints
import Scenarios

/// All that the page of a state machine is made from, besides its edition.
struct MachineInputs: Fingerprinted, Sendable {
  let machine: StateMachine
  /// What the content says of it.
  let prose: Sourced<Machine>?
  /// The scenarios that have a path over its states.
  let scenarios: [LinkedScenario]

  /// The machine itself is the model's own, and changes with the program only.
  func add(to fingerprint: inout Fingerprint) {
    machine.id.add(to: &fingerprint)
    prose.add(to: &fingerprint)
    scenarios.add(to: &fingerprint)
  }

  init(_ machine: StateMachine, _ publication: Publication) {
    let catalog = publication.catalog
    self.machine = machine
    prose = catalog.machines.first { $0.id == machine.id }.map { Sourced($0, from: catalog.source($0.location.file)) }
    let owners = Set(publication.diagrams.diagrams.filter { $0.machine == machine.id }.map(\.owner))
    scenarios = publication.scenariosInOrder.filter { owners.contains(.scenario($0.id)) }.map(LinkedScenario.init)
  }
}
