import Lifecycle
import Scenarios

extension TransitionEvidence {
  /// The kinds of transitions that findings hold logs or statements of, in reading order. A log of several releases
  /// speaks for each of them.
  public static func all(_ findings: [TraceFinding]) -> [TransitionEvidence] {
    let orders = findings.independent.flatMap { finding in
      finding.releases.indices.flatMap { index -> [ObservedOrder] in
        let steps = finding.steps.map { $0.runs[index].simulated }
        let release = finding.isReleaseKnown ? finding.releases[index] : nil
        return Transition.all(in: steps).compactMap { ObservedOrder(finding, $0, on: release) }
      }
    }
    return Dictionary(grouping: orders, by: \.kind).sorted { $0.key < $1.key }.map { kind, orders in
      let logged = orders.filter(\.isLogged)
      let stated = orders.filter { !$0.isLogged }
      return TransitionEvidence(
        kind: kind, envelopes: byRelease(logged).map(Envelope.init), overall: logged.isEmpty ? nil : Envelope(logged),
        unlogged: unlogged(stated, against: logged))
    }
  }

  /// The logs of one release after the other, as long as a release brings no pair that parts only across releases; those
  /// without a release last.
  private static func byRelease(_ orders: [ObservedOrder]) -> [[ObservedOrder]] {
    var groups: [[ObservedOrder]] = []
    let dated = Dictionary(grouping: orders.filter { $0.release != nil }) { $0.release?.major ?? 0 }
    for (_, group) in dated.sorted(by: { $0.key < $1.key }) {
      if let last = groups.last {
        let before = Set(PartialOrder(last).parted.map(\.unordered) + PartialOrder(group).parted.map(\.unordered))
        if PartialOrder(last + group).parted.allSatisfy({ before.contains($0.unordered) }) {
          groups[groups.count - 1] += group
          continue
        }
      }
      groups.append(group)
    }
    let undated = orders.filter { $0.release == nil }
    return groups + (undated.isEmpty ? [] : [undated])
  }

  private static func unlogged(_ stated: [ObservedOrder], against logged: [ObservedOrder]) -> [UnloggedOrder] {
    let logs = logged.map { Set($0.precedences) }
    let known = PartialOrder(logged)
    var found: [[RoleEvent]: (sources: Set<String>, order: ObservedOrder)] = [:]
    for order in stated {
      let told = order.precedences
      guard !logs.contains(where: { log in told.allSatisfy(log.contains) }) else { continue }
      found[order.events, default: ([], order)].sources.insert(order.source.slug)
    }
    return found.values.map { sources, order in
      let told = order.precedences
      let reversed = told.filter { known.holds($0.reversed) && !known.holds($0) }
      return UnloggedOrder(
        events: order.events, sources: sources.sorted(), reversed: innermost(reversed, in: order.events))
    }.sorted { left, right in
      left.sources == right.sources
        ? left.events.lexicographicallyPrecedes(right.events) : left.sources.lexicographicallyPrecedes(right.sources)
    }
  }

  /// The pairs that have no other one between their ends.
  private static func innermost(_ pairs: [Precedence], in events: [RoleEvent]) -> [Precedence] {
    func span(_ pair: Precedence) -> ClosedRange<Int> {
      let (first, second) = (events.firstIndex(of: pair.first) ?? 0, events.firstIndex(of: pair.second) ?? 0)
      return min(first, second)...max(first, second)
    }
    return pairs.filter { pair in
      !pairs.contains { other in
        let (outer, inner) = (span(pair), span(other))
        return other != pair && outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
      }
    }
  }
}

extension Precedence {
  /// The same for both ways.
  fileprivate var unordered: Precedence { min(self, reversed) }
}

extension Envelope {
  init(_ logs: [ObservedOrder]) {
    let relation = PartialOrder(logs)
    releases = Set(logs.compactMap(\.release)).sorted()
    precedences = Set(logs.flatMap(\.precedences))
    agreed = relation.agreed
    partings = relation.parted.map {
      Parting(precedence: $0, sources: relation.sources($0), otherSources: relation.sources($0.reversed))
    }
    orders = Self.orders(logs.filter(\.isInterleaved))
    perControllerSources = Set(logs.filter { !$0.isInterleaved }.map(\.source.slug)).sorted()
  }

  /// Each order once. One that is part of others stands with those.
  private static func orders(_ logs: [ObservedOrder]) -> [Order] {
    var wholes = Set(logs.filter { log in !logs.contains { log.isPart(of: $0.events) } }.map(\.events))
    // What is part only of a part stands by itself.
    wholes.formUnion(logs.filter { log in !wholes.contains { log.isPart(of: $0) } }.map(\.events))
    let whole = wholes.map { events -> ([RoleEvent], Set<String>) in
      let logs = logs.filter { log in log.events == events && !wholes.contains { log.isPart(of: $0) } }
      return (events, Set(logs.map(\.source.slug)))
    }
    return whole.map { events, sources in
      let partly = logs.filter { $0.isPart(of: events) }.map(\.source.slug)
      return Order(
        events: events, sources: sources.sorted(), partSources: Set(partly).subtracting(sources).sorted())
    }.sorted { left, right in
      let (here, there) = (left.sources.count + left.partSources.count, right.sources.count + right.partSources.count)
      return here == there ? left.events.lexicographicallyPrecedes(right.events) : here > there
    }
  }
}
