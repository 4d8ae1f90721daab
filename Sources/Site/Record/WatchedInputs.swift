internal import Fingerprints

/// The files that a preview reads, as they were at its last look: the status and the contents of each.
public struct WatchedInputs: Sendable {
  private struct Seen: Sendable {
    let status: FileStatus
    let contents: Fingerprint
  }

  /// The files by their paths. It is `nil` before the first look, and after a look that found something other than a plain
  /// file.
  private var seen: [String: Seen]?

  /// No file was looked at yet.
  public init() {}

  /// Whether the contents of a file have changed since the last look, or a file was added or removed. It is `true` as well if
  /// that cannot be told, because something is no plain file or cannot be read.
  ///
  /// Only files whose status has changed are read. If no status has changed, all files are read: on a disk whose clock is
  /// coarse, two changes of a file can have the same time.
  public mutating func haveChanged(files: [String], folders: [InputSnapshot.Folder]) -> Bool {
    let before = seen
    seen = nil
    guard let found = InputFiles(files: files, folders: folders)?.groups.flatMap(\.files) else { return true }
    let areStale = found.map { path, status in before?[path]?.status.isTheSame(as: status) != true }
    let showsChange = areStale.contains(true) || before?.count != found.count
    var (now, hasChanged) = ([String: Seen](minimumCapacity: found.count), before?.count != found.count)
    for ((path, status), isStale) in zip(found, areStale) {
      let known = before?[path]
      if !isStale, showsChange, let known {
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
  /// Whether everything is equal that changes when somebody writes or replaces the file.
  fileprivate func isTheSame(as other: FileStatus) -> Bool {
    kind == other.kind && identity == other.identity && size == other.size && permissions == other.permissions
      && modified == other.modified && changed == other.changed
  }
}
