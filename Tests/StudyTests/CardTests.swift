import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Study
import Testing

/// Cards against a second look at the runs that they are made from.
@Suite struct CardTests {
  static func content(
    on release: Int? = nil, _ change: (inout Scenario) -> Void = { _ in }
  ) -> StudiedContent {
    var catalog = Studied.catalog
    for place in catalog.scenarios.indices { change(&catalog.scenarios[place]) }
    return StudiedContent(
      catalog, inOrder: catalog.scenarios, on: release.flatMap { Release($0) }, Studied.calls,
      ReleaseHistory.changes(in: catalog, Simulations(catalog), after: Release(16) ?? .oldest))
  }

  static let cards = CardCollection(content()).cards

  @Test func everyDeckHasCardsAndEachItsName() {
    for deck in Card.Deck.allCases { #expect(Self.cards.count { $0.deck == deck } >= 2, "\(deck)") }
    #expect(Set(Self.cards.map(\.id)).count == Self.cards.count)
    #expect(Self.cards.allSatisfy { !$0.front.isEmpty && !$0.back.isEmpty })
  }

  private static func trace(_ card: Card) throws -> (trace: Trace, step: Int) {
    let parts = card.name.split(separator: ".").map(String.init)
    let scenario = Studied.scenario(parts[0])
    let trace = Simulator.run(scenario.script)
    return (Studied.calls.marked(trace, on: ScenarioRuns.own(scenario, trace)), try #require(Int(parts[1])) - 1)
  }

  @Test func ordersAreThoseOfTheRunsAndNothingInferredIsAsked() throws {
    let orders = Self.cards.filter { $0.deck == .orders }
    #expect(orders.count > 50)
    for card in orders {
      let (trace, step) = try Self.trace(card)
      guard case .calls(let calls, let names) = try #require(card.back.first) else {
        Issue.record("\(card.id) has no calls")
        continue
      }
      var events = trace.steps[step].events[...]
      for call in calls {
        let place = try #require(events.firstIndex { $0.description == call.words }, "\(card.id): \(call.words)")
        #expect(events[place].standing != .inferred, "\(card.id): \(call.words)")
        events = events[(place + 1)...]
      }
      #expect(Set(names) == Set(calls.map(\.subject)))
    }
  }

  @Test func whoGetsNothingIsCalledByNothing() throws {
    for card in Self.cards where card.deck == .silent {
      let (trace, step) = try Self.trace(card)
      guard case .strong(.joined(let names, _)) = try #require(card.back.first) else {
        Issue.record("\(card.id) names nobody")
        continue
      }
      for name in names {
        #expect(!trace.steps[step].events.contains { StudyText.code($0.subject.name) == name }, "\(card.id)")
      }
    }
  }

  @Test func anotherOrderIsAnotherAnswerOnTheSameCard() throws {
    let name = "push-pop.2"
    let own = try #require(Self.cards.first { $0.deck == .orders && $0.name == name })
    let changed = CardCollection(
      Self.content { if $0.id == "push-pop" { $0.orders["navigation.push"] = "incoming-first" } }
    ).cards.first { $0.deck == .orders && $0.name == name }
    let other = try #require(changed)
    #expect(own.id == other.id)
    #expect(own.back != other.back || own.front != other.front)
  }

  @Test func onOneReleaseNoCardIsOfAnother() {
    let cards = CardCollection(Self.content(on: 12)).cards
    #expect(cards.contains { $0.deck == .orders })
    for card in cards where [.orders, .silent, .logs].contains(card.deck) { #expect(card.release == 12, "\(card.id)") }
    #expect(!cards.contains { $0.deck == .callbacks && $0.name.hasPrefix("scene") })
  }
}
