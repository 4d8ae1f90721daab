import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site

/// Everything that can be found, by kind.
struct SearchEntries {
  /// Something to be found.
  struct Entry {
    /// Words of readers for which it is an answer.
    struct Wanted {
      let words: String
      /// Its place among the answers.
      let place: Int
    }

    let title: TemplateValue
    let address: String
    let summary: TemplateValue
    /// What else it is found by.
    var words: [String] = []
    /// Its other titles, which count like the one that is shown.
    var otherTitles: [String] = []
    /// What readers look for and find in it.
    var wanted: [Wanted] = []
    /// How code names it, such as `scene(_:willConnectTo:options:)`.
    var spellings: [String] = []
    /// Whether the title is code.
    var isCode = false
    /// Whether the title is that of somebody else's work, in whichever language.
    var isCited = false
    /// Whether the summary is code.
    var isSummaryCode = false
  }

  let publication: Publication
  let edition: Edition
  /// What is said in few explanations is what one of them is about.
  let rare: RareWords
  /// What browsers run; without it the site lacks some pages.
  var modules: Set<BrowserModule> = []

  var catalog: Catalog { publication.catalog }

  /// The kinds in the order in which a reader looks, those that there are.
  var kinds: [(title: Phrase, entries: [Entry])] {
    let wanted = self.wanted
    return listed.filter { !$0.entries.isEmpty }.map { title, entries in
      (
        title,
        entries.map { entry in
          var entry = entry
          entry.wanted = wanted[entry.address] ?? []
          return entry
        }
      )
    }
  }

  /// Questions, wherever they lead, and what the settings do not leave out.
  private var listed: [(title: Phrase, entries: [Entry])] {
    let left = publication.leftOut
    return [("Questions", questions)] + all.map { title, entries in (title, entries.filter { left.lists($0.address) }) }
  }

  private var all: [(title: Phrase, entries: [Entry])] {
    [
      ("Callbacks", callbacks), ("Scenarios", scenarios),
      ("Comparisons", comparisons), (CoursePage.title, units),
      (WherePage.title, tasks), ("Guides", guides),
      (LogPage.title, patterns), ("Claims", claims), ("Disagreements", disagreements),
      ("State machines", machines),
      ("Rules", rules), ("Headings", headings), ("Sources", sources),
    ]
  }

  private var questions: [Entry] {
    catalog.settings.questions.compactMap { question in
      guard let link = ContentLink(parsing: question.answer.id) else { return nil }
      return Entry(
        title: edition.text(question.text), address: ScenarioPage.answer(question, link),
        summary: question.reply.map { edition.text($0.mapped(Markdown.plainText)) }
          ?? edition.phrase("A question, and its answer"),
        words: question.keywords.map { [edition.own($0)] } ?? [])
    }
  }

  private var callbacks: [Entry] {
    publication.callbacks.callbacks.map { facts in
      let callback = Callback(facts.name)
      let prose = catalog.callbacks.first { $0.name == facts.name }
      return Entry(
        title: edition.code(facts.name), address: facts.address,
        summary: prose.map { edition.text($0.summary) } ?? edition.phrase(CallbackKind(facts.kinds).words),
        words: facts.subjects + (prose?.explanation.map { rare.words(of: edition.own($0)) } ?? []),
        spellings: [callback.swiftSignature, callback.objectiveCSelector].compactMap { $0 },
        isCode: true)
    }
  }

  /// By what is called and done in them, too.
  private var scenarios: [Entry] {
    let groups = Dictionary(publication.groups.map { ($0.id, edition.own($0.title)) }) { first, _ in first }
    return publication.scenariosInOrder.map { scenario in
      let trace = publication.simulations[scenario]
      var seen = Set<String>()
      let names = trace.events.map(\.callback.name) + trace.steps.map(\.script.action.text)
      return Entry(
        title: edition.text(scenario.title), address: "scenarios/\(scenario.id)",
        summary: edition.text(scenario.summary),
        words: scenario.keywords + [
          groups[scenario.group] ?? "", scenario.id, "iOS \(scenario.platform.release.description)",
        ]
          + names.filter { seen.insert($0).inserted }
          + (scenario.explanation.map { rare.words(of: edition.own($0)) } ?? []))
    }
  }

  private var comparisons: [Entry] {
    catalog.comparisons.map {
      let titles = $0.columns.map { edition.own($0.title) }.joined(separator: " ")
      return Entry(
        title: edition.text($0.title), address: "comparisons/\($0.id)", summary: edition.text($0.summary),
        otherTitles: [edition.words("Compare \(titles): the difference")])
    }
      + (edition.form == .book
        ? []
        : [
          Entry(
            title: edition.phrase(ChooserPage.title), address: ChooserPage.address,
            summary: edition.phrase(ChooserPage.description))
        ])
  }

  private var patterns: [Entry] {
    publication.patterns.patterns.filter { !$0.pattern.calls.isEmpty }.map { pattern, origins in
      Entry(
        title: edition.code(pattern.text), address: "\(LogPage.address)#\(pattern.anchor)",
        summary: edition.text(origins.prefix(6).map(\.actions).joined(separator: ", ")), isCode: true,
        isSummaryCode: true)
    }
  }

  private var claims: [Entry] {
    catalog.claims.map { claim in
      Entry(
        title: edition.text(claim.claim), address: "\(ClaimsPage.address)#\(claim.anchor)",
        summary: edition.phrase(ClaimsPage.words(publication.verdicts.verdict(of: claim))),
        words: claim.callbacks.map(\.id) + [claim.source])
    }
  }

  private var units: [Entry] {
    catalog.units.map {
      Entry(
        title: edition.text($0.title), address: UnitPage.address($0.id), summary: edition.text($0.goal),
        words: [edition.words(CoursePage.title)] + $0.drills.map(\.scenario.id))
    }
  }

  private var disagreements: [Entry] {
    catalog.disagreements.map {
      Entry(
        title: edition.text($0.title), address: "disagreements#\($0.id)", summary: edition.text($0.question))
    }
  }

  private var machines: [Entry] {
    catalog.machines.map {
      Entry(
        title: edition.text($0.title), address: "machines/\($0.id)", summary: edition.text($0.summary),
        words: $0.states.map(\.name),
        otherTitles: StateMachines.type(of: $0.id).map { [edition.words("\($0) lifecycle")] } ?? [])
    }
  }

  private var rules: [Entry] {
    RuleBook.rules.map { rule in
      Entry(
        title: edition.code(rule.id.name), address: "rules#\(ContentLink.anchor(ofRule: rule.id.name))",
        summary: edition.phrase(rule.phrase), words: rule.variants.map(\.name), isCode: true)
    }
  }

  private var sources: [Entry] {
    catalog.evidence.map {
      Entry(
        title: edition.text($0.source.title, in: $0.source.language ?? "en"),
        address: SourcePage.address($0.source.slug),
        summary: edition.text(
          [$0.source.os.map(edition.own), $0.source.date].compactMap { $0 }.joined(separator: ", ")),
        words: [$0.source.slug], isCited: true)
    }
  }
}

extension StateMachines {
  /// The type whose life a state machine is about.
  fileprivate static func type(of machine: String) -> String? {
    switch machine {
    case "view-controller": "UIViewController"
    case "app": "UIApplication"
    case "scene": "UIScene"
    default: nil
    }
  }
}
