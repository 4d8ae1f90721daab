extension Rule {
  /// A page is scrolled in: the new page has come before the old one has gone, and a turn that is given up brings the
  /// old page back before the new one goes.
  static let pageScroll = Rule(
    .pageScroll, id: "page.scroll",
    summary: "How scrolling to another page interleaves the old page with the new one.",
    variants: [
      Variant(
        "incoming-first",
        "The new page's calls come first. After a cancelled turn, the old page appears before the new one disappears.",
        releases: [.all], .observed,
        evidence: ["wangling-2014-inconsistent-order", "github-parchment-468"],
        begin: PageExchange.begin, finish: [.didAppear(.incoming), .didDisappear(.outgoing)],
        cancel: [
          .willAppear(.outgoing), .isAppearing(.outgoing), .didAppear(.outgoing), .willDisappear(.incoming),
          .didDisappear(.incoming),
        ])
    ])

  /// A page is turned like a leaf: the old page has gone before the new one has come, and a turn that is given up is
  /// taken back by both at once.
  static let pageCurl = Rule(
    .pageCurl, id: "page.curl",
    summary: "How turning a page like a leaf interleaves the old page with the new one.",
    variants: [
      Variant(
        "outgoing-gone-first",
        "The new page's viewWillAppear comes first, the old page's viewDidDisappear before the new one's viewDidAppear.",
        releases: [.all], .observed, evidence: ["wangling-2014-inconsistent-order"],
        begin: PageExchange.begin, finish: [.didDisappear(.outgoing), .didAppear(.incoming)],
        cancel: [
          .willDisappear(.incoming), .willAppear(.outgoing), .isAppearing(.outgoing), .didDisappear(.incoming),
          .didAppear(.outgoing),
        ])
    ])
}

/// The moments that all page turns have in common.
private enum PageExchange {
  static let begin: [Moment] = [
    .load(.incoming), .willAppear(.incoming), .willDisappear(.outgoing), .isAppearing(.incoming), .layout(.incoming),
  ]
}
