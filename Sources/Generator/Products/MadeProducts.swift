import ConcurrentMap
import Diagnostics
import Diagrams
import Fingerprints
import Graphviz
import Site

/// The files that a build has made.
struct MadeProducts {
  /// A file, with the places in it that can be linked to if it is a page.
  private struct File: Sendable {
    let place: Product.Place
    let contents: OutputTree.Contents
    /// The phrases that it says and its language has no words for.
    let askedInVain: [String]
    let anchors: PageAnchors?
  }

  /// How many are made at a time: what was drawn for them is in memory together.
  private static let batch = 256

  /// Those that there are, at the places of their products.
  private let places: [File?]
  private var files: some Sequence<File> { places.lazy.compactMap(\.self) }
  /// Where the links of the pages lead.
  private let targets: [Product.Tree: LinkTargets]
  /// Why the others could not be made.
  let failures: [Diagnostic]

  /// Makes them, several at a time, and lets go of each with what it was made from; what the store takes is not held.
  init(
    _ products: consuming [Product], of publication: Publication, in languages: [SiteWords],
    _ layouts: inout LayoutSettings, into store: OutputStore?,
    _ progress: @escaping BuildProgress.Listener
  ) throws(LayoutFailures) {
    var files = [File?](repeating: nil, count: products.count)
    var failures: [(place: Int, failure: TemplateFailure)] = []
    var targets: [Product.Tree: LinkTargets] = [.site: LinkTargets(), .book: LinkTargets()]
    let count = products.count
    // The last first, so that those at the end can go.
    var places = Array(Self.order(of: products).reversed())
    var rest = places.map { products[$0] }
    products = []
    while !rest.isEmpty {
      let batch = Array(rest.suffix(Self.batch).reversed())
      let batchPlaces = places.suffix(Self.batch).reversed()
      rest.removeLast(batch.count)
      places.removeLast(batch.count)
      let needs = Set(batch.flatMap(\.needs))
      let material = try Material(needs, of: publication, in: languages, &layouts, progress: progress)
      progress(.began(.rendering, count: count))
      let results = batch.concurrentMap { [targets] product in
        defer { progress(.advanced) }
        return Self.file(product, material, store, beside: targets[product.place.tree] ?? LinkTargets())
      }
      for ((place, product), (file, page)) in zip(zip(batchPlaces, batch), results) {
        switch file {
        case .success(let file): files[place] = file
        case .failure(let failure): failures.append((place, failure))
        }
        if let page { targets[product.place.tree]?.add(page) }
      }
    }
    self.targets = targets
    self.places = files
    self.failures = failures.sorted { $0.place < $1.place }.flatMap(\.failure.diagnostics)
  }

  /// A file, and of a page what it links to that no page of the batches before did.
  private static func file(
    _ product: Product, _ material: Material, _ store: OutputStore?, beside targets: LinkTargets
  ) -> (Result<File?, TemplateFailure>, PageTargets?) {
    do throws(TemplateFailure) {
      guard let made = try product.make(material) else { return (.success(nil), nil) }
      let page = PageTargets(path: product.place.path, bytes: made.bytes, beside: targets)
      let file = File(
        place: product.place, contents: store?.contents(made.bytes, at: product.place.name) ?? .bytes(made.bytes),
        askedInVain: made.askedInVain, anchors: page?.anchors)
      return (.success(file), page)
    } catch {
      return (.failure(error), nil)
    }
  }

  /// The places of the products, those one behind the other that need the diagrams of the same owner.
  private static func order(of products: [Product]) -> [Int] {
    var groups: [DiagramEntry.Owner: Int] = [:]
    let keys = products.indices.map { place -> (group: Int, place: Int) in
      let owner = products[place].needs.compactMap { need -> DiagramEntry.Owner? in
        if case .diagrams(let owner, _, _) = need { owner } else { nil }
      }.min { $0.name < $1.name }
      guard let owner else { return (products.count, place) }
      let group = groups[owner] ?? groups.count
      groups[owner] = group
      return (group, place)
    }
    return keys.sorted { ($0.group, $0.place) < ($1.group, $1.place) }.map(\.place)
  }

  /// A tree of what was made and what stays.
  func tree(_ name: Product.Tree, beside fresh: [Product.Place]) -> OutputTree {
    var tree = OutputTree()
    for file in files where file.place.tree == name { tree.add(file.contents, at: file.place.path) }
    for place in fresh where place.tree == name { tree.keep(place.path) }
    return tree
  }

  /// The links that lead nowhere, and where those of the whole tree lead.
  func brokenLinks(
    _ name: Product.Tree, in tree: OutputTree, _ kept: KeptOutput
  ) -> (broken: [Diagnostic], targets: LinkTargets) {
    let anchors = files.filter { $0.place.tree == name }.compactMap { file in
      file.anchors.map { (file.place.path, $0) }
    }
    var targets = kept.targets(of: name.rawValue).union(targets[name] ?? LinkTargets())
    let broken = LinkCheck.diagnostics(
      in: tree, named: name.rawValue, anchors: Dictionary(anchors) { first, _ in first }, targets: &targets,
      beside: kept)
    return (broken, targets)
  }

  /// What pages say and a language has no words for.
  func askedInVain(in language: DiagramLanguage) -> Set<String> {
    Set(files.filter { $0.place.language == language }.flatMap(\.askedInVain))
  }

  /// The files for the next build, with which nothing is wrong: those at the paths have broken links.
  func kept(without paths: Set<String>) -> [KeptOutput.File] {
    files.filter { !paths.contains($0.place.path) && $0.askedInVain.isEmpty }.compactMap { file in
      file.place.key.map { key in
        KeptOutput.File(name: file.place.name, key: key, anchors: file.anchors ?? PageAnchors())
      }
    }
  }
}

extension Product {
  /// Why it has to be made; `nil` where it stays.
  func reason(beside kept: KeptOutput) -> MadeFile.Reason? {
    guard let key = place.key else { return .always }
    guard let known = kept[place.name] else { return .unknown }
    return known.key == key ? nil : .changed
  }
}

extension Products {
  /// What has to be made, and what is there already.
  func parted(by kept: KeptOutput) -> (stale: [Product], fresh: [Product]) {
    var (stale, fresh): ([Product], [Product]) = ([], [])
    for product in all {
      if product.reason(beside: kept) == nil { fresh.append(product) } else { stale.append(product) }
    }
    return (stale, fresh)
  }
}
