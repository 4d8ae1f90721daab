import Foundation
import Lifecycle
import Scenarios
import Testing

/// The package's own scenarios, held against the language: whoever looks up a word finds a page that shows it.
@Suite struct CoverageTests {
  static let scenarios = CatalogLoader.load(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Content").path
  ).catalog.scenarios

  @Test func everyActionHasAScenario() {
    let used = Set(Self.scenarios.flatMap(\.script.steps).compactMap(\.action.word))
    #expect(ActionWord.allCases.filter { !used.contains($0) }.map(\.rawValue) == [])
  }

  @Test func everySwiftUIActionHasAScenario() {
    let used = Set(
      Self.scenarios.flatMap(\.script.steps).compactMap { step -> SwiftUIWord? in
        if case .swiftUI(let word, _) = step.action.argument { word } else { nil }
      })
    #expect(SwiftUIWord.allCases.filter { !used.contains($0) }.map(\.rawValue) == [])
  }

  @Test func everyStyleHasAScenario() {
    let presented = Self.scenarios.flatMap(\.script.steps).compactMap { step -> PresentationStyle? in
      if case .presentation(_, let style, _) = step.action.argument { style } else { nil }
    }
    // `unknown` is for evidence alone.
    let missing = Set(PresentationStyle.allCases).subtracting(presented).subtracting([.unknown])
    #expect(missing.map(\.rawValue).sorted() == [])
  }

  @Test(arguments: [
    "nav(", "tabBar(", "split(", "page(", "contains", "presents", "app", "scene(", "swiftui NavigationStack",
    "swiftui TabView", "swiftui",
  ])
  func everyStructureHasAScenario(term: String) {
    #expect(Self.scenarios.contains { $0.structure.description.contains(term) })
  }

  @Test func everyScenarioRunsAndTeachesSomething() {
    #expect(Self.scenarios.count >= 80)
    for scenario in Self.scenarios {
      #expect(Simulator.run(scenario.script).isComplete, "\(scenario.id) has a step that is not possible")
      let words = scenario.explanation?.english.split(separator: " ").count ?? 0
      #expect(words >= 60, "\(scenario.id) explains itself in \(words) words")
    }
  }
}
