import Scenarios

/// Parts of a site that have nothing to show, or that its settings leave out.
struct LeftOut: Sendable {
  /// The addresses of pages that are not made.
  let pages: Set<String>
  /// The addresses that navigation, the home page and the search do not list; other pages may lead there.
  let listed: Set<String>

  /// Claims, disagreements and what logs say need some. Nothing else leads to the changes of releases, so that page goes
  /// where the settings leave it out; the others that they can name stay for the pages that quote them.
  init(_ catalog: Catalog) {
    let asked = Set(catalog.settings.leftOut.compactMap { Self.addresses[$0.id] })
    var pages: Set<String> = []
    if catalog.names(of: .source).isEmpty { pages.formUnion(["sources", AgreementPage.address]) }
    if catalog.claims.isEmpty, catalog.sourcesOfClaims.isEmpty { pages.insert(ClaimsPage.address) }
    if catalog.names(of: .unit).isEmpty { pages.insert(CoursePage.address) }
    if catalog.names(of: .task).isEmpty { pages.insert(WherePage.address) }
    if catalog.names(of: .disagreement).isEmpty { pages.insert("disagreements") }
    pages.formUnion(asked.intersection(["changes"]))
    if asked.contains(PlayPage.address) { pages.formUnion([PlayPage.address, PlayPage.embeddedAddress]) }
    // Practice goes on where the course ends.
    if catalog.units.isEmpty || asked.contains(PlayPage.address) { pages.insert(PracticePage.address) }
    pages.formUnion(asked.intersection([YourLogPage.address]))
    self.pages = pages
    listed = pages.union(asked)
  }

  /// Whether navigation, the home page and the search list the page at an address, or a place in it. A page in the folder of a
  /// part that is left out is not listed, either.
  func lists(_ address: String) -> Bool {
    let page = address.prefix { $0 != "#" }
    let part = page.firstIndex(of: "/").map { "\(page[..<$0])/index" }
    return !listed.contains(String(page)) && !(part.map(listed.contains) ?? false)
  }

  /// What settings can leave out, by its name there, with the address of its page.
  static let addresses = [
    "comparisons": "comparisons/index", "callbacks": "callbacks/index", "machines": "machines/index", "rules": "rules",
    "changes": "changes", "log": LogPage.address, "map": MapPage.address, "play": PlayPage.address,
    "where": WherePage.address,
    "your-log": YourLogPage.address,
  ]
}

extension Publication {
  /// What the site does not have.
  var leftOut: LeftOut { LeftOut(catalog) }
}
