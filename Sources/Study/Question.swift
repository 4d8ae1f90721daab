public import Analysis
public import Diagrams
public import Lifecycle
public import Scenarios

/// A question about what a scenario's simulation causes, with its answer and what refutes every other one.
///
/// All of it is data: pages find the words.
public struct Question: Hashable, Sendable {
  /// What sort of question it is.
  public typealias Kind = CourseUnit.Drill.Kind

  /// A call, as a log would have it.
  public struct Call: Hashable, Sendable {
    /// Who is called.
    public let subject: String
    /// What is called, with what it is about.
    public let callback: String
    /// The call's row in the scenario's table; `nil` for a call of another run.
    public let row: Int?

    /// `Detail viewDidLoad`
    public var words: String { "\(subject) \(callback)" }

    /// A call of a run.
    public init(_ event: Event, row: Int? = nil) {
      subject = event.subject.name
      callback = event.callback.name + (event.argument.map { " \($0)" } ?? "")
      self.row = row
    }
  }

  /// What may be chosen.
  public enum Choice: Hashable, Sendable {
    /// A call.
    case call(Call)
    /// An object, by its name.
    case object(String)
    /// So many times.
    case count(Int)
    /// Calls in an order.
    case calls([Call])
    /// What happened.
    case action(Action)
    /// What comes of a pair of callbacks: a fault, or none.
    case balance(ResourceFault?)
    /// States that something goes through, by their names in the machine.
    case states([String], of: StateMachine)
    /// What is so of a claim.
    case verdict(ArticleClaim.Verdict)
    /// A mistake that was made.
    case mistake(Mistake)
  }

  /// Why a choice is wrong.
  public enum Reason: Hashable, Sendable {
    /// The object is called.
    case isCalled
    /// The call comes, but later.
    case comesLater
    /// The call is not made in the step.
    case isNotMade
    /// The call comes another number of times.
    case comesSoOften(Int)
    /// It is the order of other releases, or of none where nothing speaks for it there.
    case isOf(ReleaseRange?)
    /// The action causes other calls.
    case causesOther
    /// Something else comes of the pair: this fault, or none.
    case comesToThis(ResourceFault?)
    /// The calls lead through other states.
    case leadsElsewhere
    /// A run shows the opposite of the claim.
    case isRefuted
    /// A run shows what the claim says.
    case isShown
    /// A run shows what the claim says, and none the opposite.
    case isNeverRefuted
    /// A run shows the opposite of the claim, and none what it says.
    case isNeverShown
    /// With that mistake the log would be another one.
    case logsOther
  }

  /// What shows that a choice is wrong.
  public struct Refutation: Hashable, Sendable {
    /// Why.
    public let reason: Reason
    /// The calls that show it: the scenario's own, or those that the choice would have caused.
    public let calls: [Call]
    /// Which of them do, by their places.
    public let marked: [Int]
    /// The scenario whose calls they are, where it is another than that of the question.
    public var scenario: String?
  }

  /// What sort of question it is.
  public let kind: Kind
  /// The scenario's id.
  public let scenario: String
  /// What the run is on.
  public let platform: Platform
  /// The step's number, from 1; `nil` where all of them are asked about.
  public let step: Int?
  /// What is given: the calls before the one that is asked for, the lines of a log, the call that is counted.
  public let given: [Call]
  /// What may be chosen: of an `order`, the calls that are to be ordered. No two are equal.
  public let choices: [Choice]
  /// The place of the right choice; of an `order`, the places of all calls as they come.
  public let answer: [Int]
  /// The calls of the run that the answer follows from.
  public let calls: [Call]
  /// For each choice what refutes it; `nil` for the right one, and for the calls of an `order`, which are all right.
  public let refutations: [Refutation?]
  /// Of a `claim`, what is claimed.
  public var statement: LocalizedText?
}
