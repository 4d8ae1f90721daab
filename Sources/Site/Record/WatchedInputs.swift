internal import Fingerprints

/// The files that a preview reads, as they were when it looked last: what the disk says of each, and what it holds.
public struct WatchedInputs: Sendable {
  private struct Seen: Sendable {
    let status: FileStatus
    let contents: Fingerprint
  }

  /// By their paths; `nil` where something was no plain file, or nobody has looked.
  private var seen: [String: Seen]?

  /// Nobody has looked.
  public init() {}

  /// Whether any file holds something else than the last time, has come or has gone. Where that cannot be said for certain,
  /// it may be so.
  ///
  /// Only files of which the disk tells something new are read; all of them are where it tells nothing new of any: a disk
  /// whose clock ticks slowly gives two writings the same time.
  public mutating func haveChanged(files: [String], folders: [InputSnapshot.Folder]) -> Bool {
    let before = seen
    seen = nil
    guard let found = InputFiles(files: files, folders: folders)?.groups.flatMap(\.files) else { return true }
    let isToldOf = found.map { path, status in before?[path]?.status.isTheSame(as: status) != true }
    let isSure = isToldOf.contains(true) || before?.count != found.count
    var (now, hasChanged) = ([String: Seen](minimumCapacity: found.count), before?.count != found.count)
    for ((path, status), isToldOf) in zip(found, isToldOf) {
      let known = before?[path]
      if !isToldOf, isSure, let known {
        now[path] = known
        continue
      }
      guard let bytes = FilePath.contents(of: path) else { return true }
      let contents = Fingerprint(bytes)
      hasChanged = hasChanged || known?.contents != contents
      now[path] = Seen(status: status, contents: contents)
    }
    seen = now
    return hasChanged
  }
}

extension FileStatus {
  /// Whether nothing has changed that does when somebody writes the file, or gives it another's name.
  fileprivate func isTheSame(as other: FileStatus) -> Bool {
    kind == other.kind && identity == other.identity && size == other.size && permissions == other.permissions
      && modified == other.modified && changed == other.changed
  }
}
