extension Rule {
  enum Prewarming: CaseIterable { case absent, nothing, launchMethods }

  /// What happens of an app while the system starts it ahead of time.
  ///
  /// Apple: prewarming runs an app's launch up to, but not into, the main function's call of `UIApplicationMain`
  /// ("About the app launch sequence"). Developers report that they saw the app delegate's launch methods run.
  static let prewarming = Choice<Prewarming>(
    .prewarming, id: "app.prewarming",
    summary: "What is called when the system starts an app ahead of time."
  ) {
    switch $0 {
    case .absent:
      .absent("The system does not start apps ahead of time.", [.upTo(14)])
    case .nothing:
      .choice(
        "nothing", "Nothing: the launch stops before UIApplicationMain.", [.from(15)], .documented,
        evidence: ["apple-docs-app-launch-sequence"])
    case .launchMethods:
      .choice(
        "launch-methods", "The app delegate's launch methods, long before the launch that the user sees.", [],
        .inferred, evidence: [])
    }
  }
}
