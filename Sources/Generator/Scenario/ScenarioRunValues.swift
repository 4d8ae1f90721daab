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
      "cells": .list(LaneCells.shape),
    ]), "hasRows": .flag,
  ]

  private let trace: Trace
  private let edition: Edition
  private let page: String
  private let preparation: ScenarioPreparation

  init(scenario: Scenario, trace: Trace, edition: Edition, page: String) {
    self.trace = trace
    self.edition = edition
    self.page = page
    preparation = ScenarioPreparation(scenario, trace)
  }

  /// `.none` where every run gives the same calls.
  func values(_ others: [ComparedRun], beside own: ReleaseRange) -> TemplateValue {
    guard !others.isEmpty else { return .none }
    return .object([
      "own": edition.phrase(own.phrase), "ownBounds": .text(PageReleases.bounds(own)),
      "others": .list(
        others.enumerated().map { index, other in
          let kind = Self.kind(other.run.condition)
          let isFirst = index == 0 || Self.kind(others[index - 1].run.condition) != kind
          return run(other).merging([
            "kind": isFirst ? kind.map(edition.phrase) ?? .none : .none,
            "comparedWith": edition.phrase("Compared with \(own.phrase):"),
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

  private func run(_ compared: ComparedRun) -> TemplateObject {
    let (run, columns) = (compared.run, compared.columns)
    let cells = LaneCells(columns, isSite: edition.isSite)
    var offset = 0
    let steps = compared.steps.enumerated().map { index, step in
      defer { offset += step.callCount }
      return self.step(index, trace.steps[index].script.action, step, from: offset, in: cells)
    }
    var values: TemplateObject = [
      "anchor": .text(Self.anchor(run.condition)), "order": .none, "bounds": .none, "steps": .list(steps),
      "platform": edition.phrase(ScenarioPage.platform(run.trace.platform)),
      "onAnyRelease": edition.phrase(ScenarioPage.platform(run.trace.platform, named: "{1}")),
      "hasSameScreens": .flag(compared.hasSameScreens),
      "columns": .list(columns.map { ["name": edition.text($0)] }), "columnCount": .number(columns.count + 1),
      "laneCount": .number(min(columns.count, SequenceTable.mostLanes)),
      "differences": .list(compared.differences.map { ["text": edition.phrase($0)] }),
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
    _ index: Int, _ action: Action, _ step: ComparedRun.Step, from offset: Int, in cells: LaneCells
  ) -> TemplateObject {
    let rows = step.rows.map { row($0, from: offset, in: cells) }
    let left = LeftOutCalls(step.rows.map(\.prominence))
    let alike: Phrase? =
      if !step.isAlike {
        nil
      } else if step.callCount == 0 {
        "Nothing is called."
      } else {
        "As in this page’s run: \(Edition.calls(step.callCount))."
      }
    return [
      "number": .number(index + 1), "action": edition.code(action.text), "title": edition.phrase(action.title),
      "isPreparation": .flag(preparation.contains(index) && !rows.isEmpty),
      "calls": edition.phrase("Show \(Edition.calls(step.callCount))"), "left": left.values(edition),
      "alike": alike.map(edition.phrase) ?? .none, "rows": .list(rows), "hasRows": .flag(!rows.isEmpty),
    ]
  }

  private func row(_ row: ComparedRun.Row, from offset: Int, in cells: LaneCells) -> TemplateObject {
    let note: Phrase? =
      switch row.difference {
      case .none: nil
      case .missing: "not called"
      case .additional: "also called"
      case .earlier(let passed): "earlier: before \(passed.words)"
      case .later(let passed): "later: after \(passed.words)"
      }
    return [
      "number": row.place.map { .number(offset + $0) } ?? .none, "subject": edition.text(row.call.role),
      "callback": edition.code(row.call.callback), "note": note.map(edition.phrase) ?? .none,
      "isDifferent": .flag(note != nil), "isMissing": .flag(row.place == nil),
      "isLayout": .flag(row.prominence == .layout), "isOther": .flag(row.prominence == .other),
      "cells": cells.values(edition.code(row.call.callback), of: row.call.role),
    ]
  }
}
