extension Rule {
  enum AppForeground: CaseIterable { case delegateFirst, notificationFirst }

  /// Returning to the foreground: the delegate's method and the notification of the same event.
  ///
  /// Apple's page puts the notification shortly before the delegate's method; both logs, one of iOS 12 and one of a
  /// later release with scenes, have it the other way round.
  static let appForeground = Choice<AppForeground>(
    .appForeground, id: "app.willEnterForeground",
    summary: "Whether the delegate or the notification comes first when the app returns to the foreground."
  ) {
    switch $0 {
    case .delegateFirst:
      Variant(
        "delegate-first",
        "The delegate's method is called before the notification is posted.",
        releases: [.all], .observed,
        evidence: ["openradar-49817144-willenterforeground", "github-vc-lifecycle-abc-nav"], begin: [], finish: [])
    case .notificationFirst:
      Variant(
        "notification-first",
        "The notification is posted before the delegate's method is called, as Apple's page says.",
        releases: [], .documented,
        evidence: ["UIApplicationDelegate.applicationWillEnterForeground(_:)"], begin: [], finish: [])
    }
  }
}
