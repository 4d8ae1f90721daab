public import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Site

/// Runs beside each other, as text.
public enum SideBySideText {
  /// For a terminal: a row for each call, with its place in each column, and how it differs.
  ///
  /// Without `everything`, only steps that differ are told, and of them the calls that do.
  public static func plain(_ runs: RunsSideBySide, columns names: [String], everything: Bool) -> String {
    let width = max(4, names.map(\.count).max() ?? 0)
    func aligned(_ text: String) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
    var text = ""
    for (index, step) in runs.steps.enumerated() {
      text += "\(index == 0 ? "" : "\n")\(index + 1). \(heading(step, names))\n"
      if step.isAlike, !everything {
        text += "     alike: \(step.rows.count) \(step.rows.count == 1 ? "call" : "calls")\n"
        continue
      }
      if step.columns.contains(where: { $0 == nil }), !everything {
        text += "     its \(step.rows.count == 1 ? "call is" : "\(step.rows.count) calls are") not in the other\n"
        continue
      }
      for (name, column) in zip(names, step.columns) {
        if let problem = column?.problem { text += "   \(name): not possible: \(problem.phrase.english)\n" }
      }
      let rows = step.rows.filter { everything || isDifferent($0) }
      if !rows.isEmpty { text += "   \(names.map(aligned).joined(separator: "  "))\n" }
      for row in rows {
        let places = row.cells.map { aligned($0.place.map(String.init) ?? "–") }.joined(separator: "  ")
        let words = standings(step, row, names) + differences(row, names)
        text += "   \(places)  \(call(row.call))" + (words.isEmpty ? "" : "  (\(words.joined(separator: "; ")))") + "\n"
      }
      if rows.isEmpty, everything { text += "     (nothing is called)\n" }
      text += ends(step, names)
    }
    return text + "\n" + summary(runs) + "\n"
  }

  /// For tools.
  public static func json(_ runs: RunsSideBySide, columns names: [String]) -> String {
    let steps = runs.steps.map { step in
      JSON.object([
        .init("do", .list(step.columns.map { $0.map { .text($0.script.action.text) } ?? .null })),
        .init("alike", .flag(step.isAlike)),
        .init(
          "calls",
          .list(
            step.rows.map { row in
              .object([
                .init("call", .text(call(row.call))),
                .init("places", .list(row.cells.map { $0.place.map { .number($0) } ?? .null })),
                .init("standings", .list(step.standings(row).map { $0.map { .text($0.rawValue) } ?? .null })),
                .init("differences", .texts(differences(row, names))),
              ])
            })),
        .init("structure", .list(step.columns.map { $0.map { .text($0.structure) } ?? .null })),
        .init("rules", .list(step.rules.map { .texts($0.map(\.description)) })),
        .init("problems", .list(step.columns.map { $0?.problem.map { .text($0.phrase.english) } ?? .null })),
      ])
    }
    return JSON.object([
      .init("columns", .texts(names)), .init("alike", .flag(runs.areAlike)), .init("steps", .list(steps)),
    ]).text(linesUnder: ["steps", "calls"]) + "\n"
  }

  /// For pasting: a table for each step.
  public static func markdown(_ runs: RunsSideBySide, columns names: [String], title: String) -> String {
    var text = "### \(Markdown.escaped(title.printable))\n"
    let shown = names.map { Markdown.escaped($0.printable) }
    for (index, step) in runs.steps.enumerated() {
      text += "\n**\(index + 1). \(heading(step, shown, quote: "`"))**\n\n"
      text += "| " + shown.joined(separator: " | ") + " | call | |\n"
      text += "|" + String(repeating: " --: |", count: names.count) + " --- | --- |\n"
      for row in step.rows {
        let places = row.cells.map { $0.place.map(String.init) ?? "–" }.joined(separator: " | ")
        let words = standings(step, row, shown, mark: "*") + differences(row, names).map(Markdown.escaped)
        text += "| \(places) | `\(call(row.call))` | \(words.joined(separator: "; ")) |\n"
      }
    }
    let events = runs.steps.flatMap { $0.columns.flatMap { $0?.events ?? [] } }
    return text + StandingMark.legend(events) + "\n" + summary(runs) + "\n"
  }

  /// `2 of 3 steps differ`
  public static func summary(_ runs: RunsSideBySide) -> String {
    let count = runs.steps.count { !$0.isAlike }
    let all = runs.steps.count
    return count == 0
      ? "nothing differs" : "\(count) of \(all) \(all == 1 ? "step" : "steps") \(count == 1 ? "differs" : "differ")"
  }

  /// What is done, once where all do the same.
  private static func heading(_ step: RunsSideBySide.Step, _ names: [String], quote: String = "") -> String {
    let texts = step.columns.map { $0.map { "\(quote)\($0.script.action.text)\(quote)" } }
    let given = texts.compactMap { $0 }
    if given.count < texts.count {
      return zip(names, texts).compactMap { name, text in text.map { "\($0) (only \(name))" } }.joined(separator: " | ")
    }
    return Set(given).count == 1 ? given[0] : zip(names, given).map { "\($0): \($1)" }.joined(separator: " | ")
  }

  private static func call(_ call: ComparisonTable.Call) -> String {
    "\(call.role) \(call.callback)" + (call.occurrence == 1 ? "" : " (\(call.occurrence))")
  }

  private static func isDifferent(_ row: ComparisonTable.Row) -> Bool {
    row.cells.contains { $0.place == nil || $0.difference != .none }
  }

  /// What a call rests on where no log shows it: once if that is so in each column that has it.
  private static func standings(
    _ step: RunsSideBySide.Step, _ row: ComparisonTable.Row, _ names: [String], mark: String = ""
  ) -> [String] {
    let given = zip(names, step.standings(row)).compactMap { name, standing in standing.map { (name, $0) } }
    guard let first = given.first?.1, !given.allSatisfy({ $0.1 == .observed }) else { return [] }
    if given.allSatisfy({ $0.1 == first }) { return ["\(mark)\(first.rawValue)\(mark)"] }
    return given.filter { $0.1 != .observed }.map { "\($0.0): \(mark)\($0.1.rawValue)\(mark)" }
  }

  /// What is different about a call, in words.
  private static func differences(_ row: ComparisonTable.Row, _ names: [String]) -> [String] {
    let cells = Array(zip(names, row.cells))
    var words: [String] = []
    let having = cells.filter { $0.1.place != nil }.map(\.0)
    if having.count < cells.count { words.append("only \(having.joined(separator: ", "))") }
    for (name, cell) in cells {
      switch cell.difference {
      case .earlier(let other): words.append("\(name): earlier, before \(call(other))")
      case .later(let other): words.append("\(name): later, after \(call(other))")
      case .none, .missing, .additional: continue
      }
    }
    return words
  }

  /// What a step ends in, where that differs, and which orders make the difference.
  private static func ends(_ step: RunsSideBySide.Step, _ names: [String]) -> String {
    var text = ""
    let ends = step.columns.map { $0.flatMap { $0.problem == nil ? $0.structure : nil } }
    let given = ends.compactMap { $0 }
    if given.count == ends.count, Set(given).count == 1 {
      text += "   → \(given[0])\n"
    } else {
      for (name, end) in zip(names, ends) { if let end { text += "   → \(name): \(end)\n" } }
    }
    for (name, rules) in zip(names, step.rules) where !rules.isEmpty {
      text += "     \(name): by \(rules.map(\.description).joined(separator: ", "))\n"
    }
    return text
  }
}
