extension Rule {
  /// A rule of which code asks what it has decided. Its variants are the cases of a type, so that none is forgotten and one
  /// that is misspelt does not compile.
  struct Choice<Option: CaseIterable & Equatable & Sendable>: Sendable {
    /// The rule as all others see it: its variants have names.
    let rule: Rule
    /// What the variants stand for, in their order.
    let options: [Option]

    /// A rule with a variant for each option.
    init(
      _ number: Number, id: ID, summary: @autoclosure () -> String, followsSDK: Bool = false,
      variant: (Option) -> Variant
    ) {
      options = Array(Option.allCases)
      rule = Rule(
        number, id: id, summary: summary(), followsSDK: followsSDK, variants: options.map { variant($0) })
    }

    /// The rule's name.
    var id: ID { rule.id }

    /// What a release decides by itself.
    func option(on release: Release, _ idiom: Platform.Idiom) -> Option { options[rule.index(on: release, idiom)] }
  }
}
