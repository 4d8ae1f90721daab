/// A folder that a build reads or that its user lives in, and that no build may therefore replace or write into.
public struct ProtectedPlace: Hashable, Sendable {
  /// What it is.
  public enum Role: Hashable, Sendable {
    /// The folder in which the command runs.
    case workingFolder
    /// The content that is read.
    case content
    /// The templates that are read.
    case templates
    /// A user's own folder.
    case home
  }

  /// How an output folder stands to it.
  public enum Relation: Hashable, Sendable {
    /// The output folder is the place.
    case same
    /// The place lies in the output folder.
    case inside
    /// The output folder lies in the place.
    case around
  }

  /// Where it is.
  public var path: String
  /// What it is.
  public var role: Role

  /// Makes a place.
  public init(_ role: Role, at path: String) {
    self.role = role
    self.path = path
  }

  /// How a folder stands to the place, if that makes writing it a loss. The folder's path is resolved.
  ///
  /// Files' numbers are compared and not names: a disk may write one name in several ways, and mount one folder twice.
  func relation(to folder: String) -> Relation? {
    guard let place = FileStatus(path, followingLinks: true)?.identity, let path = try? FilePath.resolved(path) else {
      // What is not there can't be lost.
      return nil
    }
    if let own = FileStatus(folder)?.identity {
      if own == place { return .same }
      if FilePath.ancestors(of: path).contains(where: { FileStatus($0)?.identity == own }) { return .inside }
    }
    // A site is written into the working folder and into a home, but not among what it is made of.
    guard role == .content || role == .templates else { return nil }
    return FilePath.ancestors(of: folder).contains { FileStatus($0)?.identity == place } ? .around : nil
  }
}

extension ProtectedPlace.Role {
  /// What it is called.
  var words: String {
    switch self {
    case .workingFolder: "the folder in which the command runs"
    case .content: "the folder of content"
    case .templates: "the folder of templates"
    case .home: "a home folder"
    }
  }
}
