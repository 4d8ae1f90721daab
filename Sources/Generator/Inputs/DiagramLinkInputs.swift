import Analysis
import Fingerprints
import Scenarios

/// What decides where the parts of diagrams lead, on any page.
struct DiagramLinkInputs: Fingerprinted, Sendable {
  /// The names of the callbacks that have a page, in order.
  let callbacks: [String]
  /// The states that the content explains, each behind its machine's id.
  let explained: [String]

  init(_ publication: Publication) {
    callbacks = publication.callbacks.callbacks.map(\.name).sorted()
    explained = publication.catalog.machines.flatMap { machine in machine.states.map { "\(machine.id) \($0.name)" } }
  }

  func add(to fingerprint: inout Fingerprint) {
    callbacks.add(to: &fingerprint)
    explained.add(to: &fingerprint)
  }
}

/// The inputs of a page that has diagrams with links.
struct Linking<Page: Fingerprinted & Sendable>: Fingerprinted, Sendable {
  let page: Page
  let links: Fingerprint

  init(_ page: Page, _ links: DiagramLinkInputs) {
    self.page = page
    self.links = Fingerprint(of: links)
  }

  func add(to fingerprint: inout Fingerprint) {
    page.add(to: &fingerprint)
    links.add(to: &fingerprint)
  }
}
