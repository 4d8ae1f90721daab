import Foundation

/// A file that a command makes, and does not replace.
struct NewFile {
  let path: String

  /// Writes it, with the folders in which it lies; returns whether there was none. A link counts as a file.
  func write(_ bytes: [UInt8]) throws(UsageError) -> Bool {
    try makeFolders()
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else {
      if errno == EEXIST { return false }
      throw failure
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(bytes))
    } catch {
      let failure = self.failure
      // Half a file would be taken for somebody's own.
      unlink(path)
      throw failure
    }
    return true
  }

  /// Writes all of it or nothing, whatever ends the program meanwhile; returns whether there was none.
  func writeWhole(_ bytes: [UInt8]) throws(UsageError) -> Bool {
    try makeFolders()
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    let part = "\(folder)/.\(URL(fileURLWithPath: path).lastPathComponent).\(getpid())"
    unlink(part)
    defer { unlink(part) }
    guard try NewFile(path: part).write(bytes) else { throw failure }
    // A second name for the file, which no file may have yet.
    if link(part, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw failure
  }

  /// Writes it, whatever is there: for files that are this program's own.
  func replace(with bytes: [UInt8]) throws(UsageError) {
    try makeFolders()
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch { throw failure }
  }

  private func makeFolders() throws(UsageError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(folder.relativePath) cannot be made: \(SystemWords.words(for: error))")
    }
  }

  private var failure: UsageError { UsageError("\(path) cannot be written: \(String(cString: strerror(errno)))") }
}
