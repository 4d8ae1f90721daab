extension Rule {
  /// Whether a SwiftUI `TabView` makes the views of tabs that are not selected.
  static let tabView = Rule(
    id: "swiftui.tabView",
    summary: "When the tabs of a TabView appear that are not selected.",
    variants: [
      .choice(
        "eager", "With the TabView itself.", [.upTo(17)], .observed, evidence: ["swiftyplace-tabview-lazy"]),
      .choice(
        "lazy", "When they are first selected.", [.from(18)], .observed, evidence: ["swiftyplace-tabview-lazy"]),
    ])
}
