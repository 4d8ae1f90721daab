import Diagnostics
public import Lifecycle
import ScenarioLanguage
import Site

/// A trace as text.
public enum TraceText {
  /// For a terminal: each step with its events, indented, and what is on screen after it.
  public static func plain(_ trace: Trace) -> String {
    var text = "iOS \(trace.platform.release.description), \(trace.platform.idiom.rawValue): \(trace.structure)\n"
    for (number, step) in trace.steps.enumerated() {
      text += "\n\(number + 1). \(step.script.action.text)\n"
      if step.events.isEmpty { text += "     (nothing is called)\n" }
      for event in step.events { text += "     \(event.description)\(mark(event))\n" }
      if step.problem == nil { text += "   → \(step.structure)\(onScreen(step))\n" }
      let rules = step.rules.map(\.description).joined(separator: ", ")
      if !rules.isEmpty { text += "     by \(rules)\n" }
    }
    return text
  }

  /// What was logged needs no mark.
  private static func mark(_ event: Event) -> String {
    event.standing == .observed ? "" : "  (\(event.standing.rawValue))"
  }

  /// As many names as a structure has: where very many are on screen, the rest is counted.
  private static func onScreen(_ step: Step) -> String {
    let names = step.visible
    let others = names.count - Trace.describedControllers
    return names.isEmpty
      ? ""
      : ", on screen: " + names.prefix(Trace.describedControllers).joined(separator: ", ")
        + (others > 0 ? " and \(others) more" : "")
  }

  /// For tools: a line for each event.
  public static func json(_ trace: Trace, id: String) -> String {
    trace.json(id: id).text(linesUnder: ["steps", "events"]) + "\n"
  }

  /// For pasting into an issue or a README: a table with a column for each subject.
  public static func markdown(_ trace: Trace, title: String) -> String {
    let subjects = trace.subjects.map(\.name)
    var text = "### \(Markdown.escaped(title.printable)) (iOS \(trace.platform.release.description))\n"
    for (number, step) in trace.steps.enumerated() {
      text += "\n**\(number + 1). \(Markdown.codeSpan(step.script.action.text))**\n\n"
      if step.events.isEmpty {
        text += "Nothing is called.\n"
        continue
      }
      let present = subjects.filter { name in step.events.contains { $0.subject.name == name } }
      text += "| # | " + present.map(Markdown.escaped).joined(separator: " | ") + " |\n"
      text += "| --: |" + present.map { _ in " --- |" }.joined() + "\n"
      for (row, event) in step.events.enumerated() {
        let argument = event.argument.map { " \(Markdown.escaped($0))" } ?? ""
        let call = event.callback.name + argument + StandingMark.markdown(event)
        text +=
          "| \(row + 1) | " + present.map { $0 == event.subject.name ? call : "" }.joined(separator: " | ") + " |\n"
      }
    }
    return text + StandingMark.legend(trace.steps.flatMap(\.events))
  }
}
