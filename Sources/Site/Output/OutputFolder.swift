internal import Foundation

/// One folder on the disk, with the few things that are done to it.
struct OutputFolder {
  enum Entry { case none, file, folder }

  let path: String

  init(_ path: String) { self.path = path }

  private var disk: FileManager { .default }

  var entry: Entry {
    var isFolder: ObjCBool = false
    guard disk.fileExists(atPath: path, isDirectory: &isFolder) else { return .none }
    return isFolder.boolValue ? .folder : .file
  }

  var hasMarker: Bool { disk.fileExists(atPath: place(of: OutputWriter.marker)) }

  func place(of file: String) -> String { path + "/" + file }

  /// The paths of all files, the marker left out, and of the folders, from this folder; none where there is no folder.
  func listing() throws(OutputError) -> (files: Set<String>, folders: Set<String>) {
    var files: Set<String> = []
    var folders: Set<String> = []
    var pending = entry == .folder ? [""] : []
    while let folder = pending.popLast() {
      let prefix = folder.isEmpty ? "" : folder + "/"
      let names = try Self.attempt(place(of: folder)) { try disk.contentsOfDirectory(atPath: place(of: folder)) }
      for name in names where prefix + name != OutputWriter.marker {
        if OutputFolder(place(of: prefix + name)).isRealFolder {
          folders.insert(prefix + name)
          pending.append(prefix + name)
        } else {
          files.insert(prefix + name)
        }
      }
    }
    return (files, folders)
  }

  /// Whether it is a folder and not a link to one: what a link leads to is not ours.
  private var isRealFolder: Bool {
    entry == .folder && (try? disk.destinationOfSymbolicLink(atPath: path)) == nil
  }

  func isEqual(_ file: String, _ bytes: [UInt8]) -> Bool {
    disk.contents(atPath: place(of: file)) == Data(bytes)
  }

  func create() throws(OutputError) {
    try Self.attempt(path) { try disk.createDirectory(atPath: path, withIntermediateDirectories: true) }
  }

  func write(_ bytes: [UInt8], to file: String) throws(OutputError) {
    // Foundation waits for the disk after each file, which costs more than all else and is of no use here: a build that
    // did not reach the disk is made again.
    guard let stream = fopen(place(of: file), "wb") else { throw .system(code: errno, at: place(of: file)) }
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count
    let code = errno
    // A full disk may show only at the end.
    guard fclose(stream) == 0 else { throw .system(code: errno, at: place(of: file)) }
    guard isWritten else { throw .system(code: code, at: place(of: file)) }
  }

  /// Takes over a file with its times, without touching it: a second name for it, or a copy where disks have no such.
  func adopt(_ file: String, from other: OutputFolder) throws(OutputError) {
    let (source, target) = (other.place(of: file), place(of: file))
    do {
      try disk.linkItem(atPath: source, toPath: target)
    } catch {
      try Self.attempt(target) {
        try disk.copyItem(atPath: source, toPath: target)
        if let date = try disk.attributesOfItem(atPath: source)[.modificationDate] {
          try disk.setAttributes([.modificationDate: date], ofItemAtPath: target)
        }
      }
    }
  }

  func move(to other: OutputFolder) throws(OutputError) {
    try Self.attempt(path) { try disk.moveItem(atPath: path, toPath: other.path) }
  }

  func remove() throws(OutputError) {
    try Self.attempt(path) { try disk.removeItem(atPath: path) }
  }

  private static func attempt<Result>(_ path: String, _ body: () throws -> Result) throws(OutputError) -> Result {
    do { return try body() } catch { throw .system(error, at: path) }
  }
}
