import Testing

@testable import Lifecycle

/// The numbers by which the core finds rules, and what is decided by them.
@Suite struct RuleBookTests {
  @Test func everyRuleHasANumberAndANameOfItsOwn() {
    for number in Rule.Number.allCases {
      #expect(RuleBook.numbered[number.rawValue].number == number, "\(RuleBook.numbered[number.rawValue].id.name)")
    }
    #expect(Set(RuleBook.rules.map { $0.id }).count == Rule.Number.allCases.count)
  }

  @Test func everyOrderIsObeyedOnEveryPlatform() throws {
    for release in Release.all {
      for idiom in Platform.Idiom.allCases {
        let platform = Platform(release: release, idiom: idiom)
        for rule in RuleBook.rules {
          let own = Decisions(on: platform, orders: [:])[rule.number]
          #expect(rule.variants[own] == rule.variant(on: release))
          for (place, variant) in rule.variants.enumerated() {
            let asked = Decisions(on: platform, orders: [rule.id: variant.name])
            #expect(asked[rule.number] == place)
            for other in RuleBook.rules where other.id != rule.id {
              #expect(asked[other.number] == Decisions(on: platform, orders: [:])[other.number])
            }
          }
        }
      }
    }
  }

  @Test func whatComesWithAnSDKNeedsItAndTheRelease() throws {
    let old = try #require(Release(12))
    let onOld = Decisions(on: Platform(release: old, sdk: .newest), orders: [:])
    let withOld = Decisions(on: Platform(release: .newest, sdk: old), orders: [:])
    #expect(onOld.option(of: Rule.automaticStyle) == .fullScreen)
    #expect(withOld.option(of: Rule.automaticStyle) == .fullScreen)
    #expect(withOld.option(of: Rule.compactSheet) == .sheet)
  }

  @Test func anAppSaysItselfWhetherItHasScenes() {
    let without = Decisions(on: Platform(scenes: false), orders: [:])
    #expect(without.option(of: Rule.scenes) == .appDelegate)
    #expect(without.option(of: Rule.automaticStyle) == .sheet)
    #expect(Decisions(on: Platform(), orders: [:]).option(of: Rule.scenes) == .sceneDelegate)
  }
}
