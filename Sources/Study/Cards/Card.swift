public import Diagnostics
import Lifecycle

/// A card to learn: what is asked, and what the runs answer.
public struct Card: Hashable, Sendable {
  /// What a card is about.
  public enum Deck: String, CaseIterable, Hashable, Sendable {
    /// When a callback comes, and what it is for.
    case callbacks
    /// The calls of a step in their order.
    case orders
    /// Who gets no call in a step.
    case silent
    /// What a release changed.
    case releases
    /// Whether what articles claim is so.
    case claims
    /// What lines of a log mean.
    case logs
    /// What is wrong with some code.
    case traps
    /// What is asked in interviews.
    case interview

    /// Its title.
    public var title: Phrase {
      switch self {
      case .callbacks: "Callbacks"
      case .orders: "Orders of calls"
      case .silent: "Who gets nothing"
      case .releases: "What releases changed"
      case .claims: "True or not"
      case .logs: "Reading logs"
      case .traps: "Traps"
      case .interview: "Interview questions"
      }
    }

    /// What is asked; nothing where each card asks in its own words.
    var prompt: Phrase? {
      switch self {
      case .callbacks: "When is it called, and what is it for?"
      case .orders: "Which calls follow, and in which order?"
      case .silent: "Who gets no call in this step?"
      case .releases: nil
      case .claims: "Is this true?"
      case .logs: "One view controller logs these lines. What can have happened?"
      case .traps: "What is wrong here?"
      case .interview: nil
      }
    }
  }

  /// The deck that it belongs to.
  public let deck: Deck
  /// Its name in the deck, which stays when what it says changes.
  public let name: String
  /// The unit of the course that speaks of it first.
  public let unit: String?
  /// The number of the release that it is about; `nil` where it is about all.
  public let release: Int?
  /// What the answer rests on, such as `observed`; never what is inferred.
  public let evidence: [String]
  /// What is asked.
  public let front: [CardPart]
  /// The answer.
  public let back: [CardPart]
  /// The part of the content that tells more, as links in prose name it: `scenario:push-pop`.
  public let more: String?

  /// `lifeline:orders:push-pop.2`
  public var id: String { "lifeline:\(deck.rawValue):\(name)" }

  init(
    _ deck: Deck, _ name: String, unit: String? = nil, release: Int? = nil, evidence: [String] = [],
    front: [CardPart], back: [CardPart], more: String? = nil
  ) {
    self.deck = deck
    self.name = name
    self.unit = unit
    self.release = release
    self.evidence = evidence
    self.front = (deck.prompt.map { [.strong(.phrase($0))] } ?? []) + front
    self.back = back
    self.more = more
  }
}
