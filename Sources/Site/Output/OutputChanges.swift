/// What a write did to a folder, each list sorted.
public struct OutputChanges: Hashable, Sendable {
  /// Files that were not there before.
  public var added: [String] = []
  /// Files with other contents than before.
  public var changed: [String] = []
  /// Files that are gone.
  public var removed: [String] = []
  /// Files that were not touched.
  public var unchanged: [String] = []

  /// Whether nothing was touched.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}

/// Where a folder differs from the tree that it should hold.
public struct OutputDifference: Hashable, Sendable {
  /// How it differs.
  public enum Kind: String, Hashable, Sendable {
    /// The tree has it, the folder does not.
    case missing
    /// Both have it, with other contents.
    case differs
    /// The folder has it, the tree does not.
    case unexpected
  }

  /// The file, from the folder.
  public var path: String
  /// How it differs.
  public var kind: Kind

  /// Makes a difference.
  public init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }
}
