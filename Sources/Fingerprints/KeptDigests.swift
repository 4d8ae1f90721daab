/// The fingerprints of results, by those of what they follow from: enough to know that a result is the same, and need not be
/// made to be compared.
///
/// Only what was asked for in this run is kept for the next one.
public struct KeptDigests: Sendable {
  /// What runs before this one found out.
  private var known: [Fingerprint: Fingerprint]
  /// What was asked for in this run.
  public private(set) var asked: [Fingerprint: Fingerprint] = [:]

  /// The result of a check that has found nothing.
  private static let nothing = Fingerprint()

  /// Digests of a run before this one.
  public init(_ known: [Fingerprint: Fingerprint] = [:]) { self.known = known }

  /// Begins another run in the same process: it knows what this one has asked for.
  public mutating func beginRun() {
    guard !asked.isEmpty else { return }
    (known, asked) = (asked, [:])
  }

  /// The digest of what follows from `key`; `make` gives it where it is not known.
  public mutating func digest(for key: Fingerprint, making make: () -> Fingerprint) -> Fingerprint {
    let digest = asked[key] ?? known[key] ?? make()
    asked[key] = digest
    return digest
  }

  /// Whether a check of what follows from `key` is known to find nothing.
  public func isClean(_ key: Fingerprint) -> Bool { (asked[key] ?? known[key]) == Self.nothing }

  /// What a check finds; one that has found nothing before is not made again.
  public mutating func findings<Finding>(for key: Fingerprint, making make: () -> [Finding]) -> [Finding] {
    if isClean(key) {
      asked[key] = Self.nothing
      return []
    }
    let found = make()
    if found.isEmpty { asked[key] = Self.nothing }
    return found
  }

  /// Takes what the other was asked for as well.
  public mutating func formUnion(_ other: KeptDigests) { asked.merge(other.asked) { own, _ in own } }
}
