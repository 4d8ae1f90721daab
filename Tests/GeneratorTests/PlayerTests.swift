import Analysis
import Diagrams
import Foundation
import Generator
import Lifecycle
import Scenarios
import Site
import TestSupport
import Testing

@Suite struct PlayerTests {
  /// The data block as the script reads it.
  private struct Block: Decodable {
    struct Row: Decodable, Equatable { var row, step: Int }
    struct PathStep: Decodable {
      var row: Int
      var transition, state: String
    }
    struct Path: Decodable {
      var id, start: String
      var path: [PathStep]
    }
    var sequence: String
    var hierarchy: String?
    var rows: [Row]
    var diagrams: [Path]
  }

  private static let catalog = CatalogLoader.load(
    folder: package.appendingPathComponent("Content").path
  ).catalog

  private static let silentScenario = """
    id: silent
    title: Silent
    summary: Nothing is called.
    group: tabs
    structure: tabBar(A, B)
    steps: [{do: selectTab A, by: code}]
    """

  @Test func theDataHaveEveryShownRowOnceAndThePathsOfTheDiagrams() throws {
    var silent: [String] = []
    for scenario in Self.catalog.scenarios {
      let trace = Simulator.run(scenario.script)
      let diagrams = ScenarioDiagrams.all(scenario, trace).map(\.diagram)
      guard let json = PlayerData(diagrams).json else {
        silent.append(scenario.id)
        continue
      }
      let block = try JSONDecoder().decode(Block.self, from: Data(json.utf8))
      let rows = ShownEvents(scenario, trace).events
      #expect(block.rows.map(\.row) == rows.map(\.number), "\(scenario.id)")
      #expect(block.rows.allSatisfy { (1...trace.steps.count).contains($0.step) })
      #expect(block.rows.map(\.step) == block.rows.map(\.step).sorted())
      let paths = diagrams.compactMap { diagram -> StateDiagram? in
        if case .states(let states) = diagram { states } else { nil }
      }
      #expect(block.diagrams.map(\.id) == paths.map(\.id))
      for (told, diagram) in zip(block.diagrams, paths) {
        #expect(told.start == diagram.start)
        #expect(told.path.map(\.row) == diagram.path.map(\.number), "\(diagram.id)")
        #expect(told.path.map(\.transition) == diagram.path.map(\.transition), "\(diagram.id)")
        #expect((told.path.last?.state ?? told.start) == diagram.end, "\(diagram.id)")
      }
    }
    #expect(silent.isEmpty, "\(silent)")
  }

  @Test func thePageHasWhatTheDataName() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let outcome = site.build()
    let html = try outcome.page("scenarios/push.html")
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"player-data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = Data(html[start.upperBound..<end.lowerBound].utf8)
    #expect(try JSONSerialization.jsonObject(with: json) is [String: Any])
    let block = try JSONDecoder().decode(Block.self, from: json)
    #expect(!block.rows.isEmpty && block.diagrams.count == 2)
    var ids = block.rows.flatMap { ["row-\($0.row)", "step-\($0.step)"] }
    ids += block.rows.compactMap { row in block.hierarchy.map { "\($0)_p\(row.step)" } }
    for diagram in block.diagrams {
      ids.append("\(diagram.id)_s_\(diagram.start)")
      for step in diagram.path {
        ids += ["s_\(step.state)", "t_\(step.transition)", "l_\(step.transition)"].map { "\(diagram.id)_\($0)" }
      }
    }
    for id in Set(ids) { #expect(html.contains("id=\"\(id)\""), "\(id)") }
    #expect(html.contains("<script src=\"../player.js\" defer></script>") && outcome.site.contains("player.js"))
    // Without the script there are no controls.
    let player = try #require(html.firstMatch(of: /<section class="player"[^>]*>/)?.output)
    #expect(player.hasSuffix(" hidden>"))
    #expect(try !outcome.page("scenarios/push.md").contains("player"))
  }

  @Test func whereNothingIsCalledNothingPlays() throws {
    let site = try TestSite(["Content/Scenarios/silent.yaml": Self.silentScenario])
    defer { site.remove() }
    let html = try site.build().page("scenarios/silent.html")
    #expect(!html.contains("<tr id=\"row-1\"") && !html.contains("player.js") && !html.contains("class=\"player\""))
  }

  private static func sequence(_ id: String) throws -> SequenceDiagram {
    let scenario = try #require(catalog.scenario(id))
    let diagrams = ScenarioDiagrams.all(scenario, Simulator.run(scenario.script)).map(\.diagram)
    return try #require(
      diagrams.lazy.compactMap { if case .sequence(let diagram) = $0 { diagram } else { nil } }.first)
  }

  @Test func noTextEndsTheScript() throws {
    var diagram = SequenceDiagram(
      id: "</script><!--", scenario: "x", subjects: [], events: [], steps: [], words: .english)
    var frame = SequenceDiagram.Frame(number: 1, action: "launch", messages: [])
    #expect(PlayerData([.sequence(diagram)]).json == nil)
    let other = try Self.sequence("push-pop")
    frame.messages = Array(other.messages.prefix(1))
    diagram.frames = [frame]
    let json = try #require(PlayerData([.sequence(diagram)]).json)
    #expect(!Markup.json(json).text.contains("<"))
    #expect(try JSONDecoder().decode(Block.self, from: Data(json.utf8)).sequence == "</script><!--")
  }
}
