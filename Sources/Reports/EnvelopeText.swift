public import Diagnostics
public import Evidence
public import Lifecycle

/// What the logs of transitions agree on, as text.
public enum EnvelopeText {
  /// For a terminal.
  public static func plain(_ kinds: [TransitionEvidence], on release: Release? = nil) -> String {
    kinds.map { kind in
      var text = "\(kind.kind.name): \(kind.kind.title)\n"
      for (envelope, covers) in envelopes(kind, on: release) {
        text += "  \(heading(envelope, covers: covers, asked: release))\n"
        for chain in envelope.chains { text += "    agreed   \(words(chain))\n" }
        for parting in envelope.partings {
          text +=
            "    parted   \(words(parting.precedence)): \(list(parting.sources)); the other way round: "
            + "\(list(parting.otherSources))\n"
        }
        for order in envelope.orders { text += "    logged   \(words(order.events)): \(sources(order))\n" }
        if !envelope.perControllerSources.isEmpty {
          text += "    one controller at a time: \(list(envelope.perControllerSources))\n"
        }
      }
      if kind.envelopes.isEmpty { text += "  never logged\n" }
      for order in kind.unlogged {
        text += "  stated, never logged: \(words(order.events)): \(list(order.sources))\n"
        if !order.reversed.isEmpty { text += "    \(contradiction(order))\n" }
      }
      return text
    }.joined(separator: "\n")
  }

  /// For pasting.
  public static func markdown(_ kinds: [TransitionEvidence], on release: Release? = nil) -> String {
    kinds.map { kind in
      var text = "### \(kind.kind.title) (`\(kind.kind.name)`)\n"
      for (envelope, covers) in envelopes(kind, on: release) {
        text += "\n**\(heading(envelope, covers: covers, asked: release))**\n\n"
        for chain in envelope.chains { text += "- agreed: \(words(chain))\n" }
        for parting in envelope.partings {
          text +=
            "- parted: \(words(parting.precedence)) (\(list(parting.sources))), "
            + "the other way round (\(list(parting.otherSources)))\n"
        }
        for order in envelope.orders { text += "- logged: \(words(order.events)) (\(sources(order)))\n" }
        if !envelope.perControllerSources.isEmpty {
          text += "- one controller at a time: \(list(envelope.perControllerSources))\n"
        }
      }
      if kind.envelopes.isEmpty { text += "\nNever logged.\n" }
      if !kind.unlogged.isEmpty { text += "\n**Stated, never logged**\n\n" }
      for order in kind.unlogged {
        text +=
          "- \(words(order.events)) (\(list(order.sources)))"
          + (order.reversed.isEmpty ? "" : "; \(contradiction(order))") + "\n"
      }
      return text
    }.joined(separator: "\n")
  }

  /// The envelopes to show: all, or the one for the release.
  private static func envelopes(
    _ kind: TransitionEvidence, on release: Release?
  ) -> [(envelope: Envelope, covers: Bool)] {
    guard let release else { return kind.envelopes.map { ($0, true) } }
    return kind.envelope(on: release).map { [$0] } ?? []
  }

  /// `iOS 11 to 14, 3 sources`
  public static func heading(_ envelope: Envelope) -> Phrase {
    "\(releases(envelope)), \(sources(envelope.sources.count))"
  }

  private static func heading(_ envelope: Envelope, covers: Bool, asked: Release?) -> String {
    let heading = heading(envelope).english
    guard let asked, !covers else { return heading }
    return "\(heading) (no log is known to be of iOS \(asked.description))"
  }

  /// `iOS 11 to 14`
  static func releases(_ envelope: Envelope) -> Phrase {
    guard let first = envelope.releases.first, let last = envelope.releases.last else { return "Release not stated" }
    return first.major == last.major ? "iOS \(first.major)" : "iOS \(first.major) to \(last.major)"
  }

  /// `3 sources`
  public static func sources(_ count: Int) -> Phrase { count == 1 ? "1 source" : "\(count) sources" }

  /// `in viewDidLoad → out viewWillDisappear`
  public static func words(_ events: [RoleEvent]) -> String { events.map(\.description).joined(separator: " → ") }

  static func words(_ precedence: Precedence) -> String { precedence.description }

  /// `every log that has both has them the other way round: in viewWillAppear before out viewWillDisappear`
  static func contradiction(_ order: UnloggedOrder) -> String {
    "every log that has both has them the other way round: "
      + order.reversed.map(\.description).joined(separator: ", ")
  }

  private static func sources(_ order: Envelope.Order) -> String {
    list(order.sources) + (order.partSources.isEmpty ? "" : "; in part: \(list(order.partSources))")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
