import Analysis
import Foundation
import Lifecycle
import Scenarios
import TestSupport
import Testing

/// The short answers that a comparison begins with, held against what the content's comparisons are about.
@Suite struct ComparisonSummaryTests {
  private static let catalog = CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog
  private static let simulations = Simulations(catalog)

  /// The answers of a comparison's columns, in their order.
  private func summaries(_ id: String) throws -> [ComparisonSummary] {
    let comparison = try #require(Self.catalog.comparisons.first { $0.id == id })
    return Self.simulations.columns(of: comparison).map { column, trace in
      ComparisonSummary(ComparisonTable.calls(column, in: trace))
    }
  }

  @Test func pushModalTabAndPeekAreToldApart() throws {
    let summaries = try summaries("push-modal-tab-peek")
    #expect(summaries.map(\.toldFirst) == [.outgoing, .outgoing, .incoming, .incoming])
    #expect(summaries.map(\.doneFirst) == [.outgoing, .incoming, .outgoing, .incoming])
    #expect(summaries.map(\.outgoing) == [.willAndDid, .willAndDid, .willAndDid, .willAndDid])
    #expect(summaries.map(\.appearances) == [1, 1, 1, 2])
    #expect(summaries.map(\.completed) == [1, 1, 1, 2])
    #expect(summaries.map(\.loading) == [.first, .first, .first, .first])
  }

  @Test func underASheetTheOldOneIsToldNothing() throws {
    let summaries = try summaries("push-modal-tab")
    #expect(summaries.map(\.outgoing) == [.willAndDid, .willAndDid, .nothing, .willAndDid])
    #expect(summaries.map(\.toldFirst) == [.outgoing, .outgoing, .incoming, .incoming])
    #expect(summaries.map(\.doneFirst) == [.outgoing, .incoming, .incoming, .incoming])
  }

  @Test func whatComesBackIsNotLoadedAgain() throws {
    let summaries = try summaries("back-again")
    #expect(summaries.map(\.loading) == [.not, .not, .not, .not])
    #expect(summaries.map(\.appearances) == [1, 1, 0, 1])
  }

  @Test func aTransitionThatIsGivenUpBeginsAndDoesNotFinish() {
    let calls = [("incoming", "viewWillAppear"), ("outgoing", "viewWillDisappear"), ("incoming", "viewDidLoad")]
    let summary = ComparisonSummary(calls.map { .init(role: $0.0, callback: $0.1, occurrence: 1) })
    #expect(summary.outgoing == .willAlone)
    #expect((summary.appearances, summary.completed) == (1, 0))
    #expect(summary.doneFirst == nil)
    #expect(summary.loading == .after(.init(role: "outgoing", callback: "viewWillDisappear", occurrence: 1)))
  }

  @Test func aCallThatMattersIsMovedOnlyAcrossOneThatDoes() throws {
    func calls(_ names: String) -> [ComparisonTable.Call] {
      names.split(separator: " ").map { .init(role: "r", callback: String($0), occurrence: 1) }
    }
    // Fewer calls move if `A` does, and `A` is what the reader came for.
    let columns = [calls("A x y"), calls("x y A")]
    func moved(_ table: ComparisonTable) -> [String] {
      table.rows.filter { $0.cells[1].difference != .none }.map(\.call.callback)
    }
    #expect(moved(ComparisonTable(columns)) == ["A"])
    #expect(moved(ComparisonTable(columns) { $0.callback == "A" }) == ["x", "y"])
    let table = ComparisonTable([calls("A x B"), calls("x B A")]) { $0.callback != "x" }
    let first = try #require(table.rows.first)
    #expect(first.call.callback == "A" && first.cells[1].difference == .later(than: calls("B")[0]))
  }

  @Test func whatAScenarioMakesClaimsAboutIsEssential() throws {
    let scenario = try #require(
      Self.catalog.scenarios.first { scenario in
        scenario.steps.flatMap(\.expectations).flatMap(\.patterns).contains { $0.callback == "deinit" }
      })
    let claim = try #require(
      scenario.steps.flatMap(\.expectations).flatMap(\.patterns).first { $0.callback == "deinit" })
    #expect(Prominence(.deinitialized, of: claim.subject, in: scenario) == .essential)
    #expect(Prominence(.deinitialized, of: "Nobody", in: scenario) == .other)
    #expect(Prominence(.viewDidLayoutSubviews) == .layout && Prominence(.viewDidAppear) == .essential)
    #expect(Prominence(.loadViewIfNeeded) == .other)
  }
}
