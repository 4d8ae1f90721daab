import Lifecycle
import Scenarios
import Testing

/// An app extension: a process without an app delegate and without scenes.
@Suite struct ExtensionTests {
  /// Apple, `NSExtensionRequestHandling.beginRequest(with:)`.
  @Test(arguments: [8, 12, 13, 26])
  func theRequestComesBeforeTheView(ios: Int) throws {
    let trace = try run("Share", ["launchExtension", "completeRequest"], ios: ios)
    #expect(trace.isComplete)
    #expect(
      trace.calls(1, ["init", "beginRequest", "loadView", "viewDidAppear"])
        == "Share init, Share beginRequest, Share loadView, Share viewDidAppear")
    #expect(trace.events.allSatisfy { $0.subject.kind == .viewController })
    #expect(trace.appearance(2) == "Share viewWillDisappear, Share viewDidDisappear")
    #expect(trace.steps[1].appState == .notRunning)
  }

  @Test func onlyTheRequestIsDocumented() throws {
    let trace = try run("nav(Share)", ["launchExtension"])
    let documented = trace.events.filter { $0.standing == .documented }.map(\.description)
    #expect(documented.contains("Nav beginRequest"))
    #expect(!documented.contains { $0.contains("viewWillAppear") || $0.contains("viewDidLoad") })
  }

  @Test func whatHappensToAppsDoesNotHappenToIt() throws {
    let trace = try run(
      "nav(A)", ["launchExtension", "home", "push B", "completeRequest", "completeRequest", "launch"])
    #expect(trace.problem(2) == .inExtension("home"))
    #expect(trace.problem(3) == nil)
    #expect(trace.problem(5) == .noExtension("completeRequest"))
    #expect(trace.problem(6) == nil && trace.all(6).contains("SceneDelegate sceneWillConnectTo"))
    #expect(try run("A", ["launchExtension"], ios: 7).problem(1) != nil)
    #expect(try run("app", ["launchExtension"]).problem(1) != nil)
  }
}
