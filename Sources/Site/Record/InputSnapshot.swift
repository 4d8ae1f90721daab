/// Everything that a build reads, byte for byte, as it is at one moment. Equal ones give equal output, and nobody has written
/// between them, as far as the disk's clock tells.
public struct InputSnapshot: Equatable, Sendable {
  /// A folder of which a build reads everything, or everything but what has a name that begins with a point.
  public struct Folder: Sendable {
    let path: String
    let readsHidden: Bool

    /// Makes a folder.
    public init(_ path: String, readsHidden: Bool) {
      self.path = path
      self.readsHidden = readsHidden
    }
  }

  /// More than that is not kept in memory for the sake of a comparison.
  private static let limit = 256 << 20

  private(set) var bytes: [UInt8] = []
  /// How the disk has the files, which tells of one that was changed and changed back. The record does not hold it: another
  /// checkout of the same is the same.
  private var statuses: [UInt8] = []

  /// Reads folders and files; `words` are what else decides what a build makes. `program` is the one that builds.
  ///
  /// There is none where something is not a plain file, or cannot be read.
  public init?(words: [String], program: String, files: [String], folders: [Folder]) {
    guard let identity = Self.identity(of: program, words) else { return nil }
    guard let found = InputFiles(files: files, folders: folders) else { return nil }
    bytes = identity
    for group in found.groups {
      if let folder = group.folder { append(folder) }
      for (path, status) in group.files { guard add(path, status) else { return nil } }
    }
  }

  /// The program that builds, as the disk has it, and words beside it; `nil` where it cannot be found.
  public static func identity(of program: String, _ words: [String]) -> [UInt8]? {
    guard let status = FileStatus(program, followingLinks: true) else { return nil }
    var bytes: [UInt8] = []
    for word in words {
      bytes.append(number: UInt64(word.utf8.count))
      bytes += word.utf8
    }
    status.append(to: &bytes)
    return bytes
  }

  private mutating func add(_ file: String, _ status: FileStatus) -> Bool {
    guard bytes.count + status.size < Self.limit, let data = FilePath.contents(of: file) else { return false }
    append(file)
    bytes.append(number: UInt64(data.count))
    bytes += data
    status.append(to: &statuses)
    return true
  }

  private mutating func append(_ word: String) {
    bytes.append(number: UInt64(word.utf8.count))
    bytes += word.utf8
  }
}

extension FileStatus {
  /// Whatever changes when somebody else writes the file, in bytes.
  func append(to bytes: inout [UInt8]) {
    let kind: UInt64 =
      switch self.kind {
      case .file: 0
      case .folder: 1
      case .link: 2
      case .other: 3
      }
    for number in [kind, identity.device, identity.number, UInt64(size), UInt64(permissions)] {
      bytes.append(number: number)
    }
    bytes.append(number: UInt64(bitPattern: modified))
    bytes.append(number: UInt64(bitPattern: changed))
  }
}
