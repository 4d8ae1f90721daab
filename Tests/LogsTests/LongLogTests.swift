import Lifecycle
import Logs
import ScenarioLanguage
import Stories
import Testing

/// Logs of many calls, in which one way is followed and much may come late.
@Suite struct LongLogTests {
  private static let appearance = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// What the controllers of an app with three tabs print on a release: visits in one tab after the other, the third of them
  /// selected first after many.
  private func lines(of visits: Int, on release: Int) throws -> [String] {
    let roots = ["Home", "Search", "Profile"]
    var steps = ["launch"]
    for visit in 0..<visits {
      let name = "Screen\(visit % 29)"
      switch visit % 5 {
      case 0: steps += ["push \(name)", "pop"]
      case 1: steps += ["push \(name)", "beginInteractivePop", "cancelInteractivePop", "pop"]
      case 2: steps += ["push \(name)", "push Detail", "popToRoot"]
      case 3:
        steps += ["present \(name) as fullScreen from \(roots[visit / 5 % (visit < 15 ? 2 : 3)])", "dismiss \(name)"]
      default: steps.append("selectTab \(roots[(visit / 5 + 1) % (visit + 1 < 15 ? 2 : 3)])")
      }
    }
    let structure = "tabBar(\(roots.map { "nav(\($0))" }.joined(separator: ", ")))"
    var script = try #require(FlowParser.script(structure: structure, steps: steps).script)
    script.platform = Platform(release: try #require(Release(release)))
    return Simulator.run(script).steps.flatMap { $0.events }
      .filter { $0.subject.kind == .viewController && Self.appearance.contains($0.callback.name) }
      .map { "\($0.subject.name) \($0.callback.name)" }
  }

  private func verify(_ lines: [String]) -> Verification {
    Verification.verify(LogReader().read(lines.joined(separator: "\n")).events)
  }

  @Test func aTabThatComesLateIsATab() throws {
    let lines = try lines(of: 25, on: 17)
    #expect(lines.count < 400)
    let found = verify(lines)
    #expect(found.verdict == .explained && found.departure == nil)
    #expect(found.story?.structure == "tabBar(nav(Home), nav(Search), nav(Profile))")
  }

  @Test(arguments: [12, 17, 18]) func aLongLogIsFollowedToItsEnd(release: Int) throws {
    let lines = try lines(of: 300, on: release)
    #expect(lines.count > 1_500)
    let found = verify(lines)
    #expect(found.verdict == .explained && found.unread == nil)
    #expect(found.releases.contains { $0.major == release })
    #expect(found.story?.steps.last?.events.upperBound == lines.count)
  }

  @Test(arguments: [200, 1_402]) func aLostLineIsFoundWhereverItIs(place: Int) throws {
    var lines = try lines(of: 300, on: 17)
    lines.remove(at: place)
    let found = verify(lines)
    #expect(found.verdict == .departs)
    let departure = try #require(found.departure)
    #expect((place - 6...place + 6).contains(departure.event))
  }

  /// Nobody waits for a story of what is none: how far it was looked for is told, and is the same each time.
  @Test func whatTellsNothingIsGivenUp() {
    var number: UInt32 = 7
    func next(_ count: Int) -> Int {
      number = number &* 1_664_525 &+ 1_013_904_223
      return Int(number >> 8) % count
    }
    let lines = (0..<3_000).map { _ in "Screen\(next(500)) \(Self.appearance[next(5)])" }
    let found = verify(lines)
    #expect(found.verdict == .departs)
    #expect(found.unread ?? 0 > 20)
    #expect(found.story?.steps.allSatisfy { $0.events.upperBound <= found.unread ?? 0 } ?? false)
    #expect(verify(lines).unread == found.unread)
  }
}
