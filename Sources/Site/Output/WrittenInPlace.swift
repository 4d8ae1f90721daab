internal import Foundation

/// A folder whose files are replaced one by one, because the folder itself can't be: a mount point, or one whose parent
/// is someone else's.
///
/// Everything that needs room on the disk is made first, inside the folder. While old and new files stand side by side,
/// the mark lists both, so that the next build puts right what a kill left.
struct WrittenInPlace {
  let target: OutputTarget
  private let staging: OutputFolder
  private var new: OutputFolder { OutputFolder(staging.place(of: "files")) }

  init(_ target: OutputTarget, process: Int32, isCancelled: () -> Bool) throws(OutputError) {
    self.target = target
    staging = OutputFolder(StagingName.inside(target.folder.path, process: process))
    do throws(OutputError) {
      guard mkdir(staging.path, 0o777) == 0 else { throw .system(path: target.shown, code: errno) }
      try staging.write(target.markOfBoth, to: "mark-of-both")
      try staging.write(target.mark, to: "mark")
      try target.stageChanges(in: new, isCancelled: isCancelled)
    } catch {
      staging.remove()
      throw error
    }
  }

  /// Throws away what was made.
  func giveUp() { staging.remove() }

  /// Puts everything in its place.
  func finish() throws(OutputError) {
    try move("mark-of-both", in: staging, to: OutputMarker.name)
    for path in target.tree.folders.sorted() where FileStatus(target.folder.place(of: path))?.kind != .folder {
      clear(path)
      try OutputFolder(target.folder.place(of: path)).create()
    }
    for path in (target.changes.added + target.changes.changed).sorted() {
      if FileStatus(target.folder.place(of: path))?.kind == .folder { clear(path) }
      try move(path, in: new, to: path)
    }
    let there = try target.folder.contents()
    // On a disk for which upper and lower case are one, a new file may stand under its old name, and the old name may lead to
    // the new file, which has one entry in its folder.
    let present = target.tree.paths.filter { there.files[$0] == nil }.compactMap {
      FileStatus(target.folder.place(of: $0))?.identity
    }
    let renamed = Set(present)
    for path in target.changes.removed {
      guard let status = there.files[path], !renamed.contains(status.identity) else { continue }
      clear(path)
    }
    for path in there.folders.subtracting(target.tree.folders).sorted().reversed() {
      rmdir(target.folder.place(of: path))
    }
    if OutputMarker.isMark(OutputMarker.formerName, in: target.folder) { clear(OutputMarker.formerName) }
    try move("mark", in: staging, to: OutputMarker.name)
    staging.remove()
  }

  /// Removes what has to make room; that it is ours was seen before.
  private func clear(_ path: String) { OutputFolder(target.folder.place(of: path)).remove() }

  private func move(_ file: String, in folder: OutputFolder, to path: String) throws(OutputError) {
    let (source, destination) = (folder.place(of: file), target.folder.place(of: path))
    let code = SystemCall.rename(source, to: destination)
    if code == EXDEV, let data = FileManager.default.contents(atPath: source) {
      // Something is mounted on the way; there the file is made anew.
      return try OutputFile(destination).write(Array(data))
    }
    guard code == 0 else { throw .system(path: target.shown + "/" + path, code: code) }
  }
}
