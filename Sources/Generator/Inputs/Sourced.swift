import Diagnostics
import Fingerprints
import Scenarios

/// A value that follows from files alone, with the fingerprint of these: as long as they stay the same, so does the value.
struct Sourced<Value: Sendable>: Fingerprinted, Sendable {
  let value: Value
  private let source: Fingerprint

  /// A value with what it follows from.
  init<each Source: Fingerprinted>(_ value: Value, from sources: repeat each Source) {
    self.value = value
    source = Fingerprint(of: repeat each sources)
  }

  func add(to fingerprint: inout Fingerprint) { source.add(to: &fingerprint) }
}

extension Catalog {
  /// What a file is, and where it lies; the same for every file that does not exist.
  func source(_ path: String) -> Fingerprint { Fingerprint(of: path, fingerprints[path]?.whole) }

  /// What a scenario's file is besides its summary and its explanation: its run, its diagrams and what other pages embed of it
  /// follow from that.
  func sourceWithoutTexts(_ scenario: Scenario) -> Fingerprint {
    let path = scenario.location.file
    return Fingerprint(of: path, fingerprints[path]?.withoutTexts)
  }
}
