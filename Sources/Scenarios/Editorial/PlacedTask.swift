public import Diagnostics

/// Something that an app does as long as a screen is there, and where it goes: the callback that starts it and the one that
/// stops it.
public struct PlacedTask: Sendable {
  /// What the text says of a pair of callbacks, which the ledger has to confirm.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Each start is followed by its stop.
    case balanced
    /// It is started and never stopped.
    case leaks
    /// It is started while it is running.
    case twice
    /// It is stopped while it is not running.
    case unstarted
    /// It is not stopped, and an object gets the call at most once.
    case once
    /// It is not stopped, and an object gets the call again.
    case repeats
  }

  /// Where it goes.
  public struct Place: Sendable {
    /// The callback that starts it.
    public var start: Reference
    /// The callback that stops it; `nil` where it is done once.
    public var stop: Reference?
    /// What the text says of them.
    public var verdict: Verdict
    /// Where that is said.
    public var verdictLocation: SourceLocation
    /// The place in Swift.
    public var code: String?
  }

  /// Its name, which becomes the address of its page.
  public var id: String
  /// Its place among the tasks: low numbers come first, then those without one by id.
  public var order: Int?
  /// Its title.
  public var title: LocalizedText
  /// Where it goes, in a sentence.
  public var answer: LocalizedText
  /// What else readers call it.
  public var keywords: LocalizedText?
  /// Where it goes in an app with UIKit.
  public var uikit: Place?
  /// Where it goes in a SwiftUI view.
  public var swiftui: Place?
  /// Places where people put it as well, and what is wrong with them.
  public var instead: [Place]
  /// Why it goes there, in Markdown.
  public var why: LocalizedText
  /// What these callbacks miss, in Markdown.
  public var misses: LocalizedText?
  /// What to read, as in `scenario:push-pop`.
  public var reading: [Reference]
  /// Where it stands.
  public var location: SourceLocation

  /// All its places.
  public var places: [Place] { [uikit, swiftui].compactMap(\.self) + instead }
}
