/// One callback on one subject.
public struct Event: Hashable, Sendable {
  /// Who heard it.
  public let subject: Subject
  /// What was called.
  public let callback: Callback
  /// What the call was about, where it says so.
  public let argument: String?
  // The small ones last: a trace has very many of these.
  /// To which of the step's transitions it belongs, by its place among them; `nil` where it belongs to none.
  public internal(set) var transition: Int? {
    get { place.map { Int($0) } }
    set { place = newValue.map { Int32(clamping: $0) } }
  }
  private var place: Int32?
  /// What it rests on that the call comes, and comes here: a log, Apple's word, or the way in which UIKit works.
  public let standing: Rule.Standing

  /// Makes an event.
  public init(
    _ subject: Subject, _ callback: Callback, argument: String? = nil, standing: Rule.Standing = .inferred,
    transition: Int? = nil
  ) {
    self.subject = subject
    self.callback = callback
    self.argument = argument
    self.standing = standing
    place = transition.map { Int32(clamping: $0) }
  }

  /// `B viewWillAppear`, as logs and scenario files write it.
  public var description: String {
    "\(subject.name) \(callback.name)" + (argument.map { " \($0)" } ?? "")
  }
}

/// One action and all that it caused.
public struct Step: Hashable, Sendable {
  /// Which variant of which rule decided the order.
  public struct AppliedRule: Hashable, Sendable {
    /// The rule.
    public let rule: Rule.ID
    /// The variant.
    public let variant: String

    /// Names a variant of a rule.
    public init(rule: Rule.ID, variant: String) {
      self.rule = rule
      self.variant = variant
    }

    /// `navigation.push=incoming-first`, as the `--order` option takes it.
    public var description: String { "\(rule.name)=\(variant)" }
  }

  /// What was done.
  public let script: ScriptStep
  /// What was called, in order.
  public internal(set) var events: [Event]
  /// The rules that decided the order, by number.
  let decisions: [Decision]
  /// Its transitions, as they were noted or as they are told.
  var course: Course
  /// What stands in the window after it.
  var window: Window
  /// The named controllers whose views are on screen after it, as far as possible in pieces that steps share; `nil` where
  /// the window says it by itself.
  var shown: Chunks<String>?
  /// Whether an interactive transition has begun and not ended: both of its sides are on screen then.
  public let isUnderWay: Bool
  /// The app's state after it.
  public let appState: AppState
  /// Why nothing happened, if the step was not possible.
  public let problem: StepProblem?

  /// The rules that decided the order.
  public var rules: [AppliedRule] { decisions.map { $0.applied } }

  /// The named controllers whose views are on screen after it.
  public var visible: [String] {
    if let shown { return shown.elements }
    switch window {
    case .appAlone: return []
    case .controllers(let hierarchy): return hierarchy.visibleNames
    case .told(let told): return told.visible
    }
  }

  /// What stands in the window after it, in the words of a scenario file.
  public var structure: String { window.description }

  /// What a window shows.
  enum Window: Hashable, Sendable {
    /// The app alone, or its scenes.
    case appAlone(Structure.Term)
    /// View controllers.
    case controllers(Hierarchy)
    /// What it tells of them.
    case told(ToldWindow)

    var description: String {
      switch self {
      case .appAlone(let term): term.description
      case .controllers(let hierarchy): hierarchy.description()
      case .told(let told): told.structure
      }
    }
  }
}

/// What a script caused, step by step.
public struct Trace: Hashable, Sendable {
  /// What it ran on.
  public let platform: Platform
  /// What stood in the window before the first step.
  var window: Step.Window
  /// The named controllers whose views were on screen before the first step.
  public let visible: [String]
  /// The app's state before the first step.
  public let appState: AppState
  /// The delegates of the window scenes, with what their scenes were before the first step.
  public let scenes: [Scene]
  /// Whether nothing was loaded before the first step.
  public let startsUnloaded: Bool
  /// The steps, one for each of the script's.
  public internal(set) var steps: [Step]
  /// What is wrong with the script as a whole, before any step.
  public let problem: StepProblem?

  /// A window scene, known by its delegate.
  public struct Scene: Hashable, Sendable {
    /// Who hears of it.
    public let delegate: Subject
    /// How far it is on its way to the screen.
    public let activation: SceneActivation
  }

  /// What stood in the window before the first step, in the words of a scenario file.
  public var structure: String { window.description }

  /// All events, in order.
  public var events: [Event] { steps.flatMap { $0.events } }

  /// The subjects, in the order in which they are first called.
  public var subjects: [Subject] {
    var seen = Set<String>()
    return events.map { $0.subject }.filter { seen.insert($0.name).inserted }
  }

  /// Whether every step was possible.
  public var isComplete: Bool { problem == nil && steps.allSatisfy { $0.problem == nil } }
}
