internal import Foundation

/// A folder and the tree that it should hold: what is there, what would change, and what stands against it.
struct OutputTarget {
  /// The names that a publisher or a system puts at the top of a folder, and that every build keeps.
  static let keptNames: Set<String> = ["CNAME", ".nojekyll", ".DS_Store"]

  /// The path as the user wrote it.
  let shown: String
  let folder: OutputFolder
  let tree: OutputTree
  let changes: OutputChanges
  /// The bytes of the mark that the folder gets.
  let mark: [UInt8]
  /// Files at the top that no build made and that stay.
  let kept: [String]
  /// Whether something is mounted in it.
  let holdsMount: Bool
  /// Whether its mark and its folders are what the tree needs.
  private let isTidy: Bool
  /// The command that makes it; empty for a build.
  private let maker: String
  /// What a build made here before.
  private let marker: OutputMarker.Found

  /// Looks at a folder; throws where writing would lose what no build made.
  init(_ tree: OutputTree, shown: String, by maker: String = "") throws(OutputError) {
    self.shown = shown
    self.maker = maker
    self.tree = tree
    let resolved = try FilePath.resolved(shown)
    folder = OutputFolder(resolved)
    if let status = folder.status, status.kind != .folder { throw .notAFolder(shown) }
    marker = OutputMarker.found(in: folder)
    if case .list(_, let other) = marker, other != maker { throw .madeByAnother(shown, by: other, not: maker) }
    if case .none = marker { try Self.requireNothingForeign(in: folder, besides: tree, shown: shown) }

    let contents = try folder.contents()
    if let repository = Self.repository(in: contents) { throw .repository(shown, at: repository) }
    var (changes, foreign, kept) = (OutputChanges(), contents.unnamed, [String]())
    let files = tree.files
    mark = OutputMarker.bytes(listing: files.map(\.path), by: maker)
    for file in files {
      if tree.isKept(file.path) {
        // Nobody was to touch it while the output is locked.
        guard contents.files[file.path] != nil else { throw .system(path: "\(shown)/\(file.path)", code: ENOENT) }
        changes.unchanged.append(file.path)
      } else if contents.files[file.path] == nil {
        changes.added.append(file.path)
      } else if tree.isPlaced(file.path) || folder.holds(file.contents, at: file.path) {
        changes.unchanged.append(file.path)
      } else if marker.lists(file.path) || Self.keptNames.contains(file.path) {
        changes.changed.append(file.path)
      } else {
        foreign.append(file.path)
      }
    }
    for file in contents.files.keys.sorted() where !tree.contains(file) && !OutputMarker.isMark(file, in: folder) {
      if Self.isMade(file, by: marker) {
        changes.removed.append(file)
      } else if Self.keptNames.contains(file) {
        kept.append(file)
      } else if FilePath.name(of: file) != ".DS_Store" {
        // The Finder leaves that one wherever it was, and makes it anew.
        foreign.append(file)
      }
    }
    guard foreign.isEmpty else { throw .foreignFiles(shown, foreign.sorted()) }
    self.changes = changes
    self.kept = kept
    holdsMount = contents.holdsMount
    isTidy =
      contents.folders.isSubset(of: tree.folders) && folder.holds(mark, at: OutputMarker.name)
      && contents.files[OutputMarker.formerName] == nil
  }

  /// Whether there is anything to write.
  var needsWriting: Bool { !changes.isEmpty || !isTidy }

  /// The bytes of the mark while old and new files stand side by side.
  var markOfBoth: [UInt8] { OutputMarker.bytes(listing: tree.paths + changes.removed, by: maker) }

  /// The files of the old tree that were not there when this looked at it, so that no build made them; sorted.
  func foreign(in old: OutputFolder.Contents) -> [String] {
    let known = Set(changes.unchanged).union(changes.changed).union(changes.removed).union(kept)
    let files = old.files.keys.filter { path in
      !known.contains(path) && path != OutputMarker.name && path != OutputMarker.formerName
        && FilePath.name(of: path) != ".DS_Store"
    }
    return (files + old.unnamed).sorted()
  }

  /// Whether a build made the file. Where builds kept no list, they made everything but what is always kept.
  private static func isMade(_ file: String, by marker: OutputMarker.Found) -> Bool {
    if case .former = marker { !keptNames.contains(file) } else { marker.lists(file) }
  }

  /// A repository's own folder, or the file that stands for it, at any depth.
  private static func repository(in contents: OutputFolder.Contents) -> String? {
    (Array(contents.files.keys) + contents.folders).filter { FilePath.name(of: $0) == ".git" }.min()
  }

  /// A folder without a mark may be someone's home: one look at its top is enough to leave it.
  private static func requireNothingForeign(
    in folder: OutputFolder, besides tree: OutputTree, shown: String
  ) throws(OutputError) {
    guard folder.status != nil else { return }
    let names = try folder.names()
    if names.contains(".git") { throw .repository(shown, at: ".git") }
    let ours = Set(tree.paths.map { String($0.prefix { $0 != "/" }) }).union(keptNames)
    let foreign = names.filter { !ours.contains($0) }
    guard foreign.isEmpty else { throw .foreignFolder(shown, foreign) }
  }
}
