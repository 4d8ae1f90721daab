public import Fingerprints

/// What builds have left in their folders of output and what each file of it follows from: a file that would be made from
/// the same stays as it is.
///
/// The output is its own store, and this is its table of contents. A file counts as kept only while the disk has it as the
/// build left it, so that nothing is lost with the table but time.
public struct KeptOutput: Sendable {
  /// A file that a build has made without finding anything wrong with it.
  public struct File: Sendable {
    /// The name of its tree and its path there, such as `site/index.html`.
    public let name: String
    /// What it follows from.
    public let key: Fingerprint
    /// The places in it that can be linked to.
    public let anchors: PageAnchors

    /// Makes a file.
    public init(name: String, key: Fingerprint, anchors: PageAnchors) {
      self.name = name
      self.key = key
      self.anchors = anchors
    }
  }

  /// What builds have found out besides files.
  public private(set) var digests = KeptDigests()
  /// Where the links of the pages lead, by the names of their trees.
  private var targets: [String: LinkTargets] = [:]
  private var files: [String: File] = [:]
  private let folders: [OutputStatuses.Folder]

  /// Nothing is kept.
  public init() { folders = [] }

  /// What the table of contents at `path` lists and the output still holds. A table that is not there, is damaged or is of
  /// another program lists nothing.
  public init(at path: String, program: [UInt8], output: OutputStatuses) {
    folders = output.folders
    guard let data = FilePath.contents(of: path), let table = KeptTable(data, program: program)
    else { return }
    digests = KeptDigests(table.digests)
    targets = table.targets
    let statuses = output.files
    for (name, entry) in table.entries where statuses[name]?.bytes == entry.status { files[name] = entry.file }
  }

  /// The file of that name.
  public subscript(name: String) -> File? { files[name] }

  /// Where the links of the pages of a tree lead, and perhaps of some that are no longer there.
  public func targets(of tree: String) -> LinkTargets { targets[tree] ?? LinkTargets() }

  /// The names of all files, in order.
  public var names: [String] { files.keys.sorted() }

  /// What the file holds now; `nil` where it cannot be read.
  public func bytes(of name: String) -> [UInt8]? {
    guard let folder = folders.first(where: { name.hasPrefix("\($0.name)/") }) else { return nil }
    return FilePath.contents(of: folder.path + name.dropFirst(folder.name.utf8.count))
  }

  /// Writes the table of contents for files that a build has left like that, with where their links lead, by the names of
  /// their trees, and with what it has found out besides.
  public static func keep(
    _ files: [File], _ digests: KeptDigests = KeptDigests(), targets: [String: LinkTargets], at path: String,
    program: [UInt8], output: OutputStatuses
  ) throws(OutputError) {
    let statuses = output.files
    let entries = files.compactMap { file in statuses[file.name].map { (file, $0.bytes) } }
    let table = KeptTable.bytes(of: entries, digests.asked, targets, program: program)
    try OutputFile(path).write(table, makingFolders: true)
  }
}

extension FileStatus {
  /// Whatever changes when somebody else writes the file, in bytes.
  fileprivate var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }
}
