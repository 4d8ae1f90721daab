import Foundation
import Testing

/// `lifeline explain`
@Suite struct ExplainTests {
  @Test(arguments: ["scenario.unknown-action", "[scenario.unknown-action]"])
  func anIdIsExplained(id: String) throws {
    let run = try lifeline("explain", id)
    #expect(run.status == 0)
    #expect(
      run.output == """
        scenario.unknown-action

        An action begins with a word of the scenario language, such as push, present or selectTab.

        Wrong, in Content/Scenarios/basic-push.yaml:
          steps: [launch, puhs Detail]

        Right, in Content/Scenarios/basic-push.yaml:
          steps: [launch, push Detail]

        """)
  }

  @Test func anExampleIsOfWholeLines() throws {
    let run = try lifeline("explain", "evidence.unknown-callback")
    #expect(run.output.contains("  events: [Detail viewDidLod, List viewWillDisappear, "))
    #expect(run.output.contains(" List viewDidDisappear, Detail viewDidAppear]\n"))
  }

  @Test func aRuleOfTheModelIsToldAsWell() throws {
    let run = try lifeline("explain", "tab.select")
    #expect(run.output.hasPrefix("tab.select, a rule of the model\n"))
    #expect(run.output.contains("\n  did-appear-first: "))
    #expect(try lifeline("explain", "viewIsAppearing").output == "viewIsAppearing, a callback: iOS 13 and later\n")
  }

  /// As code has it, or a page of Apple's.
  @Test(arguments: [
    ("viewWillAppear(_:)", "viewWillAppear"), ("viewWillAppear:", "viewWillAppear"), ("viewDidLoad()", "viewDidLoad"),
    ("UIViewController.viewDidLoad", "viewDidLoad"), ("UIViewController.viewDidLoad()", "viewDidLoad"),
    ("dealloc", "deinit"), ("UIWindowSceneDelegate.scene(_:willConnectTo:options:)", "sceneWillConnectTo"),
  ])
  func aCallbackMayBeWrittenAsItIsDeclared(written: String, name: String) throws {
    let run = try lifeline("explain", written)
    #expect(run.output.hasPrefix("\(name), a callback: "), "\(run.errors)")
  }

  @Test func withoutAnIdAllAreListed() throws {
    let lines = try lifeline("explain").output.split(separator: "\n")
    #expect(lines.count > 200)
    #expect(lines.allSatisfy { $0.hasSuffix(".") })
    let json = try lifeline("explain", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["explanations"] as? [[String: Any]])?.count == lines.count)
  }

  @Test(arguments: [
    (
      "scenario.unknwon-action",
      "there is no finding, rule or callback 'scenario.unknwon-action'; did you mean 'scenario.unknown-action'?"
    ),
    ("missing-key", "there is no finding, rule or callback 'missing-key'; there is content.missing-key"),
    ("nonsense", "there is no finding, rule or callback 'nonsense'; 'lifeline explain' lists all findings"),
  ])
  func aSlipIsAnswered(id: String, words: String) throws {
    let run = try lifeline("explain", id)
    #expect(run.status == 2)
    #expect(run.errors == "Error: \(words)\n")
  }
}
