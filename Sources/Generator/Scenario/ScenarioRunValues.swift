import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// A scenario's other runs, as templates see them: each step's calls, with what differs from the page's own run.
struct ScenarioRunValues {
  static let shape: [String: TemplateShape] = [
    "own": .text, "ownBounds": .text,
    "others": .list([
      "anchor": .text, "bounds": .optional(.text), "comparedWith": .text, "kind": .optional(.text), "label": .text,
      "platform": .text, "onAnyRelease": .text, "hasSameScreens": .flag,
      "order": .optional(.object(["name": .text, "summary": .text, "link": .text])),
      "columns": .list(["name": .text]), "columnCount": .number, "laneCount": .number,
      "steps": .list(stepShape),
      "differences": .list(["text": .text]),
    ]),
  ]

  private static let stepShape: [String: TemplateShape] = [
    "number": .number, "action": .text, "title": .text, "alike": .optional(.text), "isPreparation": .flag,
    "calls": .text,
    "left": .optional(.object(LeftOutCalls.shape)),
    "rows": .list([
      "number": .optional(.number), "subject": .text, "callback": .text, "note": .optional(.text),
      "isDifferent": .flag, "isMissing": .flag, "isLayout": .flag, "isOther": .flag,
      "cells": .list(["callback": .optional(.text)]),
    ]), "hasRows": .flag,
  ]

  private let scenario: Scenario
  private let trace: Trace
  private let edition: Edition
  private let page: String
  private let shown: ShownEvents
  private let preparation: ScenarioPreparation

  init(scenario: Scenario, trace: Trace, edition: Edition, page: String) {
    self.scenario = scenario
    self.trace = trace
    self.edition = edition
    self.page = page
    shown = ShownEvents(scenario, trace)
    preparation = ScenarioPreparation(scenario, trace)
  }

  /// `.none` where every run gives the same calls.
  func values(_ runs: ScenarioRuns) -> TemplateValue {
    guard !runs.others.isEmpty else { return .none }
    return .object([
      "own": edition.phrase(runs.own.phrase), "ownBounds": .text(PageReleases.bounds(runs.own)),
      "others": .list(
        runs.others.enumerated().map { index, other in
          let kind = Self.kind(other.condition)
          let isFirst = index == 0 || Self.kind(runs.others[index - 1].condition) != kind
          return run(other).merging([
            "kind": isFirst ? kind.map(edition.phrase) ?? .none : .none,
            "comparedWith": edition.phrase("Compared with \(runs.own.phrase):"),
          ])
        }),
    ])
  }

  /// What stands before the first run of a kind; releases are what the switch begins with.
  private static func kind(_ condition: ScenarioRuns.Condition) -> Phrase? {
    switch condition {
    case .releases: nil
    case .idiom, .withoutScenes: "On the same release, elsewhere"
    case .order: "Other orders that were logged"
    }
  }

  /// The same in each build, so that a link to a run keeps leading there.
  static func anchor(_ condition: ScenarioRuns.Condition) -> String {
    let name =
      switch condition {
      case .releases(let range): range.description
      case .idiom(let idiom): idiom == .pad ? "iPad" : "iPhone"
      case .withoutScenes: "without scenes"
      case .order(let order): order.description
      }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return (["run"] + words.map(String.init)).joined(separator: "-")
  }

  private func run(_ run: ScenarioRuns.Run) -> TemplateObject {
    let pairs = zip(trace.steps, run.trace.steps).map { own, other in
      (own: calls(own), other: calls(other))
    }
    let tables = pairs.map { ComparisonTable([$0.own, $0.other]) }
    // What only prepares is told where nothing else differs.
    let later = RunDifferences(tables, preparation: preparation.count)
    let differences = later.sentences.isEmpty ? RunDifferences(tables) : later
    let columns = self.columns(pairs.map(\.other))
    var offset = 0
    let steps = pairs.enumerated().map { index, pair in
      defer { offset += pair.other.count }
      return step(
        index, trace.steps[index].script.action, pair.own, pair.other, tables[index], from: offset, in: columns)
    }
    var values: TemplateObject = [
      "anchor": .text(Self.anchor(run.condition)), "order": .none, "bounds": .none, "steps": .list(steps),
      "platform": edition.phrase(ScenarioPage.platform(run.trace.platform)),
      "onAnyRelease": edition.phrase(ScenarioPage.platform(run.trace.platform, named: "{1}")),
      "hasSameScreens": .flag(Filmstrip.screens(run.trace) == Filmstrip.screens(trace)),
      "columns": .list(columns.map { ["name": edition.text($0)] }), "columnCount": .number(columns.count + 1),
      "laneCount": .number(min(columns.count, SequenceTable.mostLanes)),
      "differences": .list(differences.sentences.map { ["text": edition.phrase($0)] }),
    ]
    switch run.condition {
    case .releases(let range):
      values["label"] = edition.phrase(range.phrase)
      values["bounds"] = .text(PageReleases.bounds(range))
    case .idiom(.pad): values["label"] = edition.phrase("On an iPad")
    case .idiom(.phone): values["label"] = edition.phrase("On an iPhone")
    case .withoutScenes: values["label"] = edition.phrase("Without scenes")
    case .order(let order):
      let variant = RuleBook.rule(order.rule)?.variant(named: order.variant)
      values["label"] = edition.phrase(variant?.titlePhrase ?? Phrase(named: order.description))
      values["order"] = .object([
        "name": edition.code(order.description), "summary": variant.map { edition.phrase($0.phrase) } ?? .text(""),
        "link": .text(edition.link(to: "rules#\(ContentLink.anchor(ofRule: order.rule.name))", from: page)),
      ])
    }
    return values
  }

  /// `offset` is how many calls have come in the steps before.
  private func step(
    _ index: Int, _ action: Action, _ own: [ComparisonTable.Call], _ calls: [ComparisonTable.Call],
    _ table: ComparisonTable, from offset: Int, in columns: [String]
  ) -> TemplateObject {
    let rows = own == calls ? [] : self.rows(own, calls, table, from: offset, in: columns)
    let left = LeftOutCalls(rows.map(\.prominence))
    let alike: Phrase? =
      if own != calls {
        nil
      } else if calls.isEmpty {
        "Nothing is called."
      } else {
        "As in this page’s run: \(Edition.calls(calls.count))."
      }
    return [
      "number": .number(index + 1), "action": edition.code(action.text), "title": edition.phrase(action.title),
      "isPreparation": .flag(preparation.contains(index) && !rows.isEmpty),
      "calls": edition.phrase("Show \(Edition.calls(calls.count))"), "left": left.values(edition),
      "alike": alike.map(edition.phrase) ?? .none, "rows": .list(rows.map(\.values)), "hasRows": .flag(!rows.isEmpty),
    ]
  }

  /// The lanes of the scenario's own table, in the same places, and then those that only the other run has.
  private func columns(_ steps: [[ComparisonTable.Call]]) -> [String] {
    var columns = shown.subjects.map(\.name)
    for call in steps.joined() where !columns.contains(call.role) { columns.append(call.role) }
    return columns
  }

  /// A step's calls as far as the page shows them.
  private func calls(_ step: Step) -> [ComparisonTable.Call] {
    var counts: [String: Int] = [:]
    return step.events.filter { event in !shown.hidden.contains { $0.name == event.subject.name } }.map { event in
      let callback = event.callback.name + (event.argument.map { " \($0)" } ?? "")
      let key = "\(event.subject.name) \(callback)"
      counts[key, default: 0] += 1
      return ComparisonTable.Call(role: event.subject.name, callback: callback, occurrence: counts[key] ?? 1)
    }
  }

  /// The other run's calls in its order, with those that it lacks where they would come. What differs is what the table is
  /// for, whatever it is about.
  private func rows(
    _ own: [ComparisonTable.Call], _ other: [ComparisonTable.Call], _ table: ComparisonTable, from offset: Int,
    in columns: [String]
  ) -> [(values: TemplateObject, prominence: Prominence)] {
    let differences = Dictionary(table.rows.map { ($0.call, $0.cells[1].difference) }) { first, _ in first }
    return ComparisonTable([other, own]).rows.map { row in
      let note: Phrase? =
        switch differences[row.call] ?? .none {
        case .none: nil
        case .missing: "not called"
        case .additional: "also called"
        case .earlier(let passed): "earlier: before \(passed.words)"
        case .later(let passed): "later: after \(passed.words)"
        }
      let callback = Callback(String(row.call.callback.prefix { $0 != " " }))
      let prominence = note == nil ? Prominence(callback, of: row.call.role, in: scenario) : .essential
      let values: TemplateObject = [
        "number": row.cells[0].place.map { .number(offset + $0) } ?? .none, "subject": edition.text(row.call.role),
        "callback": edition.code(row.call.callback), "note": note.map(edition.phrase) ?? .none,
        "isDifferent": .flag(note != nil), "isMissing": .flag(row.cells[0].place == nil),
        "isLayout": .flag(prominence == .layout), "isOther": .flag(prominence == .other),
        "cells": .list(
          columns.map { ["callback": $0 == row.call.role ? edition.code(row.call.callback) : .none] }),
      ]
      return (values, prominence)
    }
  }
}
