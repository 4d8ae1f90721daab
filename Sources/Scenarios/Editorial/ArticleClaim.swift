public import Diagnostics

/// What an article claims, with the scenarios that show whether it is so.
public struct ArticleClaim: Sendable {
  /// What sort of claim it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// A law over callbacks or states.
    case rule
    /// When a callback comes, or what it means.
    case meaning
    /// What to do in a callback.
    case advice
    /// What the author concluded from a log.
    case observation
  }

  /// A scenario, and what has to hold of it for the claim to be seen there.
  public struct Showing: Sendable {
    /// The scenario.
    public var scenario: Reference
    /// What has to hold of all its events.
    public var expectations: [Expectation]
  }

  /// How the simulated scenarios stand to a claim.
  public enum Verdict: String, CaseIterable, Sendable {
    /// Scenarios show it, and none shows the opposite.
    case holds
    /// Some show it, some the opposite.
    case partly
    /// Scenarios show the opposite, and none shows it.
    case fails
    /// Scenarios show the opposite, but only by what is inferred.
    case unproven
    /// No run can show it: advice, or something that the model has not.
    case notRun = "none"
  }

  /// The article's slug.
  public var source: String
  /// Its name among the article's claims.
  public var id: String
  /// What sort of claim it is.
  public var kind: Kind
  /// The claim, in a sentence.
  public var claim: LocalizedText
  /// Where it is seen to be true.
  public var shownBy: [Showing]
  /// Where it is seen to be false.
  public var refutedBy: [Showing]
  /// What there is to say beside, in Markdown.
  public var note: LocalizedText?
  /// The callbacks that it speaks of.
  public var callbacks: [Reference]
  /// Where it stands.
  public var location: SourceLocation

  /// How the simulated scenarios stand to it, whatever they rest on.
  public var verdict: Verdict {
    switch (shownBy.isEmpty, refutedBy.isEmpty) {
    case (false, true): .holds
    case (false, false): .partly
    case (true, false): .fails
    case (true, true): .notRun
    }
  }

  /// Its name among all claims, which is its anchor on their page: `seed-000-will-without-did`.
  public var anchor: String { "\(source)-\(id)" }
}
