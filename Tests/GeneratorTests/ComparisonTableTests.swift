import Analysis
import Evidence
import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

@testable import Generator

private func calls(_ text: String) -> [ComparisonTable.Call] {
  text.split(separator: " ").map { .init(role: "r", callback: String($0), occurrence: 1) }
}

/// The table as text: a row for each call, `place` or `-`, with a mark for what differs.
private func table(_ columns: String...) -> [String] {
  ComparisonTable(columns.map(calls)).rows.map { row in
    row.call.callback + ":"
      + row.cells.map { cell in
        let place = cell.place.map(String.init) ?? "-"
        switch cell.difference {
        case .none: return " \(place)"
        case .missing: return " \(place)missing"
        case .additional: return " \(place)additional"
        case .earlier(let call): return " \(place)<\(call.callback)"
        case .later(let call): return " \(place)>\(call.callback)"
        }
      }.joined()
  }
}

@Suite struct ComparisonTableTests {
  @Test func equalColumnsHaveNoDifference() {
    #expect(table("a b", "a b") == ["a: 1 1", "b: 2 2"])
  }

  @Test func theSameCallStandsInOneRowWhereverItComes() {
    // A push ends dd, da; a presentation da, dd.
    #expect(
      table("load wd wa dd da", "load wd wa da dd")
        == ["load: 1 1", "wd: 2 2", "wa: 3 3", "dd: 4 5>da", "da: 5 4"])
  }

  @Test func whatIsMissingAndWhatIsMoreIsSaid() {
    #expect(
      table("load wd wa da", "load wa x da")
        == ["load: 1 1", "wd: 2 -missing", "wa: 3 2", "x: - 3additional", "da: 4 4"])
  }

  @Test func whatOnlyOthersHaveStandsWhereItComesThere() {
    #expect(table("a c", "a b c", "z a c") == ["z: - - 1additional", "a: 1 1 2", "b: - 2additional -", "c: 2 3 3"])
  }

  @Test func aClosureIsNeitherControllersCall() throws {
    let script = Script(
      structure: try Structure(parsing: "Root"),
      steps: [ScriptStep(try Action(parsing: "present Sheet as pageSheet from Root"))])
    let trace = Simulator.run(script)
    let roles = RoleCalls(try #require(Episode.all(in: trace).first), in: trace).calls
    #expect(roles.filter { $0.callback == "presentCompletion" }.map(\.role) == ["completion"])
    #expect(!roles.contains { $0.role == "incoming" && $0.callback.hasSuffix("Completion") })
  }

  @Test(arguments: [
    ("nav(A, B, C)", "popToRoot", ["A": "incoming", "B": "other", "C": "outgoing"]),
    ("A ; A presents B as fullScreen", "dismiss B", ["A": "incoming", "B": "outgoing"]),
    ("nav(A, B)", "finishInteractivePop", ["A": "incoming", "B": "outgoing"]),
    ("nav(A)", "rotate", ["A": "other"]),
  ])
  func rolesAreThoseOfTheTransition(structure: String, action: String, expected: [String: String]) throws {
    let script = Script(
      structure: try Structure(parsing: structure), steps: [ScriptStep(try Action(parsing: action))])
    let trace = Simulator.run(script)
    let calls = RoleCalls(try #require(Episode.all(in: trace).first), in: trace).calls
    let subjects = trace.events.filter { $0.subject.kind == .viewController }.map(\.subject.name)
    #expect(calls.count == subjects.count)
    for (call, subject) in zip(calls, subjects) where call.role != ComparisonTable.completion {
      #expect(call.role == expected[subject], "\(subject) \(call.callback)")
    }
  }

  @Test func theFewestCallsMove() {
    #expect(table("a b c d", "b c d a") == ["a: 1 4>d", "b: 2 1", "c: 3 2", "d: 4 3"])
    #expect(table("a b c d", "d a b c") == ["a: 1 2", "b: 2 3", "c: 3 4", "d: 4 1<a"])
  }
}
