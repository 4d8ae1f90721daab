import Foundation
import Lifecycle
import SampleApp
import ScenarioLanguage
import Scenarios
import TestSupport
import Testing

/// The code with which a reader lets a scenario happen in an app: what it does, and what of it a page shows.
@Suite struct ScenarioCodeTests {
  private static let catalog = CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog

  private func code(_ id: String) throws -> TryItCode {
    let scenario = try #require(Self.catalog.scenarios.first { $0.id == id })
    return TryItCode(scenario, Simulator.run(scenario.script))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theExcerptIsWhatOfTheFileIsTheScenariosOwn() throws {
    let (one, other) = (try code("push-pop"), try code("modal-full-screen"))
    let shared = Set(lines(one.text)).intersection(lines(other.text))
    for code in [one, other] {
      #expect(Set(lines(code.excerpt)).isSubset(of: lines(code.text)))
      let own = lines(code.text).filter { !shared.contains($0) }
      #expect(Set(own).isSubset(of: lines(code.excerpt)))
      #expect(code.excerpt.utf8.count * 4 < code.text.utf8.count)
    }
  }

  @Test func theExcerptOfAScreenOfSwiftUIHasItsViewsAndItsSteps() throws {
    let code = try code("swiftui-navigation-stack")
    #expect(code.excerpt.contains("NavigationStack(path: $path)") && code.excerpt.contains("path.append"))
    #expect(!code.excerpt.contains("struct"))
    #expect(Set(lines(code.excerpt)).isSubset(of: lines(code.text)))
  }

  @Test func aStepDuringAnotherComesWhileThatIsStillRunning() throws {
    let excerpt = try code("push-interrupted").excerpt
    #expect(excerpt.contains(#".code("push Detail")"#) && excerpt.contains(#".during("pop")"#))
  }

  @Test func anInstanceThatComesAgainIsKept() throws {
    let excerpt = try code("push-kept-instance").excerpt
    #expect(excerpt.contains(#"keptNames = ["Detail"]"#))
    #expect(excerpt.contains(#"made["Detail"] ?? make("Detail")"#))
  }

  @Test func aTabIsTappedWhereItsDelegateIsCalled() throws {
    // UIKit does not call the delegate if code selects the tab.
    let excerpt = try code("tab-sidebar-tabs").excerpt
    #expect(excerpt.contains(#".byHand("selectTab Other", "tap the tab Other")"#))
    #expect(excerpt.contains(#".code("selectTab List") { [self] in select("List") }"#))
  }
}
