import Testing

@testable import Generator

/// How callbacks are declared, which is what readers copy into the search.
@Suite struct CallbackDeclarationTests {
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
    let search = try outcome.page("search-index.js")
    #expect(search.contains("\"code\": [\"viewWillAppear(_:)\", \"viewWillAppear:\"]"))
  }
}
