import Analysis
import ConcurrentMap
import Evidence
import Fingerprints
import Lifecycle

/// What a simulated catalog told the last time, by the files that each part of it follows from.
struct KnownSimulation: Sendable {
  var findings = Known<[TraceFinding]>()
  var evidence = Known<(calls: ObservedCalls, transitions: [TransitionEvidence])>()
  var unmarked = Known<Trace>()
  var traces = Known<Trace>()
  var callbacks = Known<CallbackReference>()
  var listings = Known<ScenarioListing>()
  /// The diagrams of everything but scenarios.
  var otherDiagrams = Known<(before: [ListedDiagram], behind: [ListedDiagram])>()
  var ledgers = Known<Later<ScenarioLedger>>()
  var histories = Known<Later<ScenarioHistory>>()
  var history = Known<Later<[ReleaseChanges]>>()
}

extension Known {
  /// The values that the elements have, those that are not known made on all cores.
  mutating func values<Element: Sendable>(
    of elements: [Element], by key: (Element) -> Fingerprint, making make: @Sendable (Element) -> Value
  ) -> [Value] {
    values(for: elements.map(key)) { places in places.map { elements[$0] }.concurrentMap(make) }
  }
}
