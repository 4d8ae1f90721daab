import Analysis
import Diagnostics
import Foundation
import Lifecycle
import Scenarios
import TestSupport
import Testing

@testable import Generator

/// What changed from release to release, told from rules, vocabulary and scenarios.
@Suite struct ChangesTests {
  private static let catalog = CatalogLoader.load(
    folder: package.appendingPathComponent("Content").path
  ).catalog

  /// The changes of one release, shown by scenarios of that structure and those steps.
  private func changes(_ release: Int, _ scenarios: [(id: String, text: String)]) throws -> ReleaseChanges {
    let files = scenarios.map { scenario in
      ("Content/Scenarios/\(scenario.id).yaml", "id: \(scenario.id)\ntitle: T\nsummary: S\n\(scenario.text)\n")
    }
    let site = try TestSite(Dictionary(uniqueKeysWithValues: files), templates: .tiny)
    defer { site.remove() }
    let catalog = CatalogLoader.load(folder: site.folder.appendingPathComponent("Content").path).catalog
    #expect(catalog.scenarios.count == scenarios.count)
    return try changes(release, in: catalog)
  }

  private func changes(_ release: Int, in catalog: Catalog) throws -> ReleaseChanges {
    let last = try #require(Release(release))
    let first = try #require(Release.all.last { $0 < last })
    let history = ReleaseHistory.changes(in: catalog, Simulations(catalog), after: first, upTo: last)
    return try #require(history.first)
  }

  /// Every step that is told to differ, whatever explains it.
  private func steps(_ changes: ReleaseChanges, of scenario: String) -> [StepChange] {
    (changes.rules.flatMap(\.scenarios) + changes.actions.flatMap(\.scenarios)).filter { $0.scenario == scenario }
      .flatMap(\.steps)
  }

  @Test func tabsEndTheOtherWayRoundFromIOS18() throws {
    let changes = try changes(18, in: Self.catalog)
    let tab = try #require(changes.rules.first { $0.rule.id == "tab.select" })
    #expect(tab.before.name == "did-disappear-first")
    #expect(tab.after.name == "did-appear-first")
    let shown = try #require(tab.scenarios.first { $0.scenario == "tab-first-visit" })
    let step = try #require(shown.steps.first)
    #expect(step.action.text == "selectTab Second")
    func ends(_ events: [Event]) -> [String] {
      events.filter { $0.subject.kind == .viewController }.suffix(2).map(\.description)
    }
    #expect(ends(step.before) == ["First viewDidDisappear", "Second viewDidAppear"])
    #expect(ends(step.after) == ["Second viewDidAppear", "First viewDidDisappear"])
  }

  /// The changes that everybody asks for, each with what it rests on and a scenario that shows it.
  @Test(arguments: [
    (8, "modal.dismissChain"), (8, "window.launch"), (9, "window.launch"), (11, "window.launch"), (9, "peek.preview"),
    (13, "peek.preview"), (13, "contextMenu.preview"), (13, "app.scenes"), (13, "modal.automaticStyle"),
    (13, "modal.compactSheet"), (13, "appearance.viewIsAppearing"), (13, "appearance.firstTraits"), (18, "tab.select"),
    (18, "swiftui.tabView"),
  ])
  func theGreatChangesAreToldWithTheirEvidence(release: Int, rule: String) throws {
    let changes = try changes(release, in: Self.catalog)
    let change = try #require(changes.rules.first { $0.rule.id.name == rule })
    #expect(!change.before.evidence.isEmpty && !change.after.evidence.isEmpty)
    #expect(change.isShown)
  }

  @Test func theDefaultStyleBecomesASheetInIOS13() throws {
    let changes = try changes(13, [("default", "structure: A\nsteps: [present B as automatic from A]")])
    let step = try #require(steps(changes, of: "default").first)
    #expect(step.before.map(\.description).contains("A viewDidDisappear"))
    #expect(!step.after.map(\.description).contains("A viewDidDisappear"))
  }

  @Test func aScenarioThatPinsItsReleaseIsRunOnBothAllTheSame() throws {
    let tab = "structure: tabBar(A, B)\nsteps: [selectTab B]"
    let changes = try changes(18, [("old", "platform: {ios: 9}\n\(tab)"), ("new", tab)])
    #expect(Set(changes.rules.flatMap(\.scenarios).map(\.scenario)) == ["new", "old"])
  }

  @Test func aCallbackThatComesEverywhereIsToldOnce() throws {
    let changes = try changes(
      13,
      [
        ("pop", "structure: nav(A, B)\nsteps: [pop]"), ("push", "structure: nav(A)\nsteps: [push B]"),
        ("present", "structure: A\nsteps: [present B as automatic from A]"),
      ])
    let callback = try #require(changes.callbacks.first { $0.callback == .viewIsAppearing })
    #expect(callback.scenarios == ["pop", "present", "push"])
    // A pushed controller no longer hears of its first traits, and the default presentation is another one.
    #expect(callback.otherwiseAlike == 1)
    #expect(callback.example?.steps.count == 1)
    #expect(ChangeWords.gain(callback).english == "3 scenarios gain it; in 1 of them nothing else changes")
    #expect(steps(changes, of: "pop").isEmpty)
    #expect(
      changes.rules.first { $0.rule.id == "appearance.firstTraits" }?.scenarios.map(\.scenario) == ["push", "present"])
  }

  @Test func aCallbackThatNoStepShowsAloneIsToldInARow() throws {
    let changes = try changes(13, [("home", "structure: app\nsteps: [home]")])
    #expect(changes.shownCallbacks.isEmpty)
    let text = ChangesText.plain([changes])
    #expect(text.contains("\n  Further new callbacks\n"))
    #expect(text.contains("\n    viewIsAppearing: No scenario has it\n"))
  }

  @Test func wordsComeAndGoWithTheScenariosThatNeedThem() throws {
    let scenarios = [("peek", "platform: {ios: 9}\nstructure: A\nsteps: [peekPress B]")]
    let come = try #require(try changes(9, scenarios).words.first { $0.words.contains("peekPress") })
    #expect(come.isNew && come.scenarios == ["peek"])
    let gone = try #require(try changes(13, scenarios).words.first { $0.words.contains("peekPress") })
    #expect(!gone.isNew && gone.scenarios == ["peek"])
    #expect(gone.releases.description == "iOS 9 to 12")
    let scenes = try changes(13, [("scene", "structure: scene(Main)\nsteps: [home]")])
    let structure = try #require(scenes.words.first { $0.kind == .structure })
    #expect(structure.words == ["scene"] && structure.isNew && structure.scenarios == ["scene"])
  }

  @Test func aRulesChangeThatNoScenarioShowsIsWarnedOf() throws {
    func warnings(_ steps: String) throws -> [String] {
      let changes = try changes(18, [("tabs", "structure: tabBar(A, B)\nsteps: [\(steps)]")])
      return ChangesCheck.diagnostics([changes], promise: SourceLocation(file: "site.yaml")).filter {
        $0.severity == .warning
      }.map(\.summary)
    }
    let warning = "no scenario shows the change of 'tab.select' in iOS 18"
    #expect(try warnings("home").contains(warning))
    #expect(try !warnings("selectTab B").contains(warning))
  }

  @Test func aMovedPlatformKeepsWhatItStates() throws {
    let (old, new) = (try #require(Release(12)), try #require(Release(18)))
    #expect(Platform(release: old).moved(to: new).hasScenes)
    #expect(!Platform(release: new, scenes: false).moved(to: .newest).hasScenes)
    #expect(Platform(release: new, sdk: old).moved(to: .newest).sdk == old)
    #expect(Platform(release: old, idiom: .pad).moved(to: new) == Platform(release: new, idiom: .pad))
  }

  @Test func aTableLeavesOutWhatIsAlikeButNotWhatACallMovesAcross() throws {
    let changes = try changes(11, [("push", "structure: nav(A)\nsteps: [push B]")])
    let step = try #require(steps(changes, of: "push").first)
    let rows = ChangeTable(step).rows.map { row -> String in
      switch row {
      case .call(let call):
        "\(call.words) \(call.before.map(String.init) ?? "-") \(call.after.map(String.init) ?? "-") \(call.note?.english ?? "")"
      case .alike(let count): "\(count) alike"
      }
    }
    #expect(
      rows.prefix(4) == [
        "B initWithNibName 1 1 ", "B willMoveToParent Nav 2 2 ", "A viewWillDisappear 3 5 later: after B viewDidLoad",
        "B loadView 4 3 ",
      ])
    #expect(rows.count < step.before.count && rows.last?.hasSuffix(" alike") == true, "\(rows)")
  }
}
