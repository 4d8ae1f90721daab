internal import ConcurrentMap
public import Lifecycle
public import Scenarios

/// What the simulation tells of a callback: when it comes and when it does not, and what comes around it.
public struct CallbackFacts: Sendable {
  /// A step of a scenario that shows something.
  public struct Example: Hashable, Sendable {
    /// The scenario's name.
    public let scenario: String
    /// The step's number, from 1.
    public let step: Int
  }

  /// An action in whose steps it comes.
  public struct Cause: Hashable, Sendable {
    /// The word of a scenario file, such as `push`.
    public let action: String
    /// In how many steps of that kind it comes.
    public let steps: Int
    /// How many steps of that kind were simulated.
    public let ofSteps: Int
    /// How often it comes in such a step, at least and at most; over all who hear it.
    public let calls: ClosedRange<Int>
    /// A step in which it comes.
    public let example: Example
    /// A step in which it does not come; `nil` where there is none.
    public let counterexample: Example?

    /// Whether it comes in all of them.
    public var isAlways: Bool { steps == ofSteps }
  }

  /// An action in whose steps it never comes.
  public struct Absence: Hashable, Sendable {
    /// The word of a scenario file.
    public let action: String
    /// A step in which somebody of its kind hears something, and not this.
    public let example: Example
  }

  /// A scenario in which it comes.
  public struct Use: Sendable {
    /// The scenario's id.
    public let scenario: String
    /// The steps in which it does.
    public let steps: StepNumbers
    /// How often in all.
    public let calls: Int
  }

  /// A callback that always comes on the same side, where both come on the same object in one step.
  public struct Neighbour: Hashable, Sendable {
    /// The other callback.
    public let callback: String
    /// In how many steps both come.
    public let steps: Int
  }

  /// The callback's name.
  public let name: String
  /// Who hears it, as tables name them; controllers and SwiftUI views of the app's own have no names here.
  public let subjects: [String]
  /// What they are.
  public let kinds: Set<Subject.Kind>
  /// The actions in whose steps it comes, those that always bring it first.
  public let causes: [Cause]
  /// The actions that were simulated in steps in which somebody of its kind hears something, and never this.
  public let never: [Absence]
  /// Those that always come before it.
  public let before: [Neighbour]
  /// Those that always come after it.
  public let after: [Neighbour]
  /// The scenarios in which it comes, by id.
  public let uses: [Use]
  /// Whether it is called in the situations in which developers ask; none where the model brings it in none of them.
  public let situations: [SituationAnswer]
  /// Whether the situations are those of an app without scenes, as an app with scenes never gets the call.
  public let areSituationsWithoutScenes: Bool
}

/// The facts of all callbacks that the simulated scenarios bring, in the order of the model's vocabulary.
public struct CallbackReference: Sendable {
  /// The callbacks that come, each with its facts.
  public let callbacks: [CallbackFacts]

  /// Reads the traces of scenarios, which stand in reading order, on their own releases. Names that an app gives itself are left out.
  public init(_ scenarios: [Scenario], _ simulations: Simulations) {
    let steps = scenarios.concurrentMap { scenario in
      simulations[scenario].steps.enumerated().map { index, step in
        // SwiftUI's actions begin with a word, too: `swiftui:PUSH`.
        let word = step.script.action.word?.rawValue ?? String(step.script.action.text.prefix { $0 != " " })
        return TracedStep(scenario: scenario, number: index + 1, action: word, step: step)
      }
    }.flatMap(\.self)
    // States are told in the traces like callbacks; they are none.
    let names = Callback.known.map { $0.name }
    let (orders, situations) = concurrently {
      CallbackOrders(steps, of: Set(names))
    } _: {
      let come = steps.reduce(into: Set<String>()) { $0.formUnion($1.counts.keys) }
      return SituationAnswers(for: names.filter(come.contains).map { Callback($0) })
    }
    let byAction = Dictionary(grouping: steps.indices, by: { steps[$0].action })
    callbacks = names.concurrentMap { Self.facts(of: $0, in: steps, byAction, orders, situations) }.compactMap(\.self)
  }

  /// The callback of that name, if it came.
  public func callback(_ name: String) -> CallbackFacts? { callbacks.first { $0.name == name } }

  /// `byAction` has the places of an action's steps.
  private static func facts(
    of name: String, in steps: [TracedStep], _ byAction: [String: [Int]], _ orders: CallbackOrders,
    _ situations: SituationAnswers
  ) -> CallbackFacts? {
    let own = steps.filter { $0.counts[name] != nil }
    guard !own.isEmpty else { return nil }
    let subjects = own.flatMap { $0.step.events }.filter { $0.callback.name == name }.map(\.subject)
    let kinds = Set(subjects.map(\.kind))
    let named = subjects.filter { $0.kind == .app || $0.kind == .delegate }.map(\.name)
    func isHeard(_ step: TracedStep) -> Bool { !step.kinds.isDisjoint(with: kinds) }
    let causes = Dictionary(grouping: own, by: \.action).compactMap { action, found -> CallbackFacts.Cause? in
      let calls = found.compactMap { $0.counts[name] }
      guard let example = example(among: found) else { return nil }
      let others = (byAction[action] ?? []).filter { steps[$0].counts[name] == nil }.map { steps[$0] }
      return CallbackFacts.Cause(
        action: action, steps: found.count, ofSteps: found.count + others.count,
        calls: (calls.min() ?? 1)...(calls.max() ?? 1), example: example,
        counterexample: Self.example(among: others.filter(isHeard)) ?? Self.example(among: others))
    }.sorted { ($1.isAlways ? 1 : 0, $1.steps, $0.action) < ($0.isAlways ? 1 : 0, $0.steps, $1.action) }
    let known = Set(causes.map(\.action))
    let never = byAction.compactMap { action, places in
      known.contains(action)
        ? nil
        : example(among: places.map { steps[$0] }.filter(isHeard)).map {
          CallbackFacts.Absence(action: action, example: $0)
        }
    }
    let uses = Dictionary(grouping: own, by: \.scenario.id).map { scenario, found in
      CallbackFacts.Use(
        scenario: scenario, steps: StepNumbers(found.map(\.number)),
        calls: found.compactMap { $0.counts[name] }.reduce(0, +))
    }
    let (answers, isWithoutScenes) = situations.answers(for: Callback(name))
    return CallbackFacts(
      name: name, subjects: Set(named).sorted(), kinds: kinds, causes: causes,
      never: never.sorted { $0.action < $1.action },
      before: orders.neighbours(of: name, comingFirst: true), after: orders.neighbours(of: name, comingFirst: false),
      uses: uses.sorted { $0.scenario < $1.scenario }, situations: answers,
      areSituationsWithoutScenes: isWithoutScenes)
  }

  /// The first step of the newest release: the plain scenarios of an action stand before those that use it.
  private static func example(among steps: [TracedStep]) -> CallbackFacts.Example? {
    let newest = steps.map(\.scenario.platform.release).max()
    return steps.first { $0.scenario.platform.release == newest }.map {
      .init(scenario: $0.scenario.id, step: $0.number)
    }
  }
}

/// A step of a scenario with what came in it. A class, since it is in many lists and never changes.
final class TracedStep: Sendable {
  let scenario: Scenario
  let number: Int
  let action: String
  let step: Step
  /// How often each callback came.
  let counts: [String: Int]
  /// The kinds of objects that are called.
  let kinds: Set<Subject.Kind>

  init(scenario: Scenario, number: Int, action: String, step: Step) {
    self.scenario = scenario
    self.number = number
    self.action = action
    self.step = step
    var counts: [String: Int] = [:]
    for event in step.events { counts[event.callback.name, default: 0] += 1 }
    self.counts = counts
    kinds = Set(step.events.map(\.subject.kind))
  }
}
