import Diagnostics
import Lifecycle
import Scenarios

// Cards that the course gives.
extension CardCollection {
  /// A card for each unit's usual mistake: up to the end of its code in front, what it does and what to do behind.
  var trapCards: [Card] {
    content.catalog.units.compactMap { unit in
      guard let trap = unit.trap else { return nil }
      let (front, back) = (trap.mapped { Self.parts(of: $0).front }, trap.mapped { Self.parts(of: $0).back })
      guard !back.english.isEmpty else { return nil }
      return Card(
        .traps, unit.id, unit: unit.id, front: [.prose(front)], back: [.prose(back)], more: "unit:\(unit.id)")
    }
  }

  /// Comments in the code tell what goes wrong, and are part of what is asked.
  private static func parts(of markdown: String) -> (front: String, back: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    guard fences.count >= 2 else {
      // Without code, the first paragraph is what is asked.
      let end = lines.firstIndex(of: "") ?? lines.endIndex
      return (lines[..<end].joined(separator: "\n"), text(lines[end...]))
    }
    return (lines[...fences[1]].joined(separator: "\n"), text(lines[(fences[1] + 1)...]))
  }

  private static func text(_ lines: ArraySlice<Substring>) -> String {
    String(lines.joined(separator: "\n").drop { $0 == "\n" })
  }

  /// A card for each question that is asked in interviews, with what answers it.
  var interviewCards: [Card] {
    content.catalog.units.flatMap { unit in
      unit.interview.compactMap { entry -> Card? in
        let parts = entry.answer.id.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let answer = answer(parts[0], parts[1]) else { return nil }
        return Card(
          .interview, "\(unit.id).\(parts[1])", unit: unit.id, front: [.strong(.content(entry.question))],
          back: answer, more: entry.answer.id)
      }
    }
  }

  private func answer(_ kind: String, _ id: String) -> [CardPart]? {
    switch kind {
    case "scenario":
      guard let scenario = content.catalog.scenario(id) else { return nil }
      // The first thing to notice says why.
      let why = scenario.explanation.map { $0.mapped { ProseSections($0).first(1) } }
      return [.strong(.content(scenario.summary))] + (why.map { [.prose($0)] } ?? [])
        + [.note(.content(scenario.title))]
    case "comparison":
      guard let comparison = content.catalog.comparisons.first(where: { $0.id == id }) else { return nil }
      return [.strong(.content(comparison.summary)), .note(.content(comparison.title))]
    case "callback":
      guard let callback = content.catalog.callbacks.first(where: { $0.name == id }) else { return nil }
      let uses = callback.explanation.map { $0.mapped { ProseSections($0).first(2) } }
      return [.strong(.content(callback.summary))] + (uses.map { [.prose($0)] } ?? []) + [.note(.code(id))]
    case "machine":
      guard let machine = content.catalog.machines.first(where: { $0.id == id }) else { return nil }
      return [.strong(.content(machine.summary)), .note(.content(machine.title))]
    default: return nil
    }
  }
}
