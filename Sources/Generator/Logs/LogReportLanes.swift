import Diagnostics
import Lifecycle
import Logs
import Site
import Stories

/// The calls of a log in lanes, one for each object, under the steps of the story.
struct LogReportLanes {
  static let shape: [String: TemplateShape] = [
    "structure": .text, "tellsOfHidden": .flag, "lanes": .list(["name": .text]), "width": .number, "count": .number,
    "steps": .list([
      "number": .number, "title": .text, "action": .text, "isUnfit": .flag, "alternatives": .list(["action": .text]),
      "hasAlternatives": .flag,
      "calls": .list([
        "line": .number, "departs": .flag, "isLinked": .flag,
        "cells": .list(["isCall": .flag, "lane": .text, "callback": .text]),
      ]),
    ]), "moreSteps": .optional(.number),
  ]

  /// The most calls that stand in it, and the most lanes that the style has colours and room for.
  private static let most = 500
  private static let mostLanes = 23

  let log: ReadLog
  let verification: Verification
  let edition: Edition

  init(_ log: ReadLog, _ verification: Verification, _ edition: Edition) {
    self.log = log
    self.verification = verification
    self.edition = edition
  }

  /// What the template is given; `nil` where there is no story.
  var values: TemplateObject? {
    guard let story = verification.story else { return nil }
    let steps = story.steps.enumerated().filter { !$0.element.events.isEmpty }
    let chosen = window(steps.map(\.element.events))
    let shown = Array(steps[chosen])
    var names: [String] = []
    for step in shown {
      for place in step.element.events where !names.contains(name(log.events[place])) {
        names.append(name(log.events[place]))
      }
    }
    let words = story.structure + steps.map(\.element.action.text).joined()
    return [
      "structure": edition.code(story.structure), "tellsOfHidden": .flag(words.contains("Hidden")),
      "lanes": .list(names.map { ["name": .text($0)] }), "width": .number(names.count + 1),
      "count": .number(min(names.count, Self.mostLanes)),
      "steps": .list(shown.enumerated().map { values(of: $1.element, chosen.lowerBound + $0 + 1, names) }),
      "moreSteps": shown.count < steps.count ? .number(steps.count - shown.count) : .none,
    ]
  }

  private func values(of step: Story.Step, _ number: Int, _ names: [String]) -> TemplateObject {
    let also = step.alternatives.filter { !$0.contains("Hidden") }.prefix(2)
    return [
      "number": .number(number), "title": edition.phrase(step.action.title), "action": edition.code(step.action.text),
      "isUnfit": .flag(!step.fits), "alternatives": .list(also.map { ["action": edition.code($0)] }),
      "hasAlternatives": .flag(!also.isEmpty),
      "calls": .list(
        step.events.prefix(Self.most).map { place in
          let event = log.events[place]
          return [
            "line": .number(event.line), "departs": .flag(place == verification.departure?.event),
            "isLinked": .flag(event.line <= LogReport.mostLines),
            "cells": .list(
              names.map { lane in
                let isCall = lane == name(event)
                return [
                  "isCall": .flag(isCall), "lane": .text(isCall ? lane : ""),
                  "callback": isCall ? edition.code(event.callback) : .text(""),
                ]
              }),
          ]
        }),
    ]
  }

  private func name(_ event: LogEvent) -> String {
    guard let subject = event.subject else { return edition.words("not named") }
    return event.instance > 1 ? "\(subject) \(event.instance)" : subject
  }

  /// Of a long log, the steps around the place that matters.
  private func window(_ steps: [Range<Int>]) -> Range<Int> {
    let departed = verification.departure.flatMap { departure in
      steps.firstIndex { $0.upperBound > departure.event }
    }
    let first = max(0, (departed ?? 0) - 20)
    var (end, calls) = (first, 0)
    while end < steps.count, end == first || calls + steps[end].count <= Self.most {
      calls += steps[end].count
      end += 1
    }
    return first..<end
  }
}
