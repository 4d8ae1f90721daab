public import Diagnostics

/// A unit of the course: a lesson, drills whose questions the simulator answers, and what is asked in interviews.
public struct CourseUnit: Sendable {
  /// A part of a scenario's table that the lesson shows.
  public struct Shown: Sendable {
    /// The scenario.
    public var scenario: Reference
    /// The numbers of the first and the last step, from 1; `nil` for all.
    public var steps: ClosedRange<Int>?
    /// Where it is written.
    public var location: SourceLocation
  }

  /// A drill: what sort of question is asked, and of what.
  public struct Drill: Sendable {
    /// What sort of question it is.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Put some calls of a step into their order.
      case order
      /// Some calls of a step have come: which comes next?
      case next
      /// Which object gets no call in a step?
      case silent
      /// How often does a call come in the whole scenario?
      case count
      /// Which is the order on this release, and not on another?
      case release
      /// These calls were logged: what happened?
      case decode
      /// Something is started in one callback and stopped in another: what comes of it in the whole scenario?
      case balance
      /// Through which states of its machine does something go in a step?
      case path
      /// Something that an article claims: is it so, and always?
      case claim
      /// Some code, and what it logs: what is the mistake?
      case bug
    }

    /// What sort of question it is.
    public var kind: Kind
    /// The scenario.
    public var scenario: Reference
    /// The number of the step that it is about, from 1; `nil` for any.
    public var step: Int?
    /// Where it is written.
    public var location: SourceLocation
  }

  /// Something to do in the playground.
  public struct Attempt: Sendable {
    /// The scenario whose flow is to be changed.
    public var scenario: Reference
    /// What to do, in Markdown.
    public var text: LocalizedText
  }

  /// A question as it is asked in interviews.
  public struct Interview: Sendable {
    /// The question.
    public var question: LocalizedText
    /// The part of the content that answers it, as in `scenario:push-pop`.
    public var answer: Reference
  }

  /// Its name, which becomes the address of its page.
  public var id: String
  /// Its place in the course: low numbers come first, then those without one by id.
  public var order: Int?
  /// Its title.
  public var title: LocalizedText
  /// What a reader can do after it.
  public var goal: LocalizedText
  /// The lesson, in Markdown.
  public var text: LocalizedText
  /// The calls that the lesson shows.
  public var shown: Shown?
  /// A usual mistake with its code, in Markdown.
  public var trap: LocalizedText?
  /// Something to try.
  public var attempt: Attempt?
  /// The drills.
  public var drills: [Drill]
  /// What is asked in interviews.
  public var interview: [Interview]
  /// What to read, as in `scenario:push-pop`.
  public var reading: [Reference]
  /// Where it stands.
  public var location: SourceLocation
}
