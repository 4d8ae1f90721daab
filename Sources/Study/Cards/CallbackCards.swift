import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios

// Cards about callbacks.
extension CardCollection {
  /// A card for each callback that the content has words for, and that comes by a log or by Apple's word.
  var callbackCards: [Card] {
    let reference = CallbackReference(content.runs.map(\.scenario), content.simulations)
    let pairs = KnownPairs(content.runs)
    let units = unitsOfCallbacks
    return reference.callbacks.compactMap { facts in
      let callback = Callback(facts.name)
      guard let prose = content.catalog.callbacks.first(where: { $0.name == facts.name }),
        let standings = pairs.standings[facts.name],
        content.release.map({ callback.releases.contains($0) }) ?? true
      else { return nil }
      let before = facts.before.map(\.callback).filter { pairs.has($0, before: facts.name) }
      let after = facts.after.map(\.callback).filter { pairs.has(facts.name, before: $0) }
      var back: [CardPart] = [.strong(.content(prose.summary)), .line(.phrase(callback.releasesPhrase))]
      if !before.isEmpty { back.append(.list(.phrase(Self.before), [.names(before)])) }
      if !after.isEmpty { back.append(.list(.phrase(Self.after), [.names(after)])) }
      // What to do in it and what not; the mistakes are told elsewhere.
      if let uses = prose.explanation?.mapped({ ProseSections($0).first(2) }) { back.append(.prose(uses)) }
      return Card(
        .callbacks, facts.name, unit: units[facts.name], release: callback.releases.first,
        evidence: standings.sorted(), front: [.code(facts.name)], back: back, more: "callback:\(facts.name)")
    }
  }

  /// The unit in whose scenarios a callback is essential first.
  private var unitsOfCallbacks: [String: String] {
    var found: [String: String] = [:]
    for (unit, run) in content.core {
      for call in run.steps.joined() where found[call.event.callback.name] == nil {
        found[call.event.callback.name] = unit
      }
    }
    return found
  }

  private static var before: Phrase { "Always before it where both come, on the same object in one step" }
  private static var after: Phrase { "Always after it where both come, on the same object in one step" }
}

/// Which callback is known to come before which on one object, and what each rests on where it is known to come at all.
struct KnownPairs {
  private struct Pair: Hashable {
    let first: String
    let second: String
  }

  private var pairs: Set<Pair> = []
  /// What the calls of a callback rest on, without those that are inferred.
  private(set) var standings: [String: Set<String>] = [:]

  init(_ runs: [StudiedRun]) {
    for step in runs.flatMap(\.trace.steps) {
      let known = step.events.filter { $0.standing != .inferred }
      for (place, event) in known.enumerated() {
        standings[event.callback.name, default: []].insert(event.standing.rawValue)
        for later in known[(place + 1)...] where later.subject == event.subject {
          pairs.insert(Pair(first: event.callback.name, second: later.callback.name))
        }
      }
    }
  }

  func has(_ first: String, before second: String) -> Bool { pairs.contains(Pair(first: first, second: second)) }
}
