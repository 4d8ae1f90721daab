internal import Foundation

/// Writes an output tree into a folder, all of it or nothing.
///
/// The new tree is made beside the folder, then the two change places. Until then nothing in the folder is touched, so
/// a write that fails leaves the old output whole. Files that stay the same keep their bytes and times.
public struct OutputWriter: Sendable {
  /// The file that marks a folder as made by a build; a folder with contents and without it is never replaced.
  public static let marker = ".lifeline"

  private static let markerText = "This folder is made by 'lifeline build', which replaces all of it.\n"

  /// Makes a writer.
  public init() {}

  /// Makes the folder hold the tree and nothing else.
  public func write(_ tree: OutputTree, to directory: String) throws(OutputError) -> OutputChanges {
    guard tree.diagnostics.isEmpty else { throw .refusedPaths(tree.diagnostics) }
    let places = OutputPlaces(directory)
    try places.recover()
    try requireOwnFolder(places.folder)
    let old = try places.folder.listing()
    let files = tree.files
    let changes = changes(files, old.files, in: places.folder)
    let isTidy = old.folders.isSubset(of: Self.folders(of: files))
    if changes.isEmpty, isTidy, places.folder.hasMarker { return changes }
    do throws(OutputError) {
      try stage(files, unchanged: Set(changes.unchanged), in: places)
    } catch {
      // What was begun is of no use, and the first error is the one to report.
      try? places.partial.remove()
      throw error
    }
    try places.swap()
    return changes
  }

  /// Where the folder differs from the tree, sorted by path; nothing is touched.
  public func differences(
    between tree: OutputTree, and directory: String
  ) throws(OutputError) -> [OutputDifference] {
    guard tree.diagnostics.isEmpty else { throw .refusedPaths(tree.diagnostics) }
    let folder = OutputPlaces(directory).folder
    if folder.entry == .file { throw .notAFolder(folder.path) }
    let changes = changes(tree.files, try folder.listing().files, in: folder)
    let differences =
      changes.added.map { OutputDifference($0, .missing) } + changes.changed.map { OutputDifference($0, .differs) }
      + changes.removed.map { OutputDifference($0, .unexpected) }
    return differences.sorted { $0.path < $1.path }
  }

  private func requireOwnFolder(_ folder: OutputFolder) throws(OutputError) {
    switch folder.entry {
    case .none: break
    case .file: throw .notAFolder(folder.path)
    case .folder:
      let listing = try folder.listing()
      if !folder.hasMarker, !listing.files.isEmpty || !listing.folders.isEmpty { throw .foreignFolder(folder.path) }
    }
  }

  private func changes(_ files: [OutputTree.File], _ old: Set<String>, in folder: OutputFolder) -> OutputChanges {
    var changes = OutputChanges()
    for file in files {
      if !old.contains(file.path) {
        changes.added.append(file.path)
      } else if folder.isEqual(file.path, file.bytes) {
        changes.unchanged.append(file.path)
      } else {
        changes.changed.append(file.path)
      }
    }
    changes.removed = old.subtracting(files.map(\.path)).sorted()
    return changes
  }

  private func stage(
    _ files: [OutputTree.File], unchanged: Set<String>, in places: OutputPlaces
  ) throws(OutputError) {
    try places.partial.create()
    if places.folder.hasMarker {
      try places.partial.adopt(Self.marker, from: places.folder)
    } else {
      try places.partial.write(Array(Self.markerText.utf8), to: Self.marker)
    }
    for folder in Self.folders(of: files).sorted() {
      try OutputFolder(places.partial.place(of: folder)).create()
    }
    for file in files {
      if unchanged.contains(file.path) {
        try places.partial.adopt(file.path, from: places.folder)
      } else {
        try places.partial.write(file.bytes, to: file.path)
      }
    }
  }

  private static func folders(of files: [OutputTree.File]) -> Set<String> {
    var folders: Set<String> = []
    for file in files {
      var folder = file.path[...]
      // A folder that is known has its own folders known as well.
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if !folders.insert(String(folder)).inserted { break }
      }
    }
    return folders
  }
}
