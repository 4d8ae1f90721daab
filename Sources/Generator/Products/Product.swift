import Diagrams
import Fingerprints
import Site

/// A file of the output that is not made yet: what it follows from, and how it is made.
struct Product: Sendable {
  /// The tree that it belongs to.
  enum Tree: String, Sendable { case site, book }

  let tree: Tree
  let path: String
  /// What it follows from: with equal keys, the same program makes equal bytes. `nil` for what is made in every build, since
  /// that takes no longer than to find out.
  let key: Fingerprint?
  /// The language that it is in.
  let language: DiagramLanguage
  /// What has to be drawn and run for it.
  let needs: Set<Need>
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
    _ tree: Tree, _ path: String, key: Fingerprint?, in language: DiagramLanguage = .english, needs: Set<Need> = [],
    make: @escaping @Sendable (Material) throws(TemplateFailure) -> Made?
  ) {
    self.tree = tree
    self.path = path
    self.key = key
    self.language = language
    self.needs = needs
    self.make = make
  }
}
