import Lifecycle
import Stories

/// A log with a fault that somebody has put into it, and where it departs because of that.
struct PlantedFault {
  /// What was done to the log.
  enum Kind: CaseIterable {
    case missingSuper, lostLine, swappedLines, otherRelease, doubledCall, secondInstance, noAddChild, unbalanced, sheet
    case tooEarly
  }

  /// A call as a line of the log.
  struct Line: Equatable {
    let subject: String
    let callback: Callback

    init(_ event: Event) { (subject, callback) = (event.subject.name, event.callback) }
  }

  let kind: Kind
  let lines: [Line]
  /// The first line that is not what the platform does, from 0.
  let place: Int
  /// What was really done.
  let script: Script

  var text: String { lines.map { "\($0.subject) \($0.callback.name)" }.joined(separator: "\n") }

  /// What is to be named; `nil` for an order of another release, which is a verdict.
  var cause: Cause.Kind? {
    switch kind {
    case .otherRelease: nil
    case .missingSuper: .missingSuper
    case .lostLine: .missingCall
    case .swappedLines: .swappedLines
    case .doubledCall: .doubledCall
    case .secondInstance: .secondInstance
    case .noAddChild: .noAddChild
    case .unbalanced: .unbalanced
    case .sheet: .sheet
    case .tooEarly: .tooEarly
    }
  }

  /// Whether what is said of the log names the fault among the first two reasons.
  func isNamed(by found: Verification) -> Bool {
    guard let cause else { return found.verdict == .otherReleases }
    return found.departure?.causes.prefix(2).contains { $0.kind == cause } ?? false
  }

  /// Faults of each kind, as many as asked for, spread over the scripts.
  static func all(in scripts: [Script], each count: Int) -> [PlantedFault] {
    Kind.allCases.flatMap { kind in
      let found = scripts.flatMap { FaultyLogs($0).faults(kind) }
      guard found.count > count else { return found }
      return (0..<count).map { found[$0 * (found.count - 1) / max(1, count - 1)] }
    }
  }
}

extension PlantedFault {
  /// The same log with the launch that brings on screen what its script begins with; the launch has no fault.
  var launched: PlantedFault {
    guard script.steps.first?.action.word.flatMap({ AppFlow.flow(of: $0)?.start }) != .notRunning else { return self }
    var before = script
    before.steps = [ScriptStep(Action(.launch))]
    let launch = PrintedTrace(before).steps.flatMap(\.events).map(Line.init)
    return PlantedFault(kind: kind, lines: launch + lines, place: launch.count + place, script: script)
  }

  /// The log of an app whose classes have names that say nothing.
  var textOfAnotherApp: String {
    let own = script.structure.names + script.steps.flatMap(\.action.names)
    return lines.map { line in
      let name = own.firstIndex(of: line.subject).map { "Q\($0)ViewController" } ?? line.subject
      return "\(name) \(line.callback.name)"
    }.joined(separator: "\n")
  }
}
