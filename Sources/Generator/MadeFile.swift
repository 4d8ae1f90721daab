/// A file that a build has made, and why it did not stay as it was.
public struct MadeFile: Hashable, Sendable {
  /// Why a file is made.
  public enum Reason: Sendable {
    /// It is made in each build, since that takes no longer than to find out.
    case always
    /// The last build has not left it as it is, or something was wrong with it.
    case unknown
    /// Something that it follows from has changed.
    case changed
  }

  /// The name of its tree: `site` or `book`.
  let tree: String
  /// Its path there.
  let path: String
  /// Why it was made.
  public let reason: Reason

  /// The name of its tree and its path there, such as `site/index.html`.
  public var name: String { "\(tree)/\(path)" }
}
