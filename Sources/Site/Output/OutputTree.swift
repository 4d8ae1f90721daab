public import Diagnostics

/// Everything that a build writes into one folder, before any of it is written.
public struct OutputTree: Hashable, Sendable {
  /// One file.
  public struct File: Hashable, Sendable {
    /// Where it goes, from the tree's root.
    public var path: String
    /// What it contains.
    public var contents: Contents

    /// What it contains; nothing if it stays as it is, or can't be read.
    public var bytes: [UInt8] { contents.bytes }
  }

  /// What a file contains.
  public enum Contents: Hashable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// What a file holds that waits to be put in its place.
    case stored(Place)
    /// What the output's file holds already.
    case placed(Place)

    /// A file in a folder, whose path thousands of files share.
    public struct Place: Hashable, Sendable {
      let folder: String
      let name: String

      var path: String { OutputFolder(folder).place(of: name) }
    }

    /// The bytes; none if the file can't be read.
    var bytes: [UInt8] {
      switch self {
      case .bytes(let bytes): bytes
      case .stored(let place), .placed(let place): FilePath.contents(of: place.path) ?? []
      }
    }
  }

  private enum Entry: Hashable {
    case file(String)
    case folder(String)
  }

  /// The paths that were refused, which a build must not ignore; a tree with any is not written.
  public private(set) var diagnostics: [Diagnostic] = []

  private var contents: [String: Contents] = [:]
  /// What is at each path in lower case: on many disks 'A.html' and 'a.html' are one file.
  private var entries: [String: Entry] = [:]

  /// The folders in which files lie, as they are spelt; empty for the tree's root.
  private var knownFolders: Set<String> = []

  /// The files that stay as they are, whatever they hold.
  private var kept: Set<String> = []

  /// Makes an empty tree.
  public init() {}

  /// The files, sorted by path.
  public var files: [File] { paths.map { File(path: $0, contents: contents[$0] ?? .bytes([])) } }

  /// The files' paths, sorted.
  public var paths: [String] { contents.keys.sorted() }

  /// The files' paths.
  var pathSet: Set<String> { Set(contents.keys) }

  /// The folders in which the files lie, from the tree's root.
  var folders: Set<String> {
    Set(entries.values.compactMap { if case .folder(let path) = $0 { path } else { nil } })
  }

  /// The number of files.
  public var count: Int { contents.count }

  /// The contents of a file, if it is there and not one that stays as it is.
  public subscript(path: String) -> [UInt8]? { kept.contains(path) ? nil : contents[path]?.bytes }

  /// Whether the file stays as it is.
  public func isKept(_ path: String) -> Bool { kept.contains(path) }

  /// Whether the output has the file as it is to be.
  func isPlaced(_ path: String) -> Bool {
    if case .placed = contents[path] { true } else { kept.contains(path) }
  }

  /// Whether there is a file at the path.
  public func contains(_ path: String) -> Bool { contents[path] != nil }

  /// Adds a text.
  public mutating func add(_ text: String, at path: String) { add(Array(text.utf8), at: path) }

  /// Adds a file; a path that is taken or that not every disk can hold is refused and reported.
  public mutating func add(_ bytes: [UInt8], at path: String) { add(Contents.bytes(bytes), at: path) }

  /// Adds a file; a path that is taken or that not every disk can hold is refused and reported.
  public mutating func add(_ new: Contents, at path: String) {
    if let fault = SitePath.fault(of: path) {
      return report("invalid-path", path, "'\(path)' \(fault)")
    }
    let folder = String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])
    // Most files lie in a folder that others of this spelling lie in: what leads there is fine.
    let steps = knownFolders.contains(folder) ? [path] : Self.steps(to: path)
    for step in steps {
      let entry = step == path ? Entry.file(path) : Entry.folder(step)
      if let known = entries[step.lowercased()], known != entry || step == path {
        return report(entry: entry, known)
      }
    }
    for step in steps { entries[step.lowercased()] = step == path ? .file(path) : .folder(step) }
    knownFolders.insert(folder)
    contents[path] = new
  }

  /// The folders that lead to a file, and the file.
  private static func steps(to path: String) -> [String] {
    let parts = SitePath.parts(of: path)
    return parts.indices.map { index in parts[...index].joined(separator: "/") }
  }

  /// Adds a file that is there and stays as it is; a path that is taken is refused and reported.
  public mutating func keep(_ path: String) {
    let known = diagnostics.count
    add([UInt8](), at: path)
    if diagnostics.count == known { kept.insert(path) }
  }

  /// Adds all files of another tree beside those that are there.
  public mutating func add(_ other: OutputTree) {
    for file in other.files {
      if other.isKept(file.path) { keep(file.path) } else { add(file.contents, at: file.path) }
    }
    diagnostics += other.diagnostics
  }

  /// Adds all files of another tree under a folder.
  public mutating func add(_ other: OutputTree, at folder: String) {
    for file in other.files { add(file.contents, at: folder + "/" + file.path) }
    diagnostics += other.diagnostics
  }

  private mutating func report(entry: Entry, _ known: Entry) {
    switch (entry, known) {
    case (.file(let path), .file(let other)) where path == other:
      report("duplicate-path", path, "'\(path)' is written twice")
    case (.file(let path), .file(let other)):
      report("path-case", path, "'\(path)' and '\(other)' are one file on many disks")
    case (.folder(let path), .folder(let other)):
      report("path-case", path, "'\(path)' and '\(other)' are one folder on many disks")
    case (.file(let path), .folder), (.folder, .file(let path)):
      report("file-and-folder", path, "'\(path)' is a file and a folder")
    }
  }

  private mutating func report(_ id: String, _ path: String, _ summary: String) {
    diagnostics.append(Diagnostic(id: "output.\(id)", at: SourceLocation(file: path), summary))
  }
}
