import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

/// An order that is asked for by name is obeyed or refused, and the reason that is given is the one that decided.
@Suite struct OrderTests {
  private func disappearances(
    _ style: String, ios: Int, sdk: Int? = nil, idiom: Platform.Idiom = .phone, _ orders: [Rule.ID: String] = [:]
  ) throws -> (isToldToGo: Bool, rules: [String]) {
    let release = try #require(Release(ios))
    let step = ScriptStep(try Action(parsing: "present B as \(style) from A"))
    let trace = Simulator.run(
      Script(
        structure: try Structure(parsing: "A"),
        platform: Platform(release: release, idiom: idiom, sdk: sdk.flatMap { Release($0) }), steps: [step],
        orders: orders))
    return (trace.all(1).contains("A viewDidDisappear"), trace.steps[0].rules.map(\.description))
  }

  @Test(arguments: [
    ("automatic", 12, "modal.automaticStyle", "sheet"), ("automatic", 26, "modal.automaticStyle", "full-screen"),
    ("pageSheet", 12, "modal.compactSheet", "sheet"), ("formSheet", 26, "modal.compactSheet", "full-screen"),
    ("popover", 12, "modal.compactPopover", "sheet"), ("popover", 26, "modal.compactPopover", "full-screen"),
  ])
  func styles(style: String, ios: Int, rule: String, variant: String) throws {
    let own = try disappearances(style, ios: ios)
    let asked = try disappearances(style, ios: ios, [Rule.ID(rule): variant])
    #expect(own.isToldToGo == (variant == "sheet"))
    #expect(asked.isToldToGo == (variant == "full-screen"))
    #expect(asked.rules.contains("\(rule)=\(variant)") && !own.rules.contains("\(rule)=\(variant)"))
  }

  @Test func whatTheSDKDecidesIsTheReason() throws {
    let old = try disappearances("automatic", ios: 17, sdk: 12)
    #expect(old.isToldToGo && old.rules.contains("modal.automaticStyle=full-screen"))
    let new = try disappearances("automatic", ios: 17)
    #expect(!new.isToldToGo && new.rules.contains("modal.automaticStyle=sheet"))
  }

  @Test func scenes() throws {
    let without = try run("app", ["launch"], orders: ["app.scenes": "app-delegate"])
    #expect(without.all(1).contains("AppDelegate applicationDidBecomeActive"))
    #expect(!without.all(1).contains("SceneDelegate") && !without.platform.hasScenes)
    let with = try run("app", ["launch"], scenes: false, orders: ["app.scenes": "scene-delegate"])
    #expect(with.all(1).contains("SceneDelegate sceneDidBecomeActive"))
    // What the release or the structure does not have is refused.
    #expect(try run("app", ["launch"], ios: 12, orders: ["app.scenes": "scene-delegate"]).problem != nil)
    #expect(try run("scene(Main)", ["launch"], orders: ["app.scenes": "app-delegate"]).problem != nil)
    #expect(try run("scene(Main)", ["launch"], scenes: false).problem == .needsScenes("scene(Main)"))
  }

  @Test func conditionsOnAReleaseAreOrdersLikeAllOthers() throws {
    let phases = try run("app", ["launch"], ios: 13, orders: ["swiftui.scenePhase": "read"])
    #expect(phases.all(1).contains("ScenePhase active"))
    #expect(try !run("app", ["launch"], orders: ["swiftui.scenePhase": "absent"]).all(1).contains("ScenePhase"))
    let wide = try run("split(primary: A, secondary: B)", ["rotate"], orders: ["split.start": "side-by-side"])
    #expect(wide.visible == ["A", "B"])
    #expect(try run("split(primary: A, secondary: B)", ["rotate"]).visible == ["B"])
    let style = PresentationStyle.automatic
    #expect(style.adapted(to: Platform(), orders: ["modal.automaticSheet": "page-sheet"]) == .pageSheet)
    #expect(style.adapted(to: Platform(sdk: Release(17))) == .pageSheet)
  }
}
