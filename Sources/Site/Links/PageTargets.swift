import Fingerprints

/// What one page has to be linked to, and where its links lead that no page before it had.
public struct PageTargets: Sendable {
  /// The places in it that can be linked to.
  public let anchors: PageAnchors
  /// The destinations, each with what it means for the output, if it means anything.
  private(set) var followed: [(destination: UInt64, target: LinkTargets.Target?)] = []
  /// Whether a link leads out of the output, or to no place in the page itself.
  private(set) var hasBroken = false

  /// The targets of an HTML or Markdown file; `nil` for any other. What `known` has is followed already.
  public init?(path: String, bytes: [UInt8], beside known: LinkTargets) {
    guard let page = PageLinks(path: path, bytes: bytes) else { return nil }
    self.init(page, path: path, beside: known)
  }

  init(_ page: PageLinks, path: String, beside known: LinkTargets) {
    anchors = page.kept
    let folder = Fingerprint(of: String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]))
    for link in page.links {
      let isOwn = LinkTarget.isOfItsPage(link.destination)
      var mark = folder
      link.destination.add(to: &mark)
      let destination = UInt64(truncatingIfNeeded: mark.bits)
      if !isOwn, known.hasFollowed(destination) { continue }
      guard case .relative(let place, let fragment) = LinkTarget(link.destination) else {
        followed.append((destination, nil))
        continue
      }
      guard let file = SitePath.resolved(place, from: path) else {
        hasBroken = true
        continue
      }
      let anchor = LinkCheck.anchor(fragment, in: file)
      if file != path {
        let number = anchor.map(PageAnchors.mark) ?? 0
        followed.append((destination, LinkTargets.Target(file: PageAnchors.mark(file), place: number)))
      } else if let anchor, !page.anchors.contains(anchor) {
        hasBroken = true
      }
    }
  }
}

extension LinkTargets {
  /// Adds where a page's links lead.
  public mutating func add(_ page: PageTargets) { add(page.followed, hasBroken: page.hasBroken) }
}
