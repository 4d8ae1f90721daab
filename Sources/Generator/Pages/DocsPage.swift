import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site

/// A page of prose, with what it embeds of the model.
struct DocsPage {
  static let shape: [String: TemplateShape] = [
    "summary": .text, "hasHeadings": .flag, "headings": .list(["text": .text, "anchor": .text]),
    "parts": .list([
      "text": .optional(.html), "table": .optional(.object(SequenceTable.shape)),
      "diagrams": .list(DiagramValues.shape), "comparison": .optional(.object(ComparisonPage.tableShape)),
      "expectations": .list(["text": .text]), "hasExpectations": .flag,
      "flow": .optional(.object(["platform": .text, "address": .text])),
      "about": .optional(.object(["title": .text, "link": .text, "platform": .text])),
    ]),
    "player": .optional(.object(["data": .html, "script": .text])),
    "sections": .list([
      "title": .text, "isNamed": .flag, "pages": .list(["title": .text, "link": .text, "isCurrent": .flag]),
    ]), "hasSections": .flag,
  ]

  /// Where the page of that name stands.
  static func address(_ id: String) -> String { "docs/\(id)" }

  let inputs: PageInputs
  let edition: Edition
  /// The diagrams of an owner with the links that they have here.
  let diagrams: (DiagramEntry.Owner) -> [DrawnDiagram]

  private var prose: ProsePage { inputs.page.value }
  private var address: String { Self.address(prose.id) }

  func page() -> Page {
    let parts = PageText(edition.own(prose.text)).parts
    let pieces = parts.compactMap { PagePiece($0) }
    var texts = edition.prose(pieces: pieces, of: prose.text, on: address)[...]
    var values: [TemplateObject] = []
    var player: TemplateValue = .none
    for (index, part) in parts.enumerated() {
      switch part {
      case .directive(let directive) where directive.kind != .findings:
        values.append(Self.part(embedded(directive, number: index + 1)))
        if directive.kind == .player { player = self.player(directive) }
      case .directive, .prose: values.append(Self.part(["text": texts.popFirst() ?? .none]))
      }
    }
    let sections = sections()
    let headings = PagePiece.headings(of: pieces, anchor: PageIDs.heading)
    return Page(
      address: address, template: "docs",
      values: [
        "title": edition.text(prose.title), "description": .text(edition.own(prose.summary)),
        "summary": edition.text(prose.summary), "parts": .list(values), "player": player,
        "headings": .list(headings.map { ["text": edition.text($0.text), "anchor": .text($0.anchor)] }),
        "hasHeadings": .flag(!headings.isEmpty),
        "sections": .list(sections), "hasSections": .flag(!sections.isEmpty),
      ], source: prose.location.file, texts: [prose.title, prose.summary, prose.text],
      showsCalls: values.contains { $0["table"] != .none || $0["comparison"] != .none })
  }

  private static func part(_ values: TemplateObject) -> TemplateObject {
    let none: TemplateObject = [
      "text": .none, "table": .none, "diagrams": .list([]), "comparison": .none, "expectations": .list([]),
      "hasExpectations": .flag(false), "about": .none, "flow": .none,
    ]
    return none.merging(values)
  }

  /// What stands in a directive's place. That it can be had was checked.
  private func embedded(_ directive: Directive, number: Int) -> TemplateObject {
    let scenario = directive.arguments["scenario"].flatMap { inputs.scenarios[$0.text] }
    let drawn = directive.owner.map(diagrams)?.filter { directive.shows(ListedDiagram($0.entry)) } ?? []
    func shown(_ diagrams: [DrawnDiagram], _ hasTable: Bool) -> TemplateValue {
      .list(diagrams.map { DiagramValues.values($0, edition, on: address, callsStandElsewhere: hasTable) })
    }
    switch directive.kind {
    case .table:
      guard let scenario else { return [:] }
      return [
        "table": table(scenario, suffix: "-\(number)", directive.steps), "about": about(scenario.scenario.value),
      ]
    case .player:
      guard let scenario else { return [:] }
      return [
        "table": table(scenario, suffix: "", nil), "diagrams": shown(drawn, true),
        "about": about(scenario.scenario.value),
      ]
    case .diagram: return ["diagrams": shown(Array(drawn.prefix(1)), false)]
    case .comparison:
      guard let comparison = directive.arguments["comparison"].flatMap({ inputs.comparisons[$0.text] }) else {
        return [:]
      }
      var page = ComparisonPage(inputs: comparison, edition: edition, diagram: nil)
      page.guest = (address, "-\(number)")
      return ["comparison": .object(page.tableValues())]
    case .flow: return flow(directive, number: number)
    // It is prose.
    case .findings: return [:]
    case .expect:
      return [
        "expectations": .list(directive.lines.map { ["text": edition.code($0.text)] }), "hasExpectations": .flag(true),
        "about": scenario.map { about($0.scenario.value) } ?? .none,
      ]
    }
  }

  private func table(_ embedded: PageInputs.Embedded, suffix: String, _ steps: ClosedRange<Int>?) -> TemplateValue {
    .object(
      SequenceTable(
        scenario: embedded.scenario.value, trace: embedded.trace.value, edition: edition, page: address, suffix: suffix,
        only: steps
      ).values())
  }

  /// The table of a flow that no scenario has.
  private func flow(_ directive: Directive, number: Int) -> TemplateObject {
    guard let script = directive.flow().script else { return [:] }
    let place = SourceLocation(file: prose.location.file)
    let scenario = Scenario(
      flow: script, id: "flow-\(number)", title: script.structure.description, structureAt: place,
      steps: script.steps.map { _ in place })
    return [
      "table": .object(
        SequenceTable(
          scenario: scenario, trace: Simulator.run(script), edition: edition, page: address, suffix: "-\(number)"
        ).values()),
      "flow": .object([
        "platform": .text("iOS \(script.platform.release.description)"), "address": .text(FlowAddress.fragment(script)),
      ]),
    ]
  }

  private func about(_ scenario: Scenario) -> TemplateValue {
    .object([
      "title": edition.text(scenario.title),
      "link": .text(edition.link(to: "scenarios/\(scenario.id)", from: address)),
      "platform": .text("iOS \(scenario.platform.release.description)"),
    ])
  }

  /// Nothing moves in the book.
  private func player(_ directive: Directive) -> TemplateValue {
    let drawn = directive.owner.map(diagrams) ?? []
    guard edition.isSite, let data = PlayerData(drawn.map(\.diagram)).json else { return .none }
    let script = SitePath.relative(to: "player.js", from: edition.file(address))
    return .object(["data": .html(.json(data)), "script": .text(script)])
  }

  /// The navigation, folder by folder. Pages at the top of the folder need no heading.
  private func sections() -> [TemplateObject] {
    var names: [String] = []
    for page in inputs.navigation where !names.contains(page.section) { names.append(page.section) }
    guard inputs.navigation.count > 1 else { return [] }
    return names.map { name in
      let last = name.split(separator: "/").last.map { $0.replacing("-", with: " ") } ?? ""
      return [
        "title": edition.text(last.prefix(1).uppercased() + last.dropFirst()), "isNamed": .flag(!name.isEmpty),
        "pages": .list(
          inputs.navigation.filter { $0.section == name }.map { page in
            [
              "title": edition.text(page.title), "isCurrent": .flag(page.id == prose.id),
              "link": .text(edition.link(to: Self.address(page.id), from: address)),
            ]
          }),
      ]
    }
  }
}
