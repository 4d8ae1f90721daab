import Lifecycle
import Testing

@testable import Generator

/// How callbacks are declared, which is what readers copy into the search.
@Suite struct CallbackSpellingTests {
  private static let states = Set(AppState.allCases.map(\.rawValue) + ["active", "inactive", "background"])
  /// UIKit or SwiftUI declares no such thing.
  private static let undeclared: Set<String> = ["taskCancelled"]

  @Test func everyCallbackHasOne() {
    for name in Callback.vocabulary where !Self.states.contains(name) && !Self.undeclared.contains(name) {
      #expect(CallbackSpelling(name) != nil, "\(name)")
    }
    #expect(CallbackSpelling("unwindToList") == nil)
  }

  @Test func bothLanguagesHaveAsManyArguments() {
    for name in Callback.vocabulary {
      guard let spelling = CallbackSpelling(name), let selector = spelling.objectiveC else { continue }
      let arguments = spelling.swift.count { $0 == ":" }
      #expect(selector.count { $0 == ":" } == arguments, "\(name)")
      #expect(!spelling.swift.contains(" ") && !selector.contains(" "), "the search splits them at blanks")
    }
  }

  @Test func noTwoCallbacksHaveTheSame() {
    // What ends in a closure and what an unwind segue calls are one method.
    let all = Callback.vocabulary.filter { $0 != "dismiss" }.compactMap(CallbackSpelling.init)
    #expect(Set(all.map(\.swift)).count == all.count)
    #expect(Set(all.compactMap(\.objectiveC)).count == all.compactMap(\.objectiveC).count)
  }

  @Test func thePageAndTheSearchNameThem() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Scenarios/start.yaml": "id: start\ntitle: T\nsummary: S\nstructure: app\nsteps: [launch]\n",
    ])
    defer { site.remove() }
    let outcome = site.build()
    let page = try outcome.page("callbacks/sceneWillConnectTo.html")
    #expect(page.contains("<dd><code translate=\"no\">scene(_:willConnectTo:options:)</code></dd>"))
    #expect(page.contains("<dd><code translate=\"no\">scene:willConnectToSession:options:</code></dd>"))
    let search = try outcome.page("search.html")
    #expect(search.contains("data-spellings=\"viewWillAppear(_:) viewWillAppear:\""))
  }
}
