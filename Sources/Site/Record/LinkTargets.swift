import Fingerprints

/// Where the links of a tree's pages lead: enough to say that all of them lead somewhere, without the links themselves.
///
/// Pages have hundreds of links each, and share most of them. This set has each destination once, as a hash of its name. It
/// tells whether every destination exists. To tell which link is broken, the pages are read again.
public struct LinkTargets: Sendable {
  /// A file that is linked to, or a place in one, by the numbers of their names.
  struct Target: Hashable, Sendable {
    let file: UInt64
    /// 0 for the file itself.
    let place: UInt64
  }

  /// Where the links lead.
  private(set) var all: Set<Target> = []
  /// Destinations as they are written, with the folders of their pages: those that were followed.
  private var destinations: Set<UInt64> = []
  /// Whether some page has a link that leads nowhere, whatever the other files are.
  private(set) var hasBroken = false

  /// No links.
  public init() {}

  /// Adds destinations, each with what it means for the output, if it means anything.
  mutating func add(_ followed: [(destination: UInt64, target: Target?)], hasBroken: Bool) {
    for (destination, target) in followed where destinations.insert(destination).inserted {
      if let target { all.insert(target) }
    }
    if hasBroken { self.hasBroken = true }
  }

  /// Where the links of these and of other pages lead.
  public func union(_ other: LinkTargets) -> LinkTargets {
    var both = self
    both.all.formUnion(other.all)
    both.destinations.formUnion(other.destinations)
    both.hasBroken = hasBroken || other.hasBroken
    return both
  }

  func hasFollowed(_ destination: UInt64) -> Bool { destinations.contains(destination) }

  /// Whether each is in the tree; `anchors` gives the places in one of its pages that can be linked to.
  func areThere(in tree: OutputTree, anchors: (String) -> PageAnchors?) -> Bool {
    guard !hasBroken else { return false }
    var files: [UInt64: PageAnchors?] = [:]
    files.reserveCapacity(tree.count)
    for path in tree.pathSet {
      let places = SitePath.isPage(path) ? anchors(path) : nil
      files[PageAnchors.mark(path)] = .some(places)
      // A link to a folder leads to the folder's index page.
      if path == "index.html" { files[PageAnchors.mark("")] = .some(places) }
      if path.hasSuffix("/index.html") { files[PageAnchors.mark(String(path.dropLast(11)))] = .some(places) }
    }
    return all.allSatisfy { target in
      guard let places = files[target.file] else { return false }
      return target.place == 0 || places.map { $0.contains(mark: target.place) } ?? true
    }
  }

  /// The bytes to make it from.
  var bytes: [UInt8] {
    all.sorted { ($0.file, $0.place) < ($1.file, $1.place) }.reduce(into: []) { bytes, target in
      bytes.append(number: target.file)
      bytes.append(number: target.place)
    }
  }

  init(bytes: [UInt8]) {
    let numbers = [UInt64](littleEndian: bytes)
    all = Set(
      stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map {
        Target(file: numbers[$0], place: numbers[$0 + 1])
      })
  }
}
