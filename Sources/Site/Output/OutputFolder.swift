internal import ConcurrentMap
internal import Foundation
internal import SiteShims

/// One folder on the disk, with the few things that are done to it.
struct OutputFolder {
  /// Everything in a folder, by paths from it.
  struct Contents {
    /// Whatever is not a folder, links to folders among it: what a link leads to is not ours.
    var files: [String: FileStatus] = [:]
    var folders: Set<String> = []
    /// What has a name that is not UTF-8, as far as it can be read.
    var unnamed: [String] = []
    /// Whether something is mounted inside.
    var holdsMount = false
  }

  let path: String

  init(_ path: String) { self.path = path }

  var status: FileStatus? { FileStatus(path) }

  /// Whether it is the top of what is mounted here.
  var isMountPoint: Bool {
    guard let own = status, let parent = FileStatus(FilePath.parent(of: path)) else { return false }
    return own.identity.device != parent.identity.device || sts_is_mount_root(path) != 0
  }

  func place(of file: String) -> String { path == "/" ? "/" + file : path + "/" + file }

  /// The names of what is directly inside, sorted.
  ///
  /// A disk keeps at its top what it found after a fall, in a folder that only its own user may look into; that is no content.
  func names() throws(OutputError) -> [String] {
    try entries { name, _, _ in String(decoding: name, as: UTF8.self) }.sorted()
  }

  /// What `body` returns for each name directly inside, in no order. `body` gets the bytes of the name, the same name as a C
  /// string, and the folder's descriptor; they are valid only while it runs.
  private func entries<Result>(
    _ body: (_ name: UnsafeBufferPointer<UInt8>, _ cString: UnsafePointer<CChar>, _ folder: Int32) -> Result
  ) throws(OutputError) -> [Result] {
    guard let stream = opendir(path) else { throw .system(path: path, code: errno) }
    defer { closedir(stream) }
    let descriptor = dirfd(stream)
    var (results, isMountPoint) = ([Result](), Bool?.none)
    while let entry = readdir(stream) {
      let result = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> Result? in
        let cString = bytes.assumingMemoryBound(to: CChar.self)
        let name = UnsafeBufferPointer(rebasing: bytes.assumingMemoryBound(to: UInt8.self).prefix { $0 != 0 })
        if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return nil }
        if name.elementsEqual("lost+found".utf8) {
          let isTop = isMountPoint ?? self.isMountPoint
          isMountPoint = isTop
          if isTop { return nil }
        }
        return cString.baseAddress.map { body(name, $0, descriptor) }
      }
      if let result { results.append(result) }
    }
    return results
  }

  /// The names directly inside, in no order, each with its status. The status is `nil` if the name is not UTF-8, or if the
  /// file is gone.
  func statuses() throws(OutputError) -> [(name: String, status: FileStatus?)] {
    try entries { name, cString, folder in
      // The system looks up the name in the open folder. A full path would make it walk through five folders for each of
      // thousands of files.
      if let name = String(validating: name, as: UTF8.self) { return (name, FileStatus(cString, in: folder)) }
      return (String(decoding: name, as: UTF8.self), nil)
    }
  }

  /// Everything inside; nothing where there is no folder.
  func contents() throws(OutputError) -> Contents {
    var contents = Contents()
    guard status != nil else { return contents }
    var pending = [""]
    while let folder = pending.popLast() {
      for (name, status) in try OutputFolder(folder.isEmpty ? path : place(of: folder)).statuses() {
        let file = folder.isEmpty ? name : folder + "/" + name
        guard let status else {
          contents.unnamed.append(file)
          continue
        }
        if status.kind == .folder {
          contents.folders.insert(file)
          contents.holdsMount = contents.holdsMount || OutputFolder(place(of: file)).isMountPoint
          pending.append(file)
        } else {
          contents.files[file] = status
        }
      }
    }
    return contents
  }

  func holds(_ bytes: [UInt8], at file: String) -> Bool {
    guard let status = FileStatus(place(of: file)), status.kind == .file, status.size == bytes.count else {
      return false
    }
    return FilePath.contents(of: place(of: file)) == bytes
  }

  /// Whether the file holds these contents, where they are in memory; what waits was compared before.
  func holds(_ contents: OutputTree.Contents, at file: String) -> Bool {
    if case .bytes(let bytes) = contents { holds(bytes, at: file) } else { false }
  }

  /// Makes the folder with the permissions and the owner of another one, where there is one.
  func create(like model: OutputFolder? = nil) throws(OutputError) {
    guard mkdir(path, 0o777) == 0 else { throw .system(path: path, code: errno) }
    guard let status = model?.status, status.kind == .folder else { return }
    // Only the system's own user may give files away; for others the folder is their own in any case.
    _ = chown(path, status.owner, status.group)
    guard chmod(path, status.permissions) == 0 else { throw .system(path: path, code: errno) }
  }

  func write(_ bytes: [UInt8], to file: String) throws(OutputError) {
    // Foundation waits for the disk after each file, which costs more than all else and is of no use here: a build that
    // did not reach the disk is made again.
    guard let stream = fopen(place(of: file), "wb") else { throw .system(path: place(of: file), code: errno) }
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count
    let code = errno
    // A full disk may show only at the end.
    guard fclose(stream) == 0 else { throw .system(path: place(of: file), code: errno) }
    guard isWritten else { throw .system(path: place(of: file), code: code) }
  }

  /// Makes a file with these contents.
  func put(_ contents: OutputTree.Contents, at file: String) throws(OutputError) {
    switch contents {
    case .bytes(let bytes): try write(bytes, to: file)
    case .stored(let place), .placed(let place): try adopt(place.path, as: file)
    }
  }

  /// Takes over a file with its times, without touching it: a second name for it, or a copy where disks have no such.
  func adopt(_ file: String, from other: OutputFolder) throws(OutputError) {
    try adopt(other.place(of: file), as: file)
  }

  private func adopt(_ source: String, as file: String) throws(OutputError) {
    let target = place(of: file)
    if linkat(AT_FDCWD, source, AT_FDCWD, target, 0) == 0 { return }
    if let destination = FilePath.destination(ofLink: source) {
      guard symlink(destination, target) == 0 else { throw .system(path: target, code: errno) }
      return
    }
    guard let data = FileManager.default.contents(atPath: source) else { throw .system(path: source, code: EIO) }
    try write(Array(data), to: file)
    // A disk that keeps no such times is no reason to fail.
    let date = try? FileManager.default.attributesOfItem(atPath: source)[.modificationDate]
    if let date { try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: target) }
  }

  /// Removes it with all that is inside, as far as that is allowed.
  func remove() {
    guard status?.kind == .folder else { return (try? FileManager.default.removeItem(atPath: path)) ?? () }
    let contents = (try? self.contents()) ?? Contents()
    let files = contents.files.keys.sorted()
    // Most lie in other folders than the others: two folders can be written into at the same time.
    _ = concurrently {
      for file in files.prefix(files.count / 2) { unlink(place(of: file)) }
    } _: {
      for file in files.dropFirst(files.count / 2) { unlink(place(of: file)) }
    }
    // What has no name that can be read is left, and whatever else was in the way.
    for folder in contents.folders.sorted().reversed() { rmdir(place(of: folder)) }
    if rmdir(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}
