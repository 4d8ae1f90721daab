extension Rule {
  /// The user taps a search bar: the search controller is presented over the context and takes nobody's view away. The
  /// results controller is its child. UIKit hides the results' view while the text is empty, and hiding a view is no
  /// matter of appearance, so that the results appear with the search controller (Apple, `UISearchController`).
  static let searchBegin = Rule(
    .searchBegin, id: "search.begin",
    summary: "What the view controllers get when a search begins.",
    variants: [
      .absent("There is no search controller.", [.upTo(7)], evidence: ["UISearchController"]),
      Variant(
        "results-with-search",
        "The search controller and its results controller appear, even before there is text. The searched one gets no appearance call.",
        releases: [.from(8)], .inferred, evidence: ["UISearchController"],
        begin: [.load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming)],
        finish: [.didAppear(.incoming)]),
    ])

  /// The user taps the Cancel button. The app keeps the search controller for the next search.
  static let searchEnd = Rule(
    .searchEnd, id: "search.end",
    summary: "What the view controllers get when a search ends.",
    variants: [
      .absent("There is no search controller.", [.upTo(7)], evidence: ["UISearchController"]),
      Variant(
        "results-with-search",
        "The search controller and its results controller disappear. They stay in memory for the next search.",
        releases: [.from(8)], .inferred, evidence: ["UISearchController"],
        begin: [.willDisappear(.outgoing)], finish: [.didDisappear(.outgoing)]),
    ])

  private static let releaseNotes =
    "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-13-release-notes"

  enum SearchContext: CaseIterable { case byTheApp, byUIKit }

  /// Who makes the searched view controller define the context in which the search controller is presented. Without it a
  /// container around presents the search, which then lies over what is pushed. (Apple, iOS 13 release notes.)
  static let searchContext = Choice<SearchContext>(
    .searchContext, id: "search.context",
    summary: "Who sets definesPresentationContext on the view controller that is searched."
  ) {
    switch $0 {
    case .byTheApp:
      .choice("by-the-app", "The app, if it sets it at all.", [.upTo(12)], .documented, evidence: [releaseNotes])
        .unnoted
    case .byUIKit:
      .choice(
        "by-uikit",
        "UIKit, if its navigation item has the search controller: the search goes with it when a push hides it.",
        [.from(13)], .documented, evidence: [releaseNotes])
    }
  }
}
