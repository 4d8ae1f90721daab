import Analysis
import Diagnostics
import Site

/// What a comparison comes down to: a question in each row, and each transition's answer.
struct ComparisonAnswers {
  static let shape: [String: TemplateShape] = [
    "question": .text,
    "cells": .list([
      "text": .text, "breakable": .html, "isDifferent": .flag, "isIncoming": .flag, "isOutgoing": .flag,
    ]),
  ]

  let summaries: [ComparisonSummary]
  let edition: Edition

  func values() -> [TemplateObject] {
    [
      row("Called first") { Self.side($0.toldFirst) }, row("Done first") { Self.side($0.doneFirst) },
      row("Is the outgoing one called?") { Self.telling($0.outgoing) },
      row("The incoming one appears") { Self.appearances($0) },
      row("Its view is loaded") { Self.loading($0.loading) },
    ]
  }

  private func row(_ question: Phrase, _ answer: (ComparisonSummary) -> Phrase) -> TemplateObject {
    let answers = summaries.map(answer)
    return [
      "question": edition.phrase(question),
      "cells": .list(
        answers.map { answer in
          let words = edition.words(answer)
          return [
            "text": edition.text(words), "breakable": .html(edition.isSite ? .breakable(words) : .empty),
            "isDifferent": .flag(answer != answers.first), "isIncoming": .flag(answer == Self.side(.incoming)),
            "isOutgoing": .flag(answer == Self.side(.outgoing)),
          ]
        }),
    ]
  }

  private static func side(_ side: ComparisonSummary.Side?) -> Phrase {
    switch side {
    case .incoming: "incoming"
    case .outgoing: "outgoing"
    case nil: "neither"
    }
  }

  private static func telling(_ telling: ComparisonSummary.Telling) -> Phrase {
    switch telling {
    case .nothing: "no"
    case .willAlone: "viewWillDisappear alone"
    case .willAndDid: "yes"
    }
  }

  private static func appearances(_ summary: ComparisonSummary) -> Phrase {
    guard summary.appearances == summary.completed else {
      return "\(times(summary.appearances)), finished \(times(summary.completed))"
    }
    return times(summary.appearances)
  }

  private static func times(_ count: Int) -> Phrase {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private static func loading(_ loading: ComparisonSummary.Loading) -> Phrase {
    switch loading {
    case .not: "before, and kept"
    case .first: "first of all"
    case .after(let call): "after \(call.phrase)"
    }
  }
}
