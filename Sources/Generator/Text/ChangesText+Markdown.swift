public import Analysis
import Diagnostics
import Lifecycle
public import Scenarios
import Site

extension ChangesText {
  /// For pasting into an issue or release notes: a heading for each release, a table for each change of a rule.
  public static func markdown(
    _ history: [ReleaseChanges], documented: [DocumentedChange] = [], sources: [EvidenceFile]? = nil
  ) -> String {
    let simulated = history.map { markdown($0, SourceTitles(sources)) + markdown(documented, of: $0.release.major) }
    let later = later(documented, than: history).map { "### iOS \($0)\n" + markdown(documented, of: $0) }
    return (simulated + later).joined(separator: "\n")
  }

  /// The texts are Markdown.
  private static func markdown(_ documented: [DocumentedChange], of release: Int) -> String {
    documented.filter { $0.release == release }.map { change in
      "\n**\(Markdown.escaped(change.title.english))** (documented, and not simulated)\n\n"
        + text(of: change) + "\n"
    }.joined()
  }

  private static func markdown(_ changes: ReleaseChanges, _ titles: SourceTitles) -> String {
    var text = "### iOS \(changes.release.description)\n"
    if changes.isEmpty { text += "\n\(ChangeWords.nothing).\n" }
    for change in changes.rules { text += markdown(change, changes, titles) }
    for change in changes.callbacks {
      text += "\n**New callback `\(change.callback.name)`**: \(ChangeWords.gain(change).english).\n"
    }
    for change in changes.words {
      text += "\n**\(ChangeWords.title(change).english)**: \(code(change.words)), \(change.releases.description)."
      text += change.scenarios.isEmpty ? "\n" : " Scenarios: \(code(change.scenarios)).\n"
    }
    for change in changes.possibilities {
      text += "\n**`\(change.scenario)`**: \(Markdown.escaped(ChangeWords.possibility(change, changes).english)).\n"
    }
    for change in changes.actions {
      text += "\n**Other calls at `\(change.action)`**"
      text += (ChangeWords.deciders(change).map { ", \(Markdown.escaped($0.english))" } ?? "")
      text += ". Scenarios: \(code(change.scenarios.map(\.scenario))).\n"
    }
    return text
  }

  private static func markdown(
    _ change: RuleChange, _ changes: ReleaseChanges, _ titles: SourceTitles
  ) -> String {
    let variants = [change.before, change.after]
    func row(_ head: String, _ cell: (Rule.Variant) -> String) -> String {
      "| \(head) | " + variants.map(cell).joined(separator: " | ") + " |\n"
    }
    let ids = ChangeWords.ids(change)
    return "\n**`\(change.rule.id.name)`**: \(Markdown.escaped(change.rule.summary))\n\n"
      + "| | iOS \(changes.before.description) | iOS \(changes.release.description) |\n| --- | --- | --- |\n"
      + row("Order") { "`\($0.name)`: \(Markdown.escaped($0.summary))" }
      + row("Standing") { $0.standing.rawValue }
      + row("Evidence") { $0.evidence.isEmpty ? "none" : titles.markdown($0.evidence) }
      + "\nScenarios: \(ids.isEmpty ? ChangeWords.notShown : code(ids)).\n"
  }

  private static func code(_ names: [String]) -> String {
    names.map { Markdown.codeSpan($0, inTable: true) }.joined(separator: ", ")
  }
}
