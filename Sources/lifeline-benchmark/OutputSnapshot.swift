import Foundation

/// Which file each path of a folder is, and when it was written: whether a build has touched it.
struct OutputSnapshot {
  private struct Mark: Equatable {
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int
  }

  private var marks: [String: Mark] = [:]

  init(of folder: String) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var status = stat()
      guard lstat("\(folder)/\(path)", &status) == 0 else { throw Failure(description: "\(path) is gone") }
      guard status.st_mode & S_IFMT == S_IFREG else { continue }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      marks[path] = Mark(inode: UInt64(status.st_ino), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
  }

  /// How many files there are.
  var count: Int { marks.count }

  /// The files that were written, made or removed since an earlier look, sorted.
  func touched(since earlier: OutputSnapshot) -> [String] {
    Set(marks.keys).union(earlier.marks.keys).filter { marks[$0] != earlier.marks[$0] }.sorted()
  }
}
