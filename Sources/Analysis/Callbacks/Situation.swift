public import Diagnostics
public import Lifecycle

/// What happens to a screen or to the app, in the words of those who write apps: "It is presented".
struct Situation: Sendable {
  /// One way in which it happens: a flow that the model runs, and whose end is what happens.
  struct Way: Sendable {
    /// What sets it apart from the others; `nil` where there is only one way.
    let words: Phrase?
    /// What is on screen before.
    let structure: String
    /// The actions, of which the last `counted` are what happens.
    let steps: [String]
    let counted: Int
    /// The step of a published scenario that shows it; `nil` where there is none.
    let example: CallbackFacts.Example?

    init(
      _ words: Phrase? = nil, in structure: String, _ steps: String..., counting counted: Int = 1,
      shownBy scenario: String? = nil, _ step: Int = 1
    ) {
      self.words = words
      self.structure = structure
      self.steps = steps
      self.counted = counted
      example = scenario.map { CallbackFacts.Example(scenario: $0, step: step) }
    }
  }

  /// What happens, as a sentence without its full stop.
  let words: Phrase
  let ways: [Way]

  init(_ words: Phrase, _ ways: Way...) {
    self.words = words
    self.ways = ways
  }
}

/// Whether a callback is called in a situation.
public struct SituationAnswer: Hashable, Sendable {
  /// The answer for one way in which it happens.
  public struct Way: Hashable, Sendable {
    /// Neighbouring releases with one answer.
    public struct Span: Hashable, Sendable {
      /// The releases, such as those up to iOS 12.
      public let range: ReleaseRange
      /// Whether it is called there.
      public let isCalled: Bool
    }

    /// What sets it apart from the others; `nil` where there is only one way.
    public let words: Phrase?
    /// All releases on which it can be run and that have the callback, the newest first.
    public let spans: [Span]
    /// Whether it is called on the newest release that has the callback.
    public var isCalled: Bool { spans.first?.isCalled ?? false }
    /// The older releases that differ from the newest, the newest of them first.
    public var differences: [Span] { spans.filter { $0.isCalled != isCalled } }
    /// The step of a published scenario that shows it; `nil` where none does, or none on a release that has the callback.
    public let example: CallbackFacts.Example?
    /// The word of the action with which the flow ends, such as `push`, which the step of the example has.
    public let action: String
  }

  /// The answers of all ways together.
  public enum Summary: String, CaseIterable, Sendable {
    /// It is called in each way.
    case yes
    /// It is called in no way.
    case no
    /// It is called in some ways.
    case depends
  }

  /// What happens, as a sentence without its full stop: "It is presented".
  public let words: Phrase
  /// The ways in which it happens, each with its answer.
  public let ways: [Way]

  /// The answer on the newest release that has the callback.
  public var summary: Summary { Self.summary(ways.map(\.isCalled)) ?? .no }

  /// The answer on a release; `nil` where there is none.
  public func summary(on release: Release) -> Summary? {
    Self.summary(ways.compactMap { way in way.spans.first { $0.range.contains(release) }?.isCalled })
  }

  private static func summary(_ answers: [Bool]) -> Summary? {
    guard !answers.isEmpty else { return nil }
    return answers.contains(true) ? (answers.contains(false) ? .depends : .yes) : .no
  }
}
