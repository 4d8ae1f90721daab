/// What a step causes, as it is noted while the step runs; and of the steps before it, what their readers need to know:
/// which controllers there were.
struct Record: Sendable {
  /// What the step has called so far.
  var events: [Event] = []
  /// The rules that have decided it so far.
  var appliedRules: [Decision] = []
  /// The transitions that it has begun or ended so far.
  var transitions: [TransitionRecord] = []
  /// To which of them the events belong that are emitted now.
  var current: Int?
  /// What the events rest on that are emitted now.
  var standing = Rule.Standing.inferred
  /// What layout calls rest on that are emitted now, where the others were observed.
  var layoutStanding = Rule.Standing.observed
  /// Whether nothing is noted, since what happens is nobody's business.
  var isSilent = false
  /// How many controllers of each name there were in the run.
  private var instances: [String: Int] = [:]

  /// Which one of that name the next controller is, from 1.
  mutating func nextInstance(of name: String) -> Int {
    func another(_ count: inout Int) -> Int {
      count += 1
      return count
    }
    return another(&instances[name, default: 0])
  }

  /// Which one of that name the controller was that was there last.
  func latestInstance(of name: String) -> Int { instances[name] ?? 1 }

  /// Whether a controller of that name was ever there.
  func hasKnown(_ name: String) -> Bool { instances[name] != nil }

  /// Another step runs.
  mutating func beginStep() {
    events = []
    appliedRules = []
    transitions = []
    current = nil
    standing = .inferred
  }
}
