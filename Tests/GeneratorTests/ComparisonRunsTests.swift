import Analysis
import Foundation
import Lifecycle
import Scenarios
import TestSupport
import Testing

/// A comparison on all releases.
struct ComparisonRunsTests {
  private static let catalog = CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog

  /// Neighbours that are alike are one group, the newest first, and the newest of a group speaks for it.
  @Test func neighboursThatAreAlikeAreOneGroup() {
    let groups = ReleaseGroups.grouped {
      $0.major
    } areAlike: {
      ($0 >= 18) == ($1 >= 18)
    }
    #expect(groups.map(\.range) == [.from(18), .upTo(17)])
    #expect(groups.map(\.value) == [26, 17])
    #expect(
      ReleaseGroups.grouped { _ in
        0
      } areAlike: {
        $0 == $1
      }.map(\.range) == [.all])
    let each = ReleaseGroups.grouped {
      $0.major
    } areAlike: {
      $0 == $1
    }
    #expect(each.count == Release.all.count { $0 >= ReleaseHistory.usualStart })
    #expect(each.dropFirst().dropLast().allSatisfy { $0.range == .between($0.value, $0.value) })
  }

  /// Every release is in one range of a comparison, and gives what the range says.
  @Test func everyReleaseHasItsRange() throws {
    var (others, partial) = (0, 0)
    for comparison in Self.catalog.comparisons {
      let columns = try comparison.columns.map { ($0, try #require(Self.catalog.scenario($0.scenario.id))) }
      let platform = comparison.platform ?? Platform()
      let runs = ComparisonRuns(columns, on: platform)
      others += runs.others.count
      for release in Release.all where release >= ReleaseHistory.usualStart {
        let ranges = [runs.own] + runs.others.map(\.range) + runs.impossible
        #expect(ranges.count { $0.contains(release) } == 1, "\(comparison.id), iOS \(release.major)")
        guard let run = runs.others.first(where: { $0.range.contains(release) }) else { continue }
        for (entry, trace) in zip(columns, run.traces) {
          var script = entry.1.script
          script.platform = Platform(release: release)
          let own = Simulator.run(script)
          #expect(own.isComplete == (trace != nil), "\(comparison.id), iOS \(release.major)")
          guard let trace else { continue }
          partial += run.traces.contains { $0 == nil } ? 1 : 0
          #expect(
            ComparisonTable.calls(entry.0, in: own) == ComparisonTable.calls(entry.0, in: trace),
            "\(comparison.id), iOS \(release.major)")
        }
      }
    }
    #expect(others > 3)
    #expect(partial > 0, "a comparison with a column that some releases lack")
  }
}
