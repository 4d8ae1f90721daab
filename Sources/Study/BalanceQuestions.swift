import Analysis
import Lifecycle
import Scenarios

// Questions about what comes of starting something in one callback and stopping it in another.
extension StudiedRun {
  /// A pair of an object's callbacks, both of which come in the run, and what the ledger finds. What was started before the
  /// first step is running.
  func balanceQuestion(_ lots: inout Lots) -> Question? {
    let columns = Set(shown.subjects.filter { $0.kind == .viewController || $0.kind == .view }.map(\.name))
    let all = ObservedLife.all(in: trace)
    // Of several objects of a name nobody could say which is meant.
    let lives = all.filter { life in
      columns.contains(life.name) && life.end != .underWay && all.count { $0.name == life.name } == 1
    }
    let candidates = lives.flatMap { life -> [(life: ObservedLife, pair: ResourcePair, faults: [ResourceFault])] in
      ResourcePlaces.all.filter { $0.owner == life.owner }.flatMap { places in
        places.starts.flatMap { start in
          places.stops.map { ResourcePair(start, $0) }.filter { isAskable($0, life) }.map {
            (life, $0, ResourceFault.faults(of: $0, in: life))
          }
        }
      }
    }.filter { $0.faults.count <= 1 }
    // A fault is worth asking for first, but for one time in three.
    let wantsFault = lots.below(3) > 0
    let sorted = lots.shuffled(candidates).filter { $0.faults.isEmpty != wantsFault }
    guard let chosen = sorted.first ?? candidates.first else { return nil }
    let calls = told(chosen.life, chosen.pair)
    guard let start = calls.first(where: { $0.1 == chosen.pair.start })?.0,
      let stop = calls.first(where: { $0.1 == chosen.pair.stop })?.0
    else { return nil }
    let right = chosen.faults.first
    let refutation = Question.Refutation(
      reason: .comesToThis(right), calls: calls.map(\.0), marked: Array(calls.indices))
    let others = ([nil] + ResourceFault.allCases.map(Optional.some)).filter { $0 != right }
    return drawn(
      .balance, step: nil, given: [start, stop], right: .balance(right),
      wrong: others.map { (.balance($0), refutation) }, calls: calls.map(\.0), &lots)
  }

  /// Whether both calls come, and logs or Apple's word speak for each time, and for the object's end.
  private func isAskable(_ pair: ResourcePair, _ life: ObservedLife) -> Bool {
    let all = [pair.start, pair.stop].compactMap(\.self)
    let told = trace.events.filter { event in
      event.subject.name == life.name && (all.contains(event.callback) || event.callback == .deinitialized)
    }
    return all.allSatisfy { callback in life.calls.contains { $0.step > 0 && $0.callback == callback } }
      && told.allSatisfy { $0.standing != .inferred }
      && Set(told.map(\.subject.instance)).count == 1
  }

  /// The calls of the pair in the run, and the object's end.
  private func told(_ life: ObservedLife, _ pair: ResourcePair) -> [(Question.Call, Callback)] {
    trace.steps.indices.flatMap { number in
      trace.steps[number].events.enumerated().filter { _, event in
        event.subject.name == life.name
          && [pair.start, pair.stop, .deinitialized].contains(event.callback)
      }.map { place, event in
        (steps[number].first { $0.place == place }?.call ?? Question.Call(event), event.callback)
      }
    }
  }
}
