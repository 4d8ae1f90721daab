import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// Several transitions side by side.
struct ComparisonPage {
  static let shape: [String: TemplateShape] = [
    "id": .text, "summary": .text, "platform": .text, "ios": .text, "range": .optional(.text),
    "explanation": .optional(.html),
    "diagram": .optional(.object(DiagramValues.shape)),
    "differences": .list([
      "title": .text, "none": .flag, "hasEssential": .flag,
      "sentences": .list(["text": .text, "isLayout": .flag, "isOther": .flag]),
    ]), "leftDifferences": .optional(.object(LeftOutCalls.shape)), "answers": .list(ComparisonAnswers.shape),
    "others": .list([
      "ios": .text, "label": .text, "answers": .list(ComparisonAnswers.shape), "table": .object(tableShape),
      "absent": .optional(.text),
    ]),
  ].merging(tableShape) { own, _ in own }

  /// What the table shows.
  static let tableShape: [String: TemplateShape] = [
    "suffix": .text, "columnCount": .number,
    "columns": .list(["title": .text, "link": .text, "scenario": .text, "steps": .text]),
    "rows": .list(ComparisonRows.shape), "left": .optional(.object(LeftOutCalls.shape)),
    "hasCompletion": .flag, "base": .text,
  ]

  static let indexShape: [String: TemplateShape] = [
    "comparisons": .list(["title": .text, "summary": .text, "link": .text, "platform": .text]),
    "chooser": .text,
  ]

  let inputs: ComparisonInputs
  let edition: Edition
  /// Its diagram in the edition's language, if it has one.
  let diagram: DrawnDiagram?
  /// The address of the page that shows the table, if it is another one, and what its ids end in.
  var guest: (page: String, suffix: String)?

  private var comparison: Comparison { inputs.comparison.value }
  private var address: String { guest?.page ?? "comparisons/\(comparison.id)" }
  private var titles: [String] { comparison.columns.map { edition.own($0.title) } }
  private var base: String { titles.first ?? "" }
  private var calls: [[ComparisonTable.Call]] {
    inputs.columns.value.compactMap { column in column.trace.map { ComparisonTable.calls(column.column, in: $0) } }
  }
  private var table: ComparisonTable { Self.table(calls) }

  private static func table(_ calls: [[ComparisonTable.Call]]) -> ComparisonTable {
    ComparisonTable(calls) { $0.prominence == .essential }
  }

  /// What the table shows.
  func tableValues() -> TemplateObject {
    tableValues(calls, of: inputs.columns.value, suffix: guest?.suffix ?? "")
  }

  private func tableValues(
    _ calls: [[ComparisonTable.Call]], of columns: [ComparisonInputs.Column], suffix: String
  ) -> TemplateObject {
    let titles = columns.map { edition.own($0.column.title) }
    let rows = ComparisonRows(table: Self.table(calls), titles: titles, edition: edition)
    return [
      "suffix": .text(suffix),
      "columnCount": .number(columns.count { $0.trace != nil } + 1),
      "columns": .list(columns.map(columnValues)),
      "rows": .list(rows.values()), "left": LeftOutCalls(rows.prominences).values(edition),
      "hasCompletion": .flag(rows.table.rows.contains { $0.call.role == ComparisonTable.completion }),
      "base": edition.text(titles.first ?? ""),
    ]
  }

  func page() -> Page {
    let (table, titles, base, runs) = (table, titles, base, runs)
    let sentences = titles.indices.dropFirst().map { self.sentences(of: $0, in: table, base: base) }
    let values: TemplateObject = [
      "title": edition.text(comparison.title),
      "description": .text(edition.own(comparison.summary)), "id": .text(comparison.id),
      "summary": edition.text(comparison.summary),
      "platform": edition.phrase(Self.platform(comparison)), "ios": .text(PageReleases.bounds(runs.own)),
      "range": runs.own == .all ? .none : edition.phrase(runs.own.phrase),
      "explanation": comparison.explanation.map {
        edition.prose($0, on: address, anchorPrefix: "explanation-")
      } ?? .none,
      "diagram": diagram.map {
        .object(DiagramValues.values($0, edition, on: address))
      } ?? .none,
      "differences": .list(zip(titles.dropFirst(), sentences).map(differences)),
      "leftDifferences": LeftOutCalls(sentences.joined().map(\.prominence)).values(edition),
      "answers": .list(answers(calls)), "others": .list(others(runs)),
    ]
    return Page(
      address: address, template: "comparison", values: values.merging(tableValues()),
      source: comparison.location.file,
      texts: [comparison.title, comparison.summary, comparison.explanation], showsCalls: true,
      releases: PageReleases(
        release: platform.release, own: runs.own, others: runs.others.map(\.range), impossible: runs.impossible))
  }

  private var platform: Platform { comparison.platform ?? Platform() }

  /// The columns on all releases.
  private var runs: ComparisonRuns {
    ComparisonRuns(
      inputs.columns.value.compactMap { entry in entry.scenario.map { (entry.column, $0) } }, on: platform)
  }

  private func answers(_ calls: [[ComparisonTable.Call]]) -> [TemplateObject] {
    ComparisonAnswers(summaries: calls.map(ComparisonSummary.init), edition: edition).values()
  }

  /// The table of other releases has the columns that can be run there, and says which cannot.
  private func others(_ runs: ComparisonRuns) -> [TemplateObject] {
    let columns = inputs.columns.value.filter { $0.scenario != nil }
    return runs.others.map { range, traces in
      let possible = zip(columns, traces).compactMap { column, trace in trace.map { (column, $0) } }
      let absent = zip(columns, traces).filter { $0.1 == nil }.map { edition.own($0.0.column.title) }
      let calls = possible.map { ComparisonTable.calls($0.column, in: $1) }
      let bounds = PageReleases.bounds(range)
      return [
        "ios": .text(bounds), "label": edition.phrase(range.phrase), "answers": .list(answers(calls)),
        "table": .object(
          tableValues(calls, of: possible.map(\.0), suffix: "-ios-\(bounds.replacing(" ", with: "-"))")),
        "absent": absent.isEmpty
          ? .none : edition.phrase("Not possible on \(range.phrase): \(absent.joined(separator: ", "))."),
      ]
    }
  }

  /// What a comparison's columns run on.
  static func platform(_ comparison: Comparison) -> Phrase {
    ScenarioPage.platform(comparison.platform ?? Platform())
  }

  private func columnValues(_ entry: ComparisonInputs.Column) -> TemplateObject {
    let (column, scenario) = (entry.column, entry.scenario)
    let step = edition.isSite ? column.steps.first.map { "#step-\($0)" } ?? "" : ""
    let actions = column.steps.compactMap { number in
      scenario.flatMap { $0.steps.indices.contains(number - 1) ? $0.steps[number - 1].script.action.text : nil }
    }
    return [
      "title": edition.text(column.title),
      "link": .text(edition.link(to: "scenarios/\(column.scenario.id)\(step)", from: address)),
      "scenario": scenario.map { edition.text($0.title) } ?? edition.text(column.scenario.id),
      "steps": edition.code(actions.joined(separator: ", ")),
    ]
  }

  private typealias Sentence = (phrase: Phrase, prominence: Prominence)

  /// A column's differences in sentences.
  private func sentences(of index: Int, in table: ComparisonTable, base: String) -> [Sentence] {
    table.rows.compactMap { row -> Sentence? in
      let call = row.call.atTheBeginning
      let phrase: Phrase? =
        switch row.cells[index].difference {
        case .none: nil
        case .missing: "\(call) does not come; in \(base) it does"
        case .additional: "\(call) comes here and not in \(base)"
        case .earlier(let other): "\(call) comes before \(other.phrase); in \(base) after it"
        case .later(let other): "\(call) comes after \(other.phrase); in \(base) before it"
        }
      return phrase.map { ($0, row.call.prominence) }
    }
  }

  private func differences(_ title: String, _ sentences: [Sentence]) -> TemplateObject {
    [
      "title": edition.text(title), "none": .flag(sentences.isEmpty),
      "hasEssential": .flag(sentences.contains { $0.prominence == .essential }),
      "sentences": .list(
        sentences.map {
          [
            "text": edition.phrase($0.phrase), "isLayout": .flag($0.prominence == .layout),
            "isOther": .flag($0.prominence == .other),
          ]
        }),
    ]
  }
}
