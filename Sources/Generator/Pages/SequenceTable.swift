import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site

/// A scenario's sequence table: a column for each subject, a row for each event, a part for each step.
struct SequenceTable {
  static let shape: [String: TemplateShape] = [
    "suffix": .text, "isLong": .flag, "columns": .list(["name": .text]),
    "columnCount": .number, "laneCount": .number, "hasDocumented": .flag, "hasInferred": .flag,
    "steps": .list([
      "number": .number, "action": .text, "title": .text, "anchor": .text, "note": .optional(.text),
      "options": .optional(.text),
      "hasRows": .flag, "silence": .optional(.text), "structure": .text, "onScreen": .optional(.text),
      "stacks": .optional(.text),
      "isUnderWay": .flag, "isPreparation": .flag, "isOpen": .flag, "calls": .text,
      "left": .optional(.object(LeftOutCalls.shape)),
      "rules": .list(["name": .text, "summary": .text, "link": .text]), "hasRules": .flag,
      "rows": .list([
        "number": .number, "anchor": .text, "subject": .text, "callback": .text, "standing": .optional(.text),
        "isLayout": .flag, "isOther": .flag,
        "cells": .list(LaneCells.shape),
      ]),
    ]),
    "hidden": .optional(
      .object([
        "subjects": .text, "count": .number,
        "steps": .list(["number": .number, "action": .text, "events": .list(["event": .text])]),
      ])),
  ]

  /// The style sheet knows tables up to this many lanes; beyond, they are as narrow as they get.
  static let mostLanes = 24

  /// With more steps than these, a page shows one at a time.
  static let mostOpen = 6

  let scenario: Scenario
  let trace: Trace
  let edition: Edition
  let page: String
  /// What ids end in, where a page has several tables.
  var suffix = ""
  /// The steps to show, from 1; `nil` for all.
  var only: ClosedRange<Int>?
  /// Whether the page has the small screens that lead to each step: without them, nothing would open a step.
  var hasScreens = false

  /// Whether one step is shown at a time: the page has the small screens that lead to each.
  var isLong: Bool { hasScreens && only == nil && trace.steps.count > Self.mostOpen && Filmstrip.hasScreens(trace) }

  func values() -> TemplateObject {
    let preparation = ScenarioPreparation(scenario, trace)
    let shown = ShownEvents(scenario, trace)
    let columns = shown.subjects.map(\.name)
    let cells = LaneCells(columns, isSite: edition.isSite)
    let steps = trace.steps.enumerated().filter { only?.contains($0.offset + 1) ?? true }.map {
      index, step -> TemplateObject in
      let own = shown.rows.filter { $0.step == index }
      let prominences = own.map { Prominence($0.event.callback, of: $0.event.subject.name, in: scenario) }
      let rows = zip(own, prominences).map { row, prominence -> TemplateObject in
        let (number, event) = (row.number, row.event)
        let call = event.callback.name + (event.argument.map { " \($0)" } ?? "")
        return [
          "number": .number(number), "anchor": .text("row-\(number)\(suffix)"),
          "subject": edition.text(event.subject.name), "callback": edition.code(call),
          "standing": event.standing == .observed ? .none : edition.phrase(event.standing.phrase),
          "isLayout": .flag(prominence == .layout), "isOther": .flag(prominence == .other),
          "cells": cells.values(edition.code(call), of: event.subject.name),
        ]
      }
      var values = stepValues(index, step, rows: rows, hidesSome: rows.count < step.events.count)
      values["isPreparation"] = .flag(!isLong && preparation.contains(index))
      values["isOpen"] = .flag(isLong && index == preparation.count)
      values["left"] = LeftOutCalls(prominences).values(edition)
      return values
    }
    let standings = Set(shown.rows.map(\.event.standing))
    return [
      "suffix": .text(suffix), "isLong": .flag(isLong), "columns": .list(columns.map { ["name": edition.text($0)] }),
      "columnCount": .number(columns.count + 1),
      "laneCount": .number(min(columns.count, Self.mostLanes)),
      "hasDocumented": .flag(standings.contains(.documented)), "hasInferred": .flag(standings.contains(.inferred)),
      "steps": .list(steps), "hidden": hidden(shown),
    ]
  }

  private func stepValues(_ index: Int, _ step: Step, rows: [TemplateObject], hidesSome: Bool) -> TemplateObject {
    let silence: Phrase = hidesSome ? "Nothing is called on the controllers shown." : "Nothing is called."
    let note = scenario.steps[index].note
    let stacks = NavigationStacks(step.windowAfter).texts
    return [
      "number": .number(index + 1), "title": edition.phrase(step.script.action.title),
      "action": edition.code(step.script.action.text),
      "anchor": .text("step-\(index + 1)\(suffix)"), "note": note.map(edition.text) ?? .none,
      "options": Self.options(step.script).map(edition.phrase) ?? .none, "hasRows": .flag(!rows.isEmpty),
      "silence": rows.isEmpty ? edition.phrase(silence) : .none, "structure": edition.code(step.structure),
      "onScreen": Self.onScreen(step.visible).map(edition.text) ?? .none, "isUnderWay": .flag(step.isUnderWay),
      "stacks": stacks.isEmpty ? .none : edition.text(stacks.joined(separator: ", ")),
      "calls": edition.phrase("Show \(Edition.calls(rows.count))"),
      "rules": .list(
        step.rules.map { applied in
          let order = RuleBook.rule(applied.rule)?.variant(named: applied.variant)
          return [
            "name": edition.code(applied.description),
            "summary": order.map { edition.phrase($0.phrase) } ?? .text(""),
            "link": .text(edition.link(to: "rules#\(ContentLink.anchor(ofRule: applied.rule.name))", from: page)),
          ]
        }), "hasRules": .flag(!step.rules.isEmpty), "rows": .list(rows),
    ]
  }

  private static func options(_ step: ScriptStep) -> Phrase? {
    var words: [Phrase] = []
    if !step.animated { words.append("not animated") }
    switch step.initiator {
    case .storyboard?: words.append("by a storyboard segue")
    case .code?: words.append("in code")
    case .user?: words.append("by the user")
    case .swiftui?: words.append("by SwiftUI")
    case nil: break
    }
    if step.backgroundWork { words.append("with work left to do in the background") }
    return words.listed()
  }

  static func onScreen(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ", ") }

  /// The table leaves out what would bury its point; the whole log stands below it.
  private func hidden(_ shown: ShownEvents) -> TemplateValue {
    guard !shown.hidden.isEmpty else { return .none }
    let steps = trace.steps.enumerated().map { index, step -> TemplateObject in
      [
        "number": .number(index + 1), "action": edition.code(step.script.action.text),
        "events": .list(step.events.map { ["event": edition.code($0.description)] }),
      ]
    }
    let count = trace.events.count { event in shown.hidden.contains { $0.name == event.subject.name } }
    return .object([
      "subjects": edition.text(shown.hidden.map(\.name).joined(separator: ", ")), "count": .number(count),
      "steps": .list(steps),
    ])
  }
}
