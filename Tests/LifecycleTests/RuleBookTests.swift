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

  /// An order holds instead of the release's own on every device that has it, and on no other.
  @Test func everyOrderIsObeyedWhereItIsThere() {
    for platform in Release.all.flatMap({ release in
      Platform.Idiom.allCases.map { Platform(release: release, idiom: $0) }
    }) {
      let own = Decisions(on: platform, orders: [:])
      for rule in RuleBook.rules {
        #expect(rule.variants[own[rule.number]] == rule.variant(on: platform.release, platform.idiom))
        #expect(rule.variants[own[rule.number]].idioms.contains(platform.idiom), "\(rule.id.name)")
        for (place, variant) in rule.variants.enumerated() {
          let asked = Decisions(on: platform, orders: [rule.id: variant.name])
          #expect(asked[rule.number] == (variant.idioms.contains(platform.idiom) ? place : own[rule.number]))
          #expect(RuleBook.rules.allSatisfy { $0.id == rule.id || asked[$0.number] == own[$0.number] })
        }
      }
    }
  }

  @Test func whatTheDeviceDecidesNoStepNames() {
    #expect(Rule.sceneTermination.rule.idioms == [.phone])
    #expect(Rule.rotationTraits.rule.idioms.isEmpty)
    #expect(Rule.navigationPush.idioms == Platform.Idiom.allCases)
  }

  @Test func aRuleForOneKindOfDeviceHoldsOnIt() throws {
    let old = try #require(Release(9))
    let onPhone = Decisions(on: Platform(release: old), orders: [:])
    let onPad = Decisions(on: Platform(release: old, idiom: .pad), orders: [:])
    #expect(onPhone.option(of: Rule.splitStart) == .oneColumn && onPad.option(of: Rule.splitStart) == .sideBySide)
    #expect(
      onPhone.option(of: Rule.callStatusBar) == .tallerBar && onPad.option(of: Rule.callStatusBar) == .noRoomTaken)
    #expect(onPhone.option(of: Rule.rotationBar) == .twice && onPad.option(of: Rule.rotationBar) == .once)
    #expect(onPhone.option(of: Rule.rotationTraits) == .change && onPad.option(of: Rule.rotationTraits) == .stay)
    let asked = Decisions(on: Platform(idiom: .pad), orders: ["rotation.barLayout": "twice"])
    #expect(asked.option(of: Rule.rotationBar) == .once)
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
