import ConcurrentMap
import Foundation
import Lifecycle
import Logs
import Stories
import Testing

/// Logs with faults, held against what was done.
@Suite struct PlantedFaultTests {
  /// The scenarios as they are and on some releases, so that there are logs enough of what few scenarios have.
  private static func scripts(on majors: [Int]) throws -> [Script] {
    try RoundTripTests.scripts
      + majors.flatMap { major in
        let release = try #require(Release(major))
        return RoundTripTests.scripts.map { script in
          var script = script
          script.platform = Platform(release: release, idiom: script.platform.idiom)
          return script
        }
      }
  }

  /// As what a log with a fault is given to be followed.
  enum Given: CaseIterable {
    /// The log has the story's own names and begins with it.
    case itself
    /// The same, where both may be otherwise.
    case scenario
    /// The log has other names, and the launch before what a scenario begins with.
    case scenarioOfAnotherApp
  }

  @Test(arguments: Given.allCases)
  func theFirstWrongLineIsFoundAndTheFaultIsNamed(given: Given) throws {
    let faults = PlantedFault.all(in: try Self.scripts(on: [17]), each: 4)
    #expect(faults.count == 40)
    let found = faults.concurrentMap { fault in
      switch given {
      case .itself: (fault, Verification.verify(LogReader().read(fault.text).events, following: fault.script))
      case .scenario:
        (fault, ScenarioVerification(LogReader().read(fault.text).events, following: fault.script).verification)
      case .scenarioOfAnotherApp:
        {
          let fault = fault.launched
          let events = LogReader().read(fault.textOfAnotherApp).events
          return (fault, ScenarioVerification(events, following: fault.script).verification)
        }()
      }
    }
    let (lines, named) = Self.rightOnes(of: found)
    print("\(faults.count) faults with the story given (\(given)): line right \(lines), named \(named)")
    #expect(found.allSatisfy { $0.1.verdict == .departs || $0.0.kind == .otherRelease })
    #expect(Double(lines) >= 0.95 * Double(faults.count))
    #expect(Double(named) >= 0.8 * Double(faults.count))
  }

  /// A fault of each kind; with `LIFELINE_FAULTS=all` twenty of each kind, on four releases.
  @Test func whatCanBeToldIsFoundWithoutTheStory() throws {
    let isFull = ProcessInfo.processInfo.environment["LIFELINE_FAULTS"] == "all"
    let faults = PlantedFault.all(in: try Self.scripts(on: isFull ? [13, 15, 17] : [17]), each: isFull ? 20 : 1)
    let found = faults.concurrentMap { fault in
      // That an order is another release's is known to whoever knows the release.
      let release = fault.kind == .otherRelease ? fault.script.platform.release : nil
      return Verification.verify(LogReader().read(fault.text).events, on: release)
    }
    let pairs = Array(zip(faults, found))
    let (explained, told) = (pairs.filter { Self.isProven($0.1, $0.0) }, pairs.filter { !Self.isProven($0.1, $0.0) })
    let (lines, named) = Self.rightOnes(of: told)
    let alsoNamed = explained.count { fault, found in found.readings.contains { $0.cause.kind == fault.cause } }
    print(
      "\(faults.count) faults without the story: \(explained.count) are other stories without fault, of which \(alsoNamed) "
        + "have the fault as another reading; of \(told.count) line right \(lines), named \(named)")
    #expect(told.count >= faults.count / 2)
    // Of so few as are tried mostly, one is much.
    #expect(lines >= Int(0.95 * Double(told.count)))
    #expect(Double(named) >= 0.8 * Double(told.count))
  }

  /// What one object gets has one order, also of calls that many loggers leave out.
  @Test func whatCannotBeTurnedRoundIsNotExplained() throws {
    let isFull = ProcessInfo.processInfo.environment["LIFELINE_FAULTS"] == "all"
    let turned = TurnedLog.all(in: try Self.scripts(on: [17]), each: isFull ? .max : 6)
    #expect(Set(turned.map(\.pair)).count == TurnedLog.pairs.count)
    let found = turned.concurrentMap { Verification.verify(LogReader().read($0.text).events) }
    for (log, found) in zip(turned, found) {
      #expect(found.verdict == .departs, "line \(log.place + 1) of:\n\(log.text)")
    }
    let near = zip(turned, found).count { log, found in found.departure.map { abs($0.event - log.place) <= 1 } ?? false
    }
    print("\(turned.count) logs with two calls turned round: \(near) depart there")
    #expect(Double(near) >= 0.95 * Double(turned.count))
  }

  @Test func anotherReadingNamesTheFault() throws {
    let sheet = try #require(PlantedFault.all(in: RoundTripTests.scripts, each: 2).first { $0.kind == .sheet })
    let found = Verification.verify(LogReader().read(sheet.text).events)
    #expect(found.verdict == .explained)
    #expect(found.readings.contains { $0.cause.kind == .sheet && $0.event == sheet.place })
  }

  private static func rightOnes(of pairs: [(PlantedFault, Verification)]) -> (lines: Int, named: Int) {
    var (lines, named) = (0, 0)
    for (fault, found) in pairs {
      let isRight = found.departure?.event == fault.place
      let isNamed = fault.isNamed(by: found)
      lines += isRight ? 1 : 0
      named += isNamed ? 1 : 0
      if !isRight || !isNamed { print("\(fault.kind), line \(fault.place): \(found.departure?.event ?? -1)") }
    }
    return (lines, named)
  }

  /// Whether the story that is told prints the very lines, on a release that the verdict names: then nobody can tell the log from
  /// one without fault.
  private static func isProven(_ found: Verification, _ fault: PlantedFault) -> Bool {
    guard found.verdict == .explained || found.verdict == .knownVariant, let story = found.story else { return false }
    let wanted = fault.lines.map { "\($0.subject) \($0.callback.name)" }
    return found.releases.contains { RoundTripTests.reach(of: story, along: wanted, on: $0) == wanted.count }
  }
}
