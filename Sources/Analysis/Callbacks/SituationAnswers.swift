import ConcurrentMap
import Diagnostics
import Lifecycle
import ScenarioLanguage

/// The situations of each kind of callback, run on each release.
///
/// A way that cannot be run on a release, such as a swipe back before iOS 7, has no answer there.
struct SituationAnswers {
  /// What was called at the end of a flow, by release, oldest first.
  private struct Run: Sendable {
    let way: Situation.Way
    let calls: [(release: Release, calls: [Event])]
  }

  /// What is run once for all callbacks that it is asked for.
  private struct Setting: Hashable {
    let topic: SituationTopic
    let hasScenes: Bool
  }

  private let runs: [Setting: [(words: Phrase, runs: [Run])]]

  /// Runs the situations that callbacks are asked for.
  init(for callbacks: [Callback]) {
    let asked = Set(callbacks.compactMap { SituationTopic(of: $0) })
    let settings = asked.flatMap { topic in
      Self.scenes(of: topic).map { Setting(topic: topic, hasScenes: $0) }
    }
    let ways = settings.flatMap { setting in
      setting.topic.situations.flatMap(\.ways).map { (way: $0, hasScenes: setting.hasScenes) }
    }
    var found = ways.concurrentMap { Self.run($0.way, hasScenes: $0.hasScenes) }[...]
    var runs: [Setting: [(words: Phrase, runs: [Run])]] = [:]
    for setting in settings {
      runs[setting] = setting.topic.situations.map { situation in
        defer { found = found.dropFirst(situation.ways.count) }
        return (situation.words, Array(found.prefix(situation.ways.count)))
      }
    }
    self.runs = runs
  }

  /// Whether the app has scenes: callbacks of the app and its delegate are also run in an app without scenes.
  private static func scenes(of topic: SituationTopic) -> [Bool] { topic == .app ? [true, false] : [true] }

  /// The answers for a callback, and whether they hold in apps without scenes only; none where no situation brings it.
  func answers(for callback: Callback) -> (answers: [SituationAnswer], isWithoutScenes: Bool) {
    guard let topic = SituationTopic(of: callback) else { return ([], false) }
    for hasScenes in Self.scenes(of: topic) {
      let found = answers(for: callback, in: Setting(topic: topic, hasScenes: hasScenes))
      if found.contains(where: { $0.summary != .no || $0.ways.contains { !$0.differences.isEmpty } }) {
        // What scenes have replaced was called with them on the releases that had none.
        if hasScenes, topic == .app, found.allSatisfy({ $0.summary == .no }) { continue }
        return (found, !hasScenes)
      }
    }
    return ([], false)
  }

  private func answers(for callback: Callback, in setting: Setting) -> [SituationAnswer] {
    (runs[setting] ?? []).compactMap { words, runs in
      let isShown = setting.hasScenes && callback.releases.contains(.newest)
      let ways = runs.compactMap { Self.answer(for: callback, in: $0, isShown: isShown) }
      return ways.isEmpty ? nil : SituationAnswer(words: words, ways: ways)
    }
  }

  private static func run(_ way: Situation.Way, hasScenes: Bool) -> Run {
    let calls = Release.all.compactMap { release -> (Release, [Event])? in
      let usual = Platform(release: release)
      let platform = hasScenes ? usual : Platform(release: release, scenes: false)
      guard let script = FlowParser.script(structure: way.structure, steps: way.steps, on: platform).script else {
        return nil
      }
      let trace = Simulator.run(script)
      return trace.isComplete ? (release, trace.steps.suffix(way.counted).flatMap(\.events)) : nil
    }
    return Run(way: way, calls: calls)
  }

  private static func answer(for callback: Callback, in run: Run, isShown: Bool) -> SituationAnswer.Way? {
    let answers = run.calls.filter { callback.releases.contains($0.release) }.map { release, calls in
      (release: release, isCalled: calls.contains { $0.callback == callback && isMeant($0.subject) })
    }
    guard let newest = answers.last?.release else { return nil }
    var spans: [SituationAnswer.Way.Span] = []
    var rest = answers[...]
    while let last = rest.last {
      let span = rest.reversed().prefix { $0.isCalled == last.isCalled }
      rest = rest.dropLast(span.count)
      let (oldest, latest) = (span.last?.release.major ?? last.release.major, last.release.major)
      let isNewest = last.release == newest && newest == .newest
      let range: ReleaseRange =
        rest.isEmpty ? (isNewest ? .all : .upTo(latest)) : isNewest ? .from(oldest) : .between(oldest, latest)
      spans.append(.init(range: range, isCalled: last.isCalled))
    }
    return SituationAnswer.Way(
      words: run.way.words, spans: spans, example: isShown ? run.way.example : nil,
      action: String((run.way.steps.last ?? "").prefix { $0 != " " }))
  }

  /// Whether the situation is about that one: the flows name the screen that it is about `Screen`.
  private static func isMeant(_ subject: Subject) -> Bool {
    switch subject.kind {
    case .viewController: subject.name == SituationTopic.screen
    case .view: subject.name.hasPrefix(SituationTopic.screen)
    case .app, .delegate: true
    case .systemContainer: false
    }
  }
}
