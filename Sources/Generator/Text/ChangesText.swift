public import Analysis
import Diagnostics
import Lifecycle
public import Scenarios

/// What changed from release to release, as text.
public enum ChangesText {
  /// For a terminal: a heading for each release, an entry for each change, with one step that shows it; at the end of a
  /// release what Apple documents of it and no simulated call shows.
  public static func plain(
    _ history: [ReleaseChanges], documented: [DocumentedChange] = [], sources: [EvidenceFile]? = nil
  ) -> String {
    let simulated = history.map { plain($0, SourceTitles(sources)) + plain(documented, of: $0.release.major) }
    let later = later(documented, than: history).map { "iOS \($0)\n" + plain(documented, of: $0) }
    return (simulated + later).joined(separator: "\n")
  }

  private static func plain(_ documented: [DocumentedChange], of release: Int) -> String {
    let titles = documented.filter { $0.release == release }.map { "    \($0.title.english)\n" }
    return titles.isEmpty ? "" : "\n  Documented, and not simulated\n" + titles.joined()
  }

  /// The text of one, with the places in the site that it leads to.
  static func text(of change: DocumentedChange) -> String {
    ContentLink.replaced(in: change.text.english.trimmingNewlinesAtEnd) { $0.address }
  }

  /// The releases that are documented and that the model does not know yet; none where what was asked for ends before them.
  static func later(_ documented: [DocumentedChange], than history: [ReleaseChanges]) -> [Int] {
    guard history.last?.release == .newest else { return [] }
    return Set(documented.map(\.release)).filter { $0 > Release.newest.major }.sorted()
  }

  private static func plain(_ changes: ReleaseChanges, _ titles: SourceTitles) -> String {
    var text = "iOS \(changes.release.description)\n"
    if changes.isEmpty { text += "\n  \(ChangeWords.nothing).\n" }
    for change in changes.rules {
      text += "\n  \(change.rule.id.name): \(change.rule.summary)\n"
      text += plain(change.before, on: changes.before, titles) + plain(change.after, on: changes.release, titles)
      text += list(ChangeWords.ids(change))
      text += example(change.scenarios.first, changes)
    }
    for change in changes.shownCallbacks {
      text += "\n  New callback: \(change.callback.name)\n    \(ChangeWords.gain(change).english).\n"
      if !change.scenarios.isEmpty { text += list(change.scenarios) }
      text += example(change.example, changes)
    }
    if !changes.furtherCallbacks.isEmpty { text += "\n  \(ChangeWords.furtherCallbacks.english)\n" }
    for change in changes.furtherCallbacks {
      text += "    \(change.callback.name): \(ChangeWords.gain(change).english)\n"
    }
    for change in changes.words {
      text += "\n  \(ChangeWords.title(change).english): \(change.words.joined(separator: ", "))\n"
      text += "    \(change.releases.description)\n"
      if !change.scenarios.isEmpty { text += list(change.scenarios) }
    }
    for change in changes.possibilities {
      text += "\n  \(change.scenario): \(ChangeWords.possibility(change, changes).english)\n"
    }
    for change in changes.actions {
      text +=
        "\n  Other calls at \(change.action)" + (ChangeWords.deciders(change).map { ", \($0.english)" } ?? "") + "\n"
      text += list(change.scenarios.map(\.scenario))
      text += example(change.scenarios.first, changes)
    }
    return text
  }

  private static func plain(_ variant: Rule.Variant, on release: Release, _ titles: SourceTitles) -> String {
    var text = "    \(padded("iOS \(release.description)", 6))  \(variant.name): \(variant.summary)\n"
    text += "            \(variant.standing.rawValue)"
    let evidence = titles.plain(variant.evidence)
    if !evidence.isEmpty { text += ": \(evidence)" }
    return text + "\n"
  }

  private static func list(_ scenarios: [String]) -> String {
    guard !scenarios.isEmpty else { return "    Scenarios: \(ChangeWords.notShown)\n" }
    let shown = scenarios.prefix(shownScenarios).joined(separator: ", ")
    let rest = scenarios.count - shownScenarios
    return "    Scenarios: \(shown)" + (rest > 0 ? " and \(rest) more\n" : "\n")
  }

  private static func example(_ change: ScenarioChange?, _ changes: ReleaseChanges) -> String {
    guard let change, let step = change.steps.first else { return "" }
    let table = ChangeTable(step)
    let heads = ["iOS \(changes.before.description)", "iOS \(changes.release.description)"]
    let calls = table.rows.map { row -> String in
      switch row {
      case .call(let call): call.words
      case .alike(let count): "(\(count) calls alike)"
      }
    }
    let width = calls.map(\.count).max() ?? 0
    var text = "      \(change.scenario), step \(step.number): \(step.action.text)\n"
    text += "        \(padded("", width))  \(heads.joined(separator: "  "))\n"
    for (words, row) in zip(calls, table.rows) {
      var line = "        \(padded(words, width))"
      if case .call(let call) = row {
        line +=
          "  \(right(call.before, heads[0].count))  \(right(call.after, heads[1].count))"
          + (call.note.map { "  \($0.english)" } ?? "")
      }
      text += line.trimmingSpacesAtEnd + "\n"
    }
    if table.rest > 0 { text += "        (\(table.rest) more calls)\n" }
    return text
  }

  private static let shownScenarios = 8

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ place: Int?, _ width: Int) -> String {
    let text = place.map(String.init) ?? "-"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension String {
  var trimmingNewlinesAtEnd: String {
    var text = self
    while text.last?.isNewline ?? false { text.removeLast() }
    return text
  }

  fileprivate var trimmingSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
