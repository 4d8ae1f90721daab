import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site

/// The playground, where a reader composes a flow and sees what it causes, and the same without the site around it, for
/// frames in other pages. Both ask the simulator for browsers, so a site without it has neither.
struct PlayPage {
  static let address = "play"
  static let embeddedAddress = "embed"
  /// The files that no other page has.
  static let files: Set = ["play.css", "simulator.js", "flow-table.js", "flow-picture.js", "play.js", "embed.js"]
  static let title: Phrase = "Playground"
  static let description: Phrase =
    "Compose a flow by what is possible at each moment, or as text; see the calls that it causes on any release."

  static let shape: [String: TemplateShape] = [
    "releases": .list(["name": .text]), "callbacks": .html, "states": .html, "frame": .text,
    "structures": .list(["structure": .text]),
  ]
  static let embeddedShape: [String: TemplateShape] = ["callbacks": .html, "playground": .text]

  /// What many apps begin with.
  private static let structures = [
    "A", "nav(A)", "nav(A, B)", "tabBar(A, B)", "tabBar(nav(A), nav(B))", "page(A, B)",
    "split(primary: A, secondary: B)",
    "P contains nav(A)", "A ; A presents B as pageSheet", "swiftui NavigationStack(A)", "app", "scene(Main, Second)",
  ]

  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "play",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "releases": .list(Release.all.reversed().map { ["name": .text($0.description)] }),
        "structures": .list(Self.structures.map { ["structure": .text($0)] }), "callbacks": callbacks,
        "states": states, "frame": .text(edition.link(to: Self.embeddedAddress, from: Self.address)),
      ], showsCalls: true, runsModule: true)
  }

  func embeddedPage() -> Page {
    Page(
      address: Self.embeddedAddress, template: "embed",
      values: [
        "title": .text(edition.words("A flow")),
        "description": .text(edition.words("A flow, and the calls that it causes.")),
        "callbacks": callbacks, "playground": .text(edition.link(to: Self.address, from: Self.embeddedAddress)),
      ], runsModule: true)
  }

  /// The state into which a call brings the controller that gets it, as the state machine of controllers has it.
  private var states: TemplateValue {
    let machine = StateMachines.viewController
    let words = DiagramWords(edition.language)
    let members = machine.changes.flatMap { change in
      change.triggers.map { ($0, words.label(machine.label(of: change.target))) }
    }
    let known = Dictionary(members) { first, _ in first }.sorted { $0.key < $1.key }
    return .html(
      edition.isSite ? .json(JSON.object(known.map { JSON.Member($0.key, .text($0.value)) }).text()) : .empty)
  }

  /// How near each callback is to what readers come for, of which they choose how many to see.
  private var callbacks: TemplateValue {
    let members = Callback.vocabulary.map { name in
      let prominence: String =
        switch Prominence(Callback(name)) {
        case .essential: "essential"
        case .layout: "layout"
        case .other: "other"
        }
      return JSON.Member(name, .text(prominence))
    }
    return .html(edition.isSite ? .json(JSON.object(members).text()) : .empty)
  }
}
