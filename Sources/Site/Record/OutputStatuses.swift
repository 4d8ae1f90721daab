internal import Foundation

/// How the disk has the files in folders of output, at one moment.
public struct OutputStatuses: Sendable {
  /// A folder of output: the name of its tree, and where it lies.
  public typealias Folder = (name: String, path: String)

  let folders: [Folder]
  /// The files in each folder.
  let contents: [OutputFolder.Contents]

  /// Looks at folders; one that is not there holds nothing.
  public init(_ folders: [Folder]) throws(OutputError) {
    self.folders = folders
    var contents: [OutputFolder.Contents] = []
    for folder in folders { contents.append(try OutputFolder(try FilePath.resolved(folder.path)).contents()) }
    self.contents = contents
  }

  /// Looks at nothing.
  init() { (folders, contents) = ([], []) }

  /// Which of some files, as `site/index.html`, have been written or replaced since an earlier look, or have gone. A second name
  /// for a file, or a copy with its time where a disk has no such, is the same file.
  public func changed(_ names: some Sequence<String>, since before: OutputStatuses) -> Set<String> {
    let (now, before) = (files, before.files)
    // A copy's time is not exact.
    let precision: Int64 = 1_000_000
    return Set(
      names.filter { name in
        guard let now = now[name], let before = before[name] else { return true }
        return now.size != before.size || abs(now.modified - before.modified) > precision
      })
  }

  /// The files by the names of their trees and their paths there, such as `site/index.html`.
  var files: [String: FileStatus] {
    var files: [String: FileStatus] = [:]
    files.reserveCapacity(contents.reduce(0) { $0 + $1.files.count })
    for (folder, contents) in zip(folders, contents) {
      for (path, status) in contents.files { files["\(folder.name)/\(path)"] = status }
    }
    return files
  }
}
