// What the order of a transition says: the parts of its variant, which is not copied for them. Where no rule decides, the
// app's own code does.
extension AppearanceTransition {
  /// What happens when it begins.
  var beginning: [Moment] {
    guard let decision else { return [] }
    return RuleBook.numbered[decision.rule.rawValue].variants[decision.variant].begin
  }

  /// What happens when it finishes.
  var finish: [Moment] {
    guard let decision else { return [] }
    return RuleBook.numbered[decision.rule.rawValue].variants[decision.variant].finish
  }

  /// What happens when it is cancelled.
  var cancellation: [Moment] {
    guard let decision else { return [] }
    return RuleBook.numbered[decision.rule.rawValue].variants[decision.variant].cancel
  }

  /// What its calls rest on, and its calls of layout.
  func standings(on release: Release) -> (Rule.Standing, layout: Rule.Standing) {
    guard let decision else { return (.documented, .documented) }
    return RuleBook.numbered[decision.rule.rawValue].variants[decision.variant].standings(on: release)
  }
}

extension Rule.Variant {
  fileprivate func standings(on release: Release) -> (Rule.Standing, layout: Rule.Standing) {
    (standing, layoutReleases.contains(release) ? layoutStanding : .inferred)
  }
}
