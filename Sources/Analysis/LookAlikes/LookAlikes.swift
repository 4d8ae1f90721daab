public import Lifecycle

/// Which steps of a script no log tells apart: another action, in a situation that the earlier lines allow as well, makes an
/// app print the very same lines.
///
/// The model says it: along the script go all situations that print what the script prints, and in each of them everything
/// that can be done is tried.
public struct LookAlikes: Sendable {
  /// A step of which something is printed.
  public struct Step: Sendable {
    /// Its place in the script, from 0.
    public let number: Int
    /// What was done.
    public let action: Action
    /// The lines.
    public let calls: [PrintedCalls.Call]
    /// Actions of other families that print the same, one of each family, in the order of their families.
    public let others: [Other]

    /// Whether its lines say what was done.
    public var isTold: Bool { others.isEmpty }
  }

  /// Something else that prints the same lines.
  public struct Other: Hashable, Sendable {
    /// What is done; `nil` where what began before goes on.
    public let action: Action?
    /// The family of the action; empty where what began before goes on.
    public let family: String
    /// What stood in the window before the script, in the words of scenario files.
    public let structure: String
  }

  /// The steps.
  public let steps: [Step]

  /// How many situations are gone on with.
  private static let width = 24

  /// Looks at a script.
  ///
  /// - Parameter isAlone: Whether the situation of the script is the only one: then what stood at first is known.
  public init(of script: Script, isAlone: Bool = false) {
    let trace = Simulator.run(script)
    let printed = trace.steps.map { $0.events.filter(PrintedCalls.contain).map(PrintedCalls.Call.init) }
    let names = Set(printed.flatMap { $0 }.map { $0.subject })
    var situations = PossibleSituation.first(
      script, names: names, order: printed.flatMap { $0 }, isLaunch: trace.startsUnloaded, isAlone: isAlone)
    var steps: [Step] = []
    for (number, calls) in printed.enumerated() {
      let own = script.steps[number]
      guard !calls.isEmpty else {
        situations = situations.compactMap { $0.isOfScript ? $0.after(own, script, number)?.situation : $0 }
        continue
      }
      var others: [String: Other] = [:]
      var next: [PossibleSituation] = []
      var known: Set<PossibleSituation.Key> = []
      func add(_ situation: PossibleSituation) {
        if next.count < Self.width, known.insert(situation.key).inserted { next.append(situation) }
      }
      for situation in situations {
        if situation.isOfScript, let after = situation.after(own, script, number) { add(after.situation) }
        for (action, after) in situation.ways(to: calls, names) {
          let family = action?.family ?? ""
          // What prints more is told apart by the lines that follow.
          if after.rest.isEmpty, family != own.action.family, others[family] == nil {
            others[family] = Other(action: action, family: family, structure: situation.structure.description)
          }
          add(after)
        }
      }
      situations = next
      steps.append(
        Step(
          number: number, action: own.action, calls: calls,
          others: others.sorted { $0.key < $1.key }.map { $0.value }))
    }
    self.steps = steps
  }
}
