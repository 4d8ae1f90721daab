extension Trace {
  /// All that the trace says, a line each: the same text for the same trace, whichever program simulated it.
  public var transcript: String {
    var text = "on iOS \(platform.release.description), \(platform.idiom.rawValue), SDK \(platform.sdk.description)"
    text += platform.hasScenes ? ", scenes\n" : "\n"
    text += "window \(structure)\nvisible \(visible.joined(separator: ", "))\nstate \(appState.rawValue)\n"
    if problem != nil { text += "impossible\n" }
    for step in steps {
      text += "step \(step.script.action.text)\n"
      for rule in step.rules { text += "  rule \(rule.description)\n" }
      for event in step.events { text += "  \(event.transcript)\n" }
      text += "  window \(step.structure)\n  visible \(step.visible.joined(separator: ", "))\n"
      text += "  state \(step.appState.rawValue)\(step.isUnderWay ? ", under way" : "")\n"
      if step.problem != nil { text += "  impossible\n" }
    }
    return text
  }
}

extension Event {
  fileprivate var transcript: String {
    let number = subject.instance == 1 ? "" : "#\(subject.instance)"
    return "\(subject.name)\(number) \(callback.name)" + (argument.map { " \($0)" } ?? "") + " (\(standing.rawValue))"
  }
}

/// A number for a text of any length, the same everywhere: FNV-1a of 64 bits over its UTF-8.
public struct Digest: Hashable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  public init() {}

  /// Goes on with a text.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Its 16 hexadecimal digits.
  public var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
