import Analysis
import Lifecycle
import Scenarios

/// All cards of a content.
public struct CardCollection {
  let content: StudiedContent

  /// Cards of a content.
  public init(_ content: StudiedContent) { self.content = content }

  /// The cards, deck by deck; no two of a deck ask the same.
  public var cards: [Card] {
    Card.Deck.allCases.flatMap { deck in
      var asked: Set<[CardPart]> = []
      var names: Set<String> = []
      return cards(of: deck).filter { asked.insert($0.front).inserted && names.insert($0.name).inserted }
    }
  }

  private func cards(of deck: Card.Deck) -> [Card] {
    switch deck {
    case .callbacks: callbackCards
    case .orders: stepCards { run, unit, step in orderCard(run, unit: unit, step) }
    case .silent: stepCards { run, unit, step in silentCard(run, unit: unit, step) }
    case .releases: releaseCards
    case .claims: claimCards
    case .logs: logCards
    case .traps: trapCards
    case .interview: interviewCards
    }
  }

  /// A card for each step of the course's scenarios that has one.
  private func stepCards(_ card: (StudiedRun, String, Int) -> Card?) -> [Card] {
    content.core.flatMap { unit, run in
      run.steps.indices.dropFirst(run.preparation).compactMap { card(run, unit, $0) }
    }
  }

  /// What the step is about: what is on screen, what was done, and what is done now.
  func situation(_ run: StudiedRun, _ step: Int) -> [CardPart] {
    let structure = step == 0 ? run.trace.structure : run.trace.steps[step - 1].structure
    let action = run.scenario.steps[step].script.action
    let platform = run.trace.platform
    let device = "iOS \(platform.release.description)" + (platform.idiom == .pad ? ", iPad" : "")
    return [
      .line(.joined([.code(device), .code(structure)], " · ")),
      .strong(.joined([.action(action), .code(action.text)], " · ")),
    ]
  }

  /// What calls rest on, each once.
  func evidence(_ calls: [StudiedRun.Essential]) -> [String] {
    Set(calls.map(\.event.standing.rawValue)).sorted()
  }
}
