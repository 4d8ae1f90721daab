import ConcurrentMap
import Diagnostics
import Diagrams
import Fingerprints
import Site

/// The files that a build has made.
struct MadeProducts {
  /// A file, with its links if it is a page.
  private struct File: Sendable {
    let product: Product
    let made: Product.Made
    let links: PageLinks?
  }

  private let files: [File]
  /// Why the others could not be made.
  let failures: [Diagnostic]

  /// Makes them, several at a time.
  init(_ products: [Product], _ material: Material, _ progress: @escaping BuildProgress.Listener) {
    let made = products.concurrentMap { product -> Result<File?, TemplateFailure> in
      defer { progress(.advanced) }
      do throws(TemplateFailure) {
        return .success(
          try product.make(material).map { made in
            File(product: product, made: made, links: PageLinks(path: product.path, bytes: made.bytes))
          })
      } catch {
        return .failure(error)
      }
    }
    files = made.compactMap { if case .success(let file) = $0 { file } else { nil } }
    failures = made.flatMap { result -> [Diagnostic] in
      if case .failure(let failure) = result { failure.diagnostics } else { [] }
    }
  }

  /// A tree of what was made and what stays.
  func tree(_ name: Product.Tree, beside fresh: [Product]) -> OutputTree {
    var tree = OutputTree()
    for file in files where file.product.tree == name { tree.add(file.made.bytes, at: file.product.path) }
    for product in fresh where product.tree == name { tree.keep(product.path) }
    return tree
  }

  /// The links that lead nowhere.
  func brokenLinks(_ name: Product.Tree, in tree: OutputTree, _ kept: KeptOutput) -> [Diagnostic] {
    let pages = files.filter { $0.product.tree == name }.compactMap { file in
      file.links.map { (file.product.path, $0) }
    }
    return LinkCheck.diagnostics(
      of: Dictionary(pages) { first, _ in first }, in: tree, named: name.rawValue, beside: kept)
  }

  /// What pages say and a language has no words for.
  func askedInVain(in language: DiagramLanguage) -> Set<String> {
    Set(files.filter { $0.product.language == language }.flatMap(\.made.askedInVain))
  }

  /// The files for the next build, with which nothing is wrong: those at the paths have broken links.
  func kept(without paths: Set<String>) -> [KeptOutput.File] {
    files.filter { !paths.contains($0.product.path) && $0.made.askedInVain.isEmpty }.compactMap { file in
      file.product.key.map { key in
        KeptOutput.File(name: file.product.name, key: key, anchors: file.links?.kept ?? PageAnchors())
      }
    }
  }
}

extension Product {
  /// Its tree's name and its path there.
  var name: String { "\(tree.rawValue)/\(path)" }
}

extension Products {
  /// What has to be made, and what is there already.
  func parted(by kept: KeptOutput) -> (stale: [Product], fresh: [Product]) {
    var (stale, fresh): ([Product], [Product]) = ([], [])
    for product in all {
      if let key = product.key, kept.holds(product.name, key) { fresh.append(product) } else { stale.append(product) }
    }
    return (stale, fresh)
  }
}
