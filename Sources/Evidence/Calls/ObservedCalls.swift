import Lifecycle
import Scenarios

/// Which calls people logged: for each kind of step, each part in it and each callback, the logs that have it.
///
/// What a call rests on follows from this and not from the rule that placed it: a rule may be known from logs of which
/// none recorded this very call.
public struct ObservedCalls: Sendable {
  /// A call, whatever its controller is called.
  struct Call: Hashable, Sendable {
    let kind: String
    /// `nil` where it does not matter.
    let scenes: Bool?
    let role: String
    let callback: String
    /// Which of several such calls on the same subject in the step, from 1.
    let occurrence: Int
  }

  /// A log that has a call.
  struct Log: Hashable, Sendable {
    /// The releases that it is of, or may be of.
    let releases: [Release]
    let isReleaseKnown: Bool
    /// Where the call stands in the step: a place in the log, and its number in the step.
    let place: String
    let number: Int

    /// Whether it speaks for one of these releases: a log that tells no release does so if it can be of no other.
    func speaks(for range: ReleaseRange) -> Bool {
      isReleaseKnown ? releases.contains(where: range.contains) : releases.allSatisfy(range.contains)
    }
  }

  private var logs: [Call: [Log]] = [:]
  /// Calls that loggers would have printed, and that did not come.
  private var absences: [Call: [Log]] = [:]

  /// Whether logs that the model's rules rest on are among them.
  let areOfModel: Bool

  /// Takes them from runs that were logged; what is only stated is no observation.
  public init(_ findings: [TraceFinding]) {
    areOfModel = findings.haveSourcesOfRules
    for finding in findings.independent where finding.kind == .observed { add(finding) }
  }

  private mutating func add(_ finding: TraceFinding) {
    let observer = Observer(finding.trace)
    for index in finding.releases.indices {
      guard let platform = finding.steps.first?.runs[index].platform else { return }
      let steps = finding.steps.map { $0.runs[index].simulated }
      let kinds = steps.map(StepKind.all)
      let subjects = CallRoles.kinds(of: steps)
      let releases =
        finding.isReleaseKnown
        ? [finding.releases[index]] : Release.all.filter { ReleaseDates.allows($0, finding.trace) }
      for (number, step) in steps.enumerated() {
        if case .notComparable = finding.steps[number].runs[index].verdict { continue }
        let events = observer.steps[number]
        let roles = CallRoles(step, subjects: subjects, logged: events.map(\.subject))
        let place = "\(finding.source.log) \(finding.trace.id) \(number)"
        func log(_ number: Int) -> Log {
          Log(releases: releases, isReleaseKnown: finding.isReleaseKnown, place: place, number: number)
        }
        var counts: [ObservedTrace.Event: Int] = [:]
        for (place, event) in events.enumerated() {
          counts[event, default: 0] += 1
          for kind in kinds[number] {
            let call = Call(
              kind, scenes: platform.hasScenes, roles.role(of: event.subject), event.callback, counts[event] ?? 1)
            logs[call, default: []].append(log(place))
          }
        }
        guard finding.steps[number].observed.partial ?? finding.trace.partial != .prefix,
          finding.steps[number].observed.partial ?? finding.trace.partial != .subsequence
        else { continue }
        for missing in observer.unprinted(at: number) {
          for kind in kinds[number] {
            let call = Call(kind, scenes: platform.hasScenes, roles.role(of: missing.subject), missing.callback, 1)
            absences[call, default: []].append(log(0))
          }
        }
      }
    }
  }

  /// Whether a log of such a step on one of the releases has the call.
  func has(_ call: Call, on range: ReleaseRange) -> Bool { logs[call]?.contains { $0.speaks(for: range) } ?? false }

  /// Whether a log of such a step on one of the releases would have had the call, and had not.
  func lacks(_ call: Call, on range: ReleaseRange) -> Bool {
    absences[call]?.contains { $0.speaks(for: range) } ?? false
  }

  /// Whether a log of such a step on one of the releases has the one call before the other.
  func has(_ first: Call, before second: Call, on range: ReleaseRange) -> Bool {
    let later = (logs[second] ?? []).filter { $0.speaks(for: range) }
    return logs[first]?.contains { log in
      log.speaks(for: range) && later.contains { $0.place == log.place && $0.number > log.number }
    } ?? false
  }
}

extension ObservedCalls.Call {
  init(_ kind: StepKind, scenes: Bool, _ role: String, _ callback: String, _ occurrence: Int) {
    let isOfApp = kind.isOfApp || role == "AppDelegate" || role.hasSuffix("SceneDelegate")
    self.init(
      kind: kind.name, scenes: isOfApp ? scenes : nil, role: role, callback: callback, occurrence: occurrence)
  }
}
