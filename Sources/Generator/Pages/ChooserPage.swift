import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// Any two to four transitions side by side, chosen by the reader: the page's script aligns what stands in the page.
struct ChooserPage {
  static let address = "comparisons/choose"
  static let title: Phrase = "Compare any transitions"
  static let description: Phrase =
    "Choose two to four transitions of any scenarios; their calls are aligned by role and callback."

  static let shape: [String: TemplateShape] = [
    "data": .html, "comparisons": .list(["title": .text, "link": .text]),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "chooser",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "data": .html(edition.isSite ? .json(data) : .empty),
        "comparisons": .list(
          publication.catalog.comparisons.map { comparison in
            [
              "title": edition.text(comparison.title),
              "link": .text(edition.link(to: "comparisons/\(comparison.id)", from: Self.address)),
            ]
          }),
      ], showsCalls: true)
  }

  /// The address that opens the page with a transition chosen.
  static func address(of scenario: String, step: Int) -> String { "\(scenario).\(step)" }

  /// The page's data as JSON: the groups with their scenarios, and each transition's calls as numbers.
  private var data: String {
    var callbacks: [String] = []
    var roles: [String] = []
    func number(_ name: String, in list: inout [String]) -> Int {
      if let index = list.firstIndex(of: name) { return index }
      list.append(name)
      return list.count - 1
    }
    let groups = publication.groups.compactMap { group -> String? in
      let scenarios = publication.scenarios(in: group).compactMap { scenario -> String? in
        let trace = publication.simulations[scenario]
        let transitions = Episode.all(in: trace).compactMap { episode -> String? in
          let calls = RoleCalls(episode, in: trace).calls
          guard !calls.isEmpty else { return nil }
          let numbers = calls.map { "[\(number($0.role, in: &roles)),\(number($0.callback, in: &callbacks))]" }
          let actions = episode.steps.map { trace.steps[$0 - 1].script.action.text }.joined(separator: ", ")
          return "{\"step\":\(episode.steps.lowerBound),\"do\":\(JSONText.quoted(actions)),"
            + "\"calls\":[\(numbers.joined(separator: ","))]}"
        }
        guard !transitions.isEmpty else { return nil }
        return "{\"id\":\(JSONText.quoted(scenario.id)),\"title\":\(JSONText.quoted(edition.own(scenario.title))),"
          + "\"ios\":\"\(scenario.platform.release.description)\",\"transitions\":[\(transitions.joined(separator: ","))]}"
      }
      guard !scenarios.isEmpty else { return nil }
      return
        "{\"title\":\(JSONText.quoted(edition.own(group.title))),\"scenarios\":[\(scenarios.joined(separator: ","))]}"
    }
    // What the script does with an essential call, one of layout or another; and the roles that it knows.
    let levels = callbacks.map { name in
      switch Prominence(Callback(name)) {
      case .essential: "0"
      case .layout: "1"
      case .other: "2"
      }
    }
    let sides = roles.map { ["incoming", "outgoing", ComparisonTable.completion].contains($0) ? $0 : "" }
    return
      "{\"groups\":[\(groups.joined(separator: ","))],\"roles\":[\(roles.map { JSONText.quoted(roleWords($0)) }.joined(separator: ","))],"
      + "\"sides\":[\(sides.map(JSONText.quoted).joined(separator: ","))],\"levels\":[\(levels.joined(separator: ","))],"
      + "\"callbacks\":[\(callbacks.map(JSONText.quoted).joined(separator: ","))]}"
  }

  /// `incoming`, or `incoming 2`, in the edition's language.
  private func roleWords(_ role: String) -> String {
    let parts = role.split(separator: " ").map(String.init)
    // Other names are subjects' own.
    guard ["incoming", "outgoing", RoleCalls.other, ComparisonTable.completion].contains(parts.first) else {
      return role
    }
    return ([edition.words(Phrase(named: parts[0]))] + parts.dropFirst()).joined(separator: " ")
  }
}
