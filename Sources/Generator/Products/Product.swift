import Diagrams
import Fingerprints
import Site

/// A file of the output that is not made yet: what it follows from, and how it is made. A class, since a site has thousands, which are in
/// several lists and never change.
final class Product: Sendable {
  /// The tree that it belongs to.
  enum Tree: String, Sendable { case site, book }

  /// Which file of the output it is.
  struct Place: Sendable {
    let tree: Tree
    let path: String
    /// What it follows from: with equal keys, the same program makes equal bytes. `nil` for what is made in every build, since
    /// that takes no longer than to find out.
    let key: Fingerprint?
    /// The language that it is in.
    let language: DiagramLanguage

    /// Its tree's name and its path there.
    var name: String { "\(tree.rawValue)/\(path)" }
  }

  let place: Place
  /// What has to be drawn and run for it.
  let needs: [Need]
  /// Makes it; `nil` where there is no such file after all.
  let make: @Sendable (Material) throws(TemplateFailure) -> Made?

  /// What was made.
  struct Made: Sendable {
    let bytes: [UInt8]
    /// The phrases that it says and its language has no words for.
    var askedInVain: [String] = []

    init(_ text: String, askedInVain: [String] = []) { self.init(Array(text.utf8), askedInVain: askedInVain) }

    init(_ bytes: [UInt8], askedInVain: [String] = []) {
      self.bytes = bytes
      self.askedInVain = askedInVain
    }
  }

  init(
    _ tree: Tree, _ path: String, key: Fingerprint?, in language: DiagramLanguage = .english, needs: [Need] = [],
    make: @escaping @Sendable (Material) throws(TemplateFailure) -> Made?
  ) {
    place = Place(tree: tree, path: path, key: key, language: language)
    self.needs = needs
    self.make = make
  }
}
