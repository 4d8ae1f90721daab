import Diagnostics
public import Evidence
public import Lifecycle

extension EnvelopeText {
  /// For tools; the keys' order is part of the contract.
  public static func json(_ kinds: [TransitionEvidence], on release: Release? = nil) -> String {
    "[\n" + kinds.map { json($0, on: release) }.joined(separator: ",\n") + "\n]\n"
  }

  private static func json(_ kind: TransitionEvidence, on release: Release?) -> String {
    let found = release.map { release in kind.envelope(on: release).map { [$0.envelope] } ?? [] } ?? kind.envelopes
    let envelopes = found.map { envelope in
      let releases = envelope.releases.map { "\"\($0.description)\"" }.joined(separator: ", ")
      let agreed = envelope.agreed.map { list([$0.first.description, $0.second.description]) }
      let parted = envelope.partings.map {
        "{\"pair\": \(list([$0.precedence.first.description, $0.precedence.second.description])), "
          + "\"sources\": \(list($0.sources)), \"otherWayRound\": \(list($0.otherSources))}"
      }
      let orders = envelope.orders.map {
        "{\"events\": \(list($0.events.map(\.description))), \"sources\": \(list($0.sources)), "
          + "\"inPart\": \(list($0.partSources))}"
      }
      return "    {\"releases\": [\(releases)], \"agreed\": \(lines(agreed)), \"parted\": \(lines(parted)), "
        + "\"logged\": \(lines(orders)), \"perController\": \(list(envelope.perControllerSources))}"
    }
    let stated = kind.unlogged.map {
      "{\"events\": \(list($0.events.map(\.description))), \"sources\": \(list($0.sources)), "
        + "\"reversed\": [\($0.reversed.map { list([$0.first.description, $0.second.description]) }.joined(separator: ", "))]}"
    }
    return "  {\"transition\": \(JSONText.quoted(kind.kind.name)), \"envelopes\": [\n"
      + envelopes.joined(separator: ",\n") + "\n  ], \"statedNeverLogged\": \(lines(stated))}"
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(JSONText.quoted).joined(separator: ", ") + "]"
  }

  private static func lines(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n      " + items.joined(separator: ",\n      ") + "]"
  }
}
