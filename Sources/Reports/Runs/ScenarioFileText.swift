import Diagnostics
public import Lifecycle

/// A script as the file of a scenario: what a flow on the command line becomes when it is to be kept.
public enum ScenarioFileText {
  /// The file. Its title and summary are the flow's own words, for the author to put in better ones.
  public static func yaml(_ script: Script, id: String = "my-flow") -> String {
    let steps = script.steps.map { $0.action.text }
    var lines = [
      "id: \(id)", "title: \(quoted("My flow"))",
      "summary: \(quoted("What happens: " + steps.joined(separator: ", ") + "."))",
    ]
    if let platform = platform(script.platform) { lines.append("platform: \(platform)") }
    lines.append("structure: \(plain(script.structure.description))")
    lines.append("steps:")
    lines += steps.map { "  - \(plain($0))" }
    if !script.orders.isEmpty {
      lines.append("orders:")
      lines += script.orders.sorted { $0.key < $1.key }.map { "  \($0.key.name): \($0.value)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is not as it is anyway.
  private static func platform(_ platform: Platform) -> String? {
    var values: [String] = []
    if platform.release != .newest { values.append("ios: \(platform.release.description)") }
    if platform.idiom != .phone { values.append("idiom: \(platform.idiom.rawValue)") }
    return values.isEmpty ? nil : "{\(values.joined(separator: ", "))}"
  }

  /// Words that YAML takes for something else than words.
  private static let reserved: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan", "inf"]

  /// The text without quotes where YAML reads it as it is.
  private static func plain(_ text: String) -> String {
    let starts = text.unicodeScalars.first.map { "a"..."z" ~= $0 || "A"..."Z" ~= $0 } ?? false
    return starts && !text.contains(": ") && !text.contains(" #") && !reserved.contains(text.lowercased())
      ? text : quoted(text)
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}
