internal import Foundation
internal import Synchronization

/// What lets one process at a time write into an output folder.
///
/// The lock lies beside the folder, so that it stays where it is while folders change places. The system takes it back
/// from a process that dies.
public final class OutputLock: Sendable {
  /// Who holds a lock.
  public struct Holder: Hashable, Sendable {
    /// The number of the process.
    public var process: Int32
    /// When it took the lock, as it is shown to others.
    public var since: String

    /// Makes a holder.
    public init(process: Int32, since: String) {
      self.process = process
      self.since = since
    }
  }

  /// What came of asking for a lock.
  public enum Attempt {
    /// It is ours.
    case taken(OutputLock)
    /// It is another process's.
    case held(HeldLock)
  }

  /// The folder, as the user wrote it.
  public let output: String
  /// Its resolved path.
  let folder: String
  let process: Int32
  private let file: LockFile
  /// Folders that were made for the lock's sake, the outermost first.
  private let made: [String]
  private let isReleased = Mutex(false)

  private init(output: String, folder: String, process: Int32, file: LockFile, made: [String]) {
    self.output = output
    self.folder = folder
    self.process = process
    self.file = file
    self.made = made
  }

  deinit { release() }

  /// Asks for the lock of a folder, which need not be there; does not wait.
  public static func attempt(on output: String, by holder: Holder) throws(OutputError) -> Attempt {
    let folder = try FilePath.resolved(output)
    if let status = FileStatus(folder), status.kind != .folder { throw .notAFolder(output) }
    // A process that ends takes the folders that it made along, which may be after they were found here.
    var reason = EAGAIN
    for _ in 0..<100 {
      let made = try makeParents(of: folder)
      let file: LockFile
      do throws(OutputError) {
        file = try LockFile(of: folder)
      } catch {
        for folder in made.reversed() { rmdir(folder) }
        if case .system(_, ENOENT) = error {
          // Some file systems say so of any file that is to be made in them.
          reason = ENOENT
          continue
        }
        throw error
      }
      switch file.take() {
      case EWOULDBLOCK: return .held(HeldLock(output: output, file: file))
      // A file system without locks is no reason not to write into it.
      case 0, ENOLCK, ENOTSUP, EOPNOTSUPP: break
      case let code: throw .system(path: output, code: code)
      }
      // Who held it before may have removed it meanwhile; then a lock on it keeps no one out.
      guard file.isInPlace else { continue }
      file.name(holder)
      return .taken(OutputLock(output: output, folder: folder, process: holder.process, file: file, made: made))
    }
    throw .system(path: output, code: reason)
  }

  /// Gives the lock back and leaves nothing of it; may be called twice, and by another thread.
  public func release() {
    isReleased.withLock { isReleased in
      guard !isReleased else { return }
      isReleased = true
      file.remove()
      // What is not empty stays.
      for folder in made.reversed() { rmdir(folder) }
    }
  }

  private static func makeParents(of folder: String) throws(OutputError) -> [String] {
    let missing = FilePath.ancestors(of: folder).prefix { FileStatus($0) == nil }.reversed()
    var made: [String] = []
    for parent in missing {
      if mkdir(parent, 0o777) == 0 {
        made.append(parent)
      } else if errno != EEXIST, errno != ENOENT {
        let code = errno
        for folder in made.reversed() { rmdir(folder) }
        throw .system(path: parent, code: code)
      }
    }
    return made
  }
}

/// A lock that another process holds.
public struct HeldLock: Sendable {
  /// The folder, as the user wrote it.
  public let output: String
  let file: LockFile

  /// Who holds it, if that can be told.
  public var holder: OutputLock.Holder? { file.holder }

  /// What the holder is called.
  public var words: String { OutputLock.Holder.words(holder) }

  /// Waits until it is given back; then it is to be asked for anew.
  public func wait() { file.wait() }
}

extension OutputLock.Holder {
  /// What a holder is called that may not be known.
  static func words(_ holder: Self?) -> String {
    holder.map { "process \($0.process) (since \($0.since))" } ?? "another process"
  }

  /// How it stands in the file.
  var line: String { "process \(process) since \(since)\n" }

  /// Reads what stands in the file; `nil` if no one of ours wrote it.
  init?(line: String) {
    let parts = line.split(separator: "\n").first?.split(separator: " ", maxSplits: 3) ?? []
    let isPlain = line.unicodeScalars.allSatisfy { $0 == "\n" || (" "..."~").contains($0) }
    guard parts.count == 4, parts[0] == "process", let process = Int32(parts[1]), isPlain else { return nil }
    self.init(process: process, since: String(parts[3]))
  }
}
