import TestSupport
import Testing

/// Scenarios that name no group stand under a title all the same, in each language.
@Suite struct GroupTitleTests {
  private func site(_ settings: String = "", _ more: [String: String] = [:]) throws -> TestSite {
    let scenario = pushScenario.replacing("group: navigation\n", with: "")
    return try TestSite(
      ["Content/Scenarios/push.yaml": scenario, "Content/site.yaml": "languages: [en, ko, ja]\n" + settings]
        .merging(more) { $1 }, templates: .shippedInEveryLanguage)
  }

  @Test func whereThereAreNoGroupsTheyAreAll() throws {
    let site = try site()
    let outcome = site.build()
    for (page, title) in [("", "All scenarios"), ("ko/", "모든 시나리오"), ("ja/", "すべてのシナリオ")] {
      #expect(try outcome.page("\(page)index.html").contains(">\(title)<"), "\(page)")
      #expect(try !outcome.page("\(page)index.html").contains(">other<"), "\(page)")
    }
    #expect(try outcome.page("llms.txt").contains("## All scenarios\n"))
  }

  @Test func besideGroupsTheyAreTheOthers() throws {
    let site = try site(
      "groups: [{id: modal, title: Presenting}]\n",
      [
        "Content/Scenarios/modal.yaml":
          "id: modal\ntitle: Modal\nsummary: A sheet.\ngroup: modal\nstructure: A\nsteps: [present B as pageSheet from A]\n"
      ])
    let outcome = site.build()
    #expect(site.problems(of: outcome).filter { $0.contains("error:") } == [])
    let index = try outcome.page("index.html")
    #expect(index.contains(">Presenting<") && index.contains(">Other scenarios<"))
  }
}
