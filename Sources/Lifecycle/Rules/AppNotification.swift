extension Rule {
  /// Returning to the foreground: the delegate's method and the notification of the same event.
  ///
  /// Apple's page puts the notification shortly before the delegate's method; the one log, of iOS 12, has it the other
  /// way round (`openradar-49817144-willenterforeground`).
  static let appForeground = Rule(
    id: "app.willEnterForeground",
    summary: "Whether the delegate or the notification comes first when the app returns to the foreground.",
    variants: [
      Variant(
        "delegate-first",
        "The delegate's method comes before the notification.",
        releases: [.between(12, 12)], .observed, evidence: ["openradar-49817144-willenterforeground"], begin: [],
        finish: []),
      Variant(
        "notification-first",
        "The notification comes before the delegate's method, as Apple's page says.",
        releases: [.all], .documented,
        evidence: ["UIApplicationDelegate.applicationWillEnterForeground(_:)"], begin: [], finish: []),
    ])
}
