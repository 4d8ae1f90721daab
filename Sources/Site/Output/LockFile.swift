internal import Foundation

/// The open file behind a lock; it is closed with the last reference.
final class LockFile: Sendable {
  private let path: String
  private let descriptor: Int32
  /// Whether it is the output folder itself, which takes a lock where no file can be made beside it.
  private let isFolder: Bool

  /// Opens the file, which is made if need be.
  init(of folder: String) throws(OutputError) {
    let path = StagingName.lock(of: folder)
    // A link or a pipe of that name is none of ours.
    let flags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    var found = open(path, O_RDWR | O_CREAT | flags, 0o666)
    var code = errno
    if found < 0, [EACCES, EPERM, EROFS].contains(code) {
      // Another user's file can be locked without writing to it.
      found = open(path, O_RDONLY | flags)
      if found >= 0 { code = 0 }
    }
    if found >= 0 {
      guard FileStatus(descriptor: found)?.kind == .file else {
        close(found)
        throw .system(path: path, code: EEXIST)
      }
      (self.path, descriptor, isFolder) = (path, found, false)
      return
    }
    guard [EACCES, EPERM, EROFS].contains(code) else { throw .system(path: path, code: code) }
    // Where no file can be made beside the folder, no folder can take its place either: a lock on it holds.
    found = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Nobody knows the lock: what refuses it is the folder in which the output is to lie.
    guard found >= 0 else { throw .system(path: FilePath.parent(of: folder), code: code) }
    (self.path, descriptor, isFolder) = (folder, found, true)
  }

  deinit { close(descriptor) }

  /// Takes the lock if it is free; otherwise the system's error number.
  func take() -> Int32 { flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// Waits until the lock is free, and leaves it free.
  func wait() {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    flock(descriptor, LOCK_UN)
  }

  /// Whether the path still leads to this file.
  var isInPlace: Bool { FileStatus(path)?.identity == FileStatus(descriptor: descriptor)?.identity }

  /// Who says to hold it.
  var holder: OutputLock.Holder? {
    guard !isFolder else { return nil }
    var bytes = [UInt8](repeating: 0, count: 200)
    // A process that has just taken the lock writes its name a moment later.
    for _ in 0..<50 {
      let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
      if count > 0 { return OutputLock.Holder(line: String(decoding: bytes.prefix(count), as: UTF8.self)) }
      if count < 0 { return nil }
      usleep(1_000)
    }
    return nil
  }

  /// Writes down who holds it, for others to read.
  func name(_ holder: OutputLock.Holder) {
    guard !isFolder, ftruncate(descriptor, 0) == 0 else { return }
    let line = Array(holder.line.utf8)
    _ = pwrite(descriptor, line, line.count, 0)
  }

  /// Gives the lock back, and removes the file while it is still locked: who takes it afterwards sees that it is gone.
  func remove() {
    if !isFolder, isInPlace { unlink(path) }
    flock(descriptor, LOCK_UN)
  }
}
