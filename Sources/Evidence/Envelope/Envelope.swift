public import Lifecycle

/// What the logs of one kind of transition show on a range of releases: what they all agree on, and where they part.
public struct Envelope: Sendable {
  /// An order that was logged.
  public struct Order: Hashable, Sendable {
    /// The calls.
    public let events: [RoleEvent]
    /// The sources that logged all of it.
    public let sources: [String]
    /// The sources that logged part of it and recorded no more.
    public let partSources: [String]
  }

  /// A pair of calls that comes one way in some logs and the other way in others.
  public struct Parting: Hashable, Sendable {
    /// The way that more sources show.
    public let precedence: Precedence
    /// Those sources.
    public let sources: [String]
    /// The sources that show the other way.
    public let otherSources: [String]
  }

  /// The releases that the logs are of, oldest first; empty where their sources tell none.
  public let releases: [Release]
  /// The orders, those that most sources show first.
  public let orders: [Order]
  /// What holds in every log that has both calls, without what follows from the rest.
  public let agreed: [Precedence]
  /// Where logs part.
  public let partings: [Parting]
  /// The sources that logged each controller by itself: they tell of its own calls only.
  public let perControllerSources: [String]

  /// Everything that some log shows, agreed on or not.
  let precedences: Set<Precedence>

  /// Whether no log here shows anything the other way round than one there.
  public func agrees(with other: Envelope) -> Bool {
    precedences.allSatisfy { !other.precedences.contains($0.reversed) || precedences.contains($0.reversed) }
  }

  /// Whether the release lies within those of the logs.
  public func covers(_ release: Release) -> Bool {
    guard let first = releases.first, let last = releases.last else { return false }
    return first.major <= release.major && release.major <= last.major
  }

  /// All sources, by name.
  public var sources: [String] {
    Set(orders.flatMap { $0.sources + $0.partSources } + perControllerSources).sorted()
  }

  /// What is agreed on in chains: each pair stands in one of them, and a chain goes on for as long as it can.
  public var chains: [[RoleEvent]] {
    var rest = agreed
    var chains: [[RoleEvent]] = []
    // A chain begins where nothing that is left leads to.
    while let start = rest.first(where: { pair in !rest.contains { $0.second == pair.first } }) ?? rest.first {
      var chain = [start.first]
      while let next = rest.firstIndex(where: { $0.first == chain[chain.count - 1] }) {
        chain.append(rest.remove(at: next).second)
      }
      chains.append(chain)
    }
    return chains
  }
}

/// An order that a source states without a log, and that no log shows.
public struct UnloggedOrder: Hashable, Sendable {
  /// The calls.
  public let events: [RoleEvent]
  /// The sources that state it.
  public let sources: [String]
  /// What it says the other way round than every log that has both calls.
  public let reversed: [Precedence]
}

/// One kind of transition: what its logs show, by release, and what is stated without a log.
public struct TransitionEvidence: Sendable {
  /// The kind.
  public let kind: TransitionKind
  /// What the logs show, oldest releases first, those that tell no release last.
  public let envelopes: [Envelope]
  /// What the logs of all releases show together, where there are any.
  public let overall: Envelope?
  /// What is stated and was never logged.
  public let unlogged: [UnloggedOrder]

  /// What the logs show whose sources tell no release.
  public var undated: Envelope? { envelopes.first { $0.releases.isEmpty } }

  /// The envelope whose logs are of that release, else of the newest ones before it, else of the oldest after it, else of
  /// releases that nobody tells; with whether it covers the release.
  public func envelope(on release: Release) -> (envelope: Envelope, covers: Bool)? {
    if let envelope = envelopes.first(where: { $0.covers(release) }) { return (envelope, true) }
    let dated = envelopes.filter { !$0.releases.isEmpty }
    let before = dated.last { envelope in envelope.releases.allSatisfy { $0.major < release.major } }
    return (before ?? dated.first ?? undated).map { ($0, false) }
  }
}
