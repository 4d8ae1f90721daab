/// What one rule has decided: the place of the variant that holds.
struct Decision: Hashable, Sendable {
  let rule: Rule.Number
  let variant: Int

  /// The variant that holds.
  var holding: Rule.Variant { RuleBook.numbered[rule.rawValue].variants[variant] }

  /// The same by name.
  var applied: Step.AppliedRule {
    Step.AppliedRule(rule: RuleBook.numbered[rule.rawValue].id, variant: holding.name)
  }
}

/// What all rules decide. It follows from the platform and from the orders that are asked for by name, so that it is found
/// once for a script, and asking is no more than looking it up.
struct Decisions: Hashable, Sendable {
  /// What one rule has decided.
  private struct Place: Hashable {
    /// That of the variant that holds.
    var variant: Int
    /// Whether a step says so.
    var isNoted: Bool

    init(_ variant: Int, of rule: Rule, on idiom: Platform.Idiom) {
      self.variant = variant
      isNoted = rule.variants[variant].isNoted && rule.idioms.contains(idiom)
    }
  }

  /// By the rules' numbers.
  private var places: [Place]

  /// What is decided on a platform: as an order asks for it by name, else as the release has it.
  init(on platform: Platform, orders: [Rule.ID: String]) {
    let place = Release.knownMajors.firstIndex(of: platform.release.major)
    if let place, orders.isEmpty, platform.sdk >= platform.release {
      self = (platform.idiom == .phone ? Self.onPhones : Self.onPads)[place]
    } else {
      places = RuleBook.numbered.map { rule in
        Place(rule.index(on: platform, orders: orders), of: rule, on: platform.idiom)
      }
    }
    // Whether it has adopted scenes an app says itself.
    if orders[Rule.scenes.id] == nil {
      settle(Rule.scenes, as: platform.hasScenes ? .sceneDelegate : .appDelegate, on: platform.idiom)
    }
  }

  // What the releases decide by themselves.
  private static let onPhones = own(.phone)
  private static let onPads = own(.pad)

  private static func own(_ idiom: Platform.Idiom) -> [Decisions] {
    Release.all.map { release in
      Decisions(places: RuleBook.numbered.map { Place($0.index(on: release, idiom), of: $0, on: idiom) })
    }
  }

  private init(places: [Place]) { self.places = places }

  /// The place of the variant that holds among those of the rule.
  subscript(rule: Rule.Number) -> Int { places[rule.rawValue].variant }

  /// Whether a step says that the rule has decided it.
  func isNoted(_ rule: Rule.Number) -> Bool { places[rule.rawValue].isNoted }

  /// What is chosen.
  func option<Option>(of choice: Rule.Choice<Option>) -> Option { choice.options[self[choice.rule.number]] }

  private mutating func settle<Option>(_ choice: Rule.Choice<Option>, as option: Option, on idiom: Platform.Idiom) {
    let number = choice.rule.number.rawValue
    guard let place = choice.options.firstIndex(of: option), places[number].variant != place else { return }
    places[number] = Place(place, of: choice.rule, on: idiom)
  }
}
