import Analysis
import Diagnostics
import Foundation
import Lifecycle
import Scenarios
import TestSupport
import Testing

@testable import Generator

/// The answers to "When is it called?", and the scenarios that show them.
@Suite struct SituationTests {
  private static let catalog = CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog
  private static let simulations = Simulations(catalog)
  private static let reference = CallbackReference(catalog.scenarios, simulations)

  private static func way(_ callback: String, _ situation: String, _ way: String?) throws -> SituationAnswer.Way {
    let facts = try #require(reference.callback(callback))
    let answer = try #require(facts.situations.first { $0.words.english == situation })
    return try #require(answer.ways.first { $0.words?.english == way })
  }

  @Test func aSheetLeavesTheScreenUnderItAloneSinceSheetsExist() throws {
    let way = try Self.way("viewWillDisappear", "Another screen is presented over it", "as a sheet")
    #expect(!way.isCalled)
    #expect(way.differences.map { "\($0.range.description) \($0.isCalled)" } == ["up to iOS 12 true"])
    #expect(try Self.way("viewWillDisappear", "Another screen is presented over it", "full screen").isCalled)
  }

  @Test func aSwipeBackThatIsCancelledHasNoDid() throws {
    #expect(try Self.way("viewWillDisappear", "It is popped", "by a swipe that the user cancels").isCalled)
    #expect(try !Self.way("viewDidDisappear", "It is popped", "by a swipe that the user cancels").isCalled)
  }

  @Test func comingBackFromTheHomeScreenIsNoAppearance() throws {
    #expect(try !Self.way("viewWillAppear", "The user comes back to it", "from the Home Screen").isCalled)
    #expect(try Self.way("sceneWillEnterForeground", "The user comes back to the app", nil).isCalled)
  }

  @Test func whatScenesReplacedIsAnsweredWithoutThem() throws {
    let facts = try #require(Self.reference.callback("applicationDidBecomeActive"))
    #expect(facts.areSituationsWithoutScenes)
    #expect(try Self.way("applicationDidBecomeActive", "The user comes back to the app", nil).isCalled)
    #expect(Self.reference.callback("sceneDidBecomeActive")?.areSituationsWithoutScenes == false)
  }

  @Test func eachExampleIsAStepOfAScenarioOfTheContent() throws {
    let ways = Self.reference.callbacks.flatMap(\.situations).flatMap(\.ways)
    #expect(ways.count > 300)
    for example in Set(ways.compactMap(\.example)) {
      let scenario = try #require(Self.catalog.scenario(example.scenario), "\(example.scenario)")
      #expect(scenario.steps.indices.contains(example.step - 1), "\(example)")
    }
  }

  /// A reader who follows the link of a "yes" finds the call in the step.
  @Test func whatIsAnsweredWithYesComesInTheExample() {
    for facts in Self.reference.callbacks {
      for situation in facts.situations {
        for way in situation.ways {
          guard let example = way.example, way.isCalled, let scenario = Self.catalog.scenario(example.scenario),
            scenario.platform.release == .newest
          else { continue }
          let steps = Self.simulations[scenario].steps
          // What happens in two steps may be called in the first of them.
          let shown = steps[max(0, example.step - 2)..<example.step].flatMap(\.events)
          #expect(
            shown.contains { $0.callback.name == facts.name },
            "\(facts.name), \(situation.words.english), \(way.words?.english ?? ""): \(example)")
        }
      }
    }
  }

  @Test func applesPagesAreThoseThatTheContentLinksTo() throws {
    let linked = try Self.catalog.callbacks.flatMap { prose in
      try String(
        contentsOfFile: prose.location.file, encoding: .utf8
      ).matches(of: #/<(https://developer.apple.com/[^>]+)>/#).map { String($0.output.1) }
    }
    let addresses = Self.reference.callbacks.compactMap { ApplePage.address(of: Callback($0.name)) }
    #expect(Set(addresses).intersection(linked).count > 20)
    #expect(
      ApplePage.address(of: .viewWillTransitionToSize)
        == "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)")
    #expect(ApplePage.address(of: .deinitialized) == nil)
  }
}
