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
