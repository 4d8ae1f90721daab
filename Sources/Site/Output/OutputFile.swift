internal import Foundation

/// One file that a user names as the place for a result.
///
/// A file that is there is replaced as a whole. Anything else, such as a device or a pipe, is opened and written to, and a
/// link is followed: what a name means to other programs is not changed.
public struct OutputFile: Sendable {
  private enum Place {
    /// What this process has open already, such as standard output.
    case open(Int32)
    /// A path that is no link.
    case path(String)
  }

  private let shown: String
  private let place: Place

  /// Follows the path; `-` is standard output.
  public init(_ path: String) {
    shown = path
    place = Self.place(path)
  }

  /// Whether it is standard output, by whatever name.
  public var isStandardOutput: Bool { if case .open(STDOUT_FILENO) = place { true } else { false } }

  /// Whether it is a file by its own right, or will be: no device, no pipe and nothing that is open already.
  public var isRegular: Bool {
    guard case .path(let path) = place else { return false }
    return FileStatus(path).map { $0.kind == .file || $0.kind == .folder } ?? true
  }

  /// Whether what is written goes to a terminal.
  public var isTerminal: Bool {
    switch place {
    case .open(let descriptor): return isatty(descriptor) != 0
    case .path(let path):
      guard FileStatus(path)?.kind == .other else { return false }
      let descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      defer { if descriptor >= 0 { close(descriptor) } }
      return descriptor >= 0 && isatty(descriptor) != 0
    }
  }

  /// Writes the bytes. The folders that lead to the file are made if asked for.
  public func write(_ bytes: [UInt8], makingFolders: Bool = false) throws(OutputError) {
    let code: Int32
    switch place {
    case .open(let descriptor): code = Self.send(bytes, to: descriptor)
    case .path(let path):
      if makingFolders { Self.makeFolders(for: path) }
      code = Self.write(bytes, at: path)
      let folder = FilePath.parent(of: path)
      if code == ENOENT, FileStatus(folder, followingLinks: true) == nil { throw .noFolder(folder, for: shown) }
    }
    guard code == 0 else { throw .system(path: shown, code: code) }
  }

  private static func place(_ path: String) -> Place {
    if path == "-" { return .open(STDOUT_FILENO) }
    var path = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      if let descriptor = descriptor(path) { return .open(descriptor) }
      guard FileStatus(path)?.kind == .link, let next = FilePath.destination(ofLink: path) else { break }
      path = next.hasPrefix("/") ? next : OutputFolder(FilePath.parent(of: path)).place(of: next)
    }
    return .path(path)
  }

  /// The number of what is open, if a path means that: opening such a path gives what is behind it, which must not be
  /// replaced if it is a file.
  private static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/thread-self/fd/"] where path.hasPrefix(folder) {
        if let number = Int32(path.dropFirst(folder.count)), number >= 0 { return number }
      }
      return nil
    }
  }

  /// 0, or the system's error number.
  private static func write(_ bytes: [UInt8], at path: String) -> Int32 {
    guard let status = FileStatus(path) else { return errno == ENOENT ? replace(path, like: nil, bytes) : errno }
    switch status.kind {
    case .folder: return EISDIR
    case .link: return ELOOP
    case .other: return overwrite(path, bytes)
    case .file:
      // A file that may not be written may not be replaced either, though its folder would allow it.
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno }
      close(descriptor)
      // A file with a second name would lose it.
      if status.names > 1 { return overwrite(path, bytes) }
      let code = replace(path, like: status, bytes)
      return SystemCall.isOfPlace(code) ? overwrite(path, bytes) : code
    }
  }

  /// Makes the file beside its place, then puts it there.
  private static func replace(_ path: String, like status: FileStatus?, _ bytes: [UInt8]) -> Int32 {
    let (new, descriptor) = openNew(for: path)
    guard descriptor >= 0 else { return errno }
    if let status {
      _ = fchown(descriptor, status.owner, status.group)
      _ = fchmod(descriptor, status.permissions)
    }
    var code = send(bytes, to: descriptor)
    // A full disk may show only at the end.
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0 { code = SystemCall.rename(new, to: path) }
    if code != 0 { unlink(new) }
    return code
  }

  /// Opens a file beside the place. In a container each process may have the same number: another name is found beside what a
  /// killed one has left, which is taken away once nobody can be writing it any more.
  private static func openNew(for path: String) -> (path: String, descriptor: Int32) {
    let hour: Int64 = 3_600 * 1_000_000_000
    var taken: [String] = []
    var code = EEXIST
    while taken.count < 16, code == EEXIST {
      let new = StagingName.new(for: path, process: getpid(), number: taken.count)
      let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      code = errno
      guard descriptor >= 0, let status = FileStatus(descriptor: descriptor) else {
        taken.append(new)
        continue
      }
      for left in taken {
        if let other = FileStatus(left), other.kind == .file, other.modified < status.modified - hour { unlink(left) }
      }
      return (new, descriptor)
    }
    errno = code
    return ("", -1)
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    let code = send(bytes, to: descriptor)
    return close(descriptor) != 0 && code == 0 ? errno : code
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { all in
      var sent = 0
      while sent < all.count {
        let count = Foundation.write(descriptor, all.baseAddress?.advanced(by: sent), all.count - sent)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        sent += count
      }
      return 0
    }
  }

  /// What fails here shows when the file is written.
  private static func makeFolders(for path: String) {
    let parent = FilePath.parent(of: path)
    guard FileStatus(parent, followingLinks: true) == nil else { return }
    makeFolders(for: parent)
    mkdir(parent, 0o777)
  }
}
