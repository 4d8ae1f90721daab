import Analysis
import ConcurrentMap
import Foundation
import Lifecycle
import Logs
import Scenarios
import Stories
import TestSupport
import Testing

/// What scenarios print, read back without a hint.
@Suite struct RoundTripTests {
  static let scripts: [Script] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return CatalogLoader.load(folder: package.appending(path: "Content").path(), parts: ["Scenarios"]).catalog
      .scenarios.map(\.script)
  }()

  /// The steps of which something is printed, by what became of them.
  private struct Count: Sendable {
    var steps = 0
    /// Steps whose lines say what was done.
    var told = 0
    var named = 0
    var toldAndNamed = 0
    /// Steps told wrong of which the story that was told prints the very lines: it shows that they do not say what was done.
    var refuted = 0
    var toldAndRefuted = 0
  }

  @Test func everyFormatIsRead() {
    let unread = Self.scripts.concurrentMap { script -> [String] in
      let trace = PrintedTrace(script)
      let calls = trace.steps.flatMap { step in step.events.map { "\($0.subject.name) \($0.callback.name)" } }
      return PrintedFormat.allCases.filter { format in
        LogReader().read(format.text(trace)).events.map { "\($0.subject ?? "-") \($0.callback)" } != calls
      }.map { "\(script.structure.description) as \($0)" }
    }.flatMap { $0 }
    #expect(Self.scripts.count > 150)
    #expect(unread.isEmpty)
  }

  /// Each third scenario in one format, by turns, or a third of these in the quick lane; with `LIFELINE_ROUND_TRIP=turns` every scenario in one, and with
  /// `LIFELINE_ROUND_TRIP=all` in all of them.
  @Test func whatCanBeToldApartIsNamed() {
    let extent = ProcessInfo.processInfo.environment["LIFELINE_ROUND_TRIP"]
    let formats = PrintedFormat.allCases
    let scripts = Array(Self.scripts.enumerated())
    let chosen = extent == nil ? scripts.filter { $0.offset % (Extent.isQuick ? 9 : 3) == 1 } : scripts
    let jobs = chosen.flatMap { place, script in
      (extent == "all" ? formats : [formats[place % formats.count]]).map { (script, $0) }
    }
    let counts = jobs.concurrentMap { Self.count($0, $1) }
    let all = counts.reduce(into: Count()) { all, count in
      all.steps += count.steps
      all.told += count.told
      all.named += count.named
      all.toldAndNamed += count.toldAndNamed
      all.refuted += count.refuted
      all.toldAndRefuted += count.toldAndRefuted
    }
    let tellable = all.told - all.toldAndRefuted
    print(
      "\(jobs.count) logs of \(all.steps) steps: \(all.named) named; of \(tellable) that can be told apart "
        + "\(all.toldAndNamed); of all but the \(all.refuted) told otherwise by the same lines \(all.named)")
    #expect(tellable > (Extent.isQuick ? 8 : 50))
    #expect(Double(all.toldAndNamed) >= 0.95 * Double(tellable))
    #expect(Double(all.named) >= 0.93 * Double(all.steps - all.refuted))
  }

  private static func count(_ script: Script, _ format: PrintedFormat) -> Count {
    let trace = PrintedTrace(script)
    var count = Count()
    guard let story = StoryReader.story(of: LogReader().read(format.text(trace)).events) else { return count }
    let reach = reach(
      of: story, along: trace.steps.flatMap { step in step.events.map { "\($0.subject.name) \($0.callback.name)" } })
    for ((step, start), alike) in zip(zip(trace.steps, trace.starts), LookAlikes(of: script).steps) {
      let found = story.steps.first { $0.events.lowerBound == start && !$0.events.isEmpty }
      let isNamed = found?.action.family == step.action.family
      let isRefuted = !isNamed && reach >= start + step.events.count
      count.steps += 1
      count.named += isNamed ? 1 : 0
      count.refuted += isRefuted ? 1 : 0
      guard alike.isTold else { continue }
      count.told += 1
      count.toldAndNamed += isNamed ? 1 : 0
      count.toldAndRefuted += isRefuted ? 1 : 0
    }
    return count
  }

  /// How many of the lines, from the first on, a story prints itself: of those whom the lines name, and with no call more.
  static func reach(of story: Story, along wanted: [String], on release: Release? = nil) -> Int {
    let names = Set(wanted.compactMap { $0.split(separator: " ").first.map(String.init) })
    guard story.runs.count == 1, let run = story.runs.first else { return 0 }
    var platform = run.script.platform
    if let release { platform = Platform(release: release, idiom: platform.idiom, scenes: platform.hasScenes) }
    let model = LifecycleModel(
      run.script.structure, on: platform, orders: run.script.orders, reserving: names.sorted())
    guard var state = try? model.initialState(run.app) else { return 0 }
    var place = 0
    for step in story.steps {
      guard !step.isGuess, let outcome = try? model.step(state, step.script) else { return place }
      let printed = outcome.step.events.filter { PrintedCalls.contain($0) && names.contains($0.subject.name) }
        .map { "\($0.subject.name) \($0.callback.name)" }
      let lines = wanted[step.events]
      let isLast = step.events.upperBound == wanted.count
      guard printed.elementsEqual(lines) || isLast && printed.starts(with: lines) else { return place }
      place = step.events.upperBound
      state = outcome.state
    }
    return place
  }
}
