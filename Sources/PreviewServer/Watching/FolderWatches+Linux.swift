#if canImport(Glibc)
  internal import Glibc
  internal import Site

  /// Which folders the system watches for us, by the system's numbers. It watches single folders, not trees.
  struct FolderWatches {
    private struct Watch {
      var path: String
      /// Whether everything in it matters.
      var isInTree = false
      /// Which names in it are watched folders or files that may go and come.
      var tops: Set<String> = []
    }

    private static let changes =
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF
    private static let names =
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF

    private let descriptor: Int32
    private var watches: [Int32: Watch] = [:]
    private var folders: [String] = []
    /// The files that links lead to. A file stays here when its link is removed, until `watchAnew`; a change of it then causes
    /// one rebuild too many.
    private var targets: Set<String> = []
    private var unfinished = UnfinishedFiles()
    /// The name that a file was last moved away from.
    private var former: (move: UInt32, path: String)?
    /// Why the system does not watch a folder that has come since the beginning; and which reasons were told, for many may come.
    private var failure: (path: String, code: Int32)?
    private var toldFailures: Set<Int32> = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Watches a folder or a file, and the folder around it for the case that it goes or is not there yet. Returns an error
    /// number if the system cannot.
    mutating func begin(_ folder: String) -> Int32? {
      let (parent, name) = Self.split(folder)
      let path = Self.path(of: name, in: parent)
      folders.append(path)
      let isWatched = watchNames(to: path)
      watchTarget(of: path)
      // It is enough that one of the two is there.
      guard let code = watchTree(path) else { return nil }
      return code == ENOENT && isWatched ? nil : code
    }

    /// Watches whether something comes into a folder, or goes. Returns the path that events give it; `nil` if the system cannot.
    private mutating func watchName(_ name: String, in folder: String) -> String? {
      let number = add(folder, Self.names)
      guard number >= 0 else { return nil }
      watches[number, default: Watch(path: folder)].tops.insert(name)
      return Self.path(of: name, in: watches[number]?.path ?? folder)
    }

    /// Watches the name at a path, and those of all folders around it but for what lies at the root of the disk: any of them may
    /// go or come. The outermost is watched first, so that it tells of one that comes meanwhile. `false` if the system cannot
    /// watch the name itself.
    private mutating func watchNames(to path: String) -> Bool {
      var names: [(folder: String, name: String)] = []
      var rest = path
      while rest != ".", rest != "/" {
        let (parent, name) = Self.split(rest)
        if parent != "/" || rest == path { names.append((parent, name)) }
        rest = parent
      }
      return names.reversed().map { watchName($0.name, in: $0.folder) != nil }.last ?? true
    }

    /// Takes an event. Returns what it leaves behind if it is a change.
    mutating func take(_ event: FolderEvent, at now: ContinuousClock.Instant = .now) -> Touch? {
      if event.is(Int(IN_Q_OVERFLOW)) {
        watchAnew()
        return .other
      }
      guard let watch = watches[event.watch] else { return nil }
      if event.is(Int(IN_IGNORED)) {
        watches[event.watch] = nil
        return nil
      }
      if !watch.tops.isEmpty, event.is(Int(IN_DELETE_SELF), Int(IN_MOVE_SELF)) {
        watchAnew()
        return .other
      }
      guard watch.isInTree || watch.tops.contains(event.name) else { return nil }
      let path = Self.path(of: event.name, in: watch.path)
      // Something around a folder has gone or come.
      if !watch.isInTree, !folders.contains(path), !targets.contains(path) {
        watchAnew()
        return .other
      }
      if event.is(Int(IN_MOVED_FROM)) { forgetTree(path) }
      if event.is(Int(IN_CREATE), Int(IN_MOVED_TO)) {
        watchTarget(of: path)
        if folders.contains(path) || watch.isInTree && !Self.isLink(path) { note(watchTree(path), path) }
      }
      if event.is(Int(IN_ISDIR)) || event.name.isEmpty { return .other }
      let change: UnfinishedFiles.Change =
        if event.is(Int(IN_CLOSE_WRITE), Int(IN_MOVED_TO)) {
          .finished
        } else if event.is(Int(IN_CREATE), Int(IN_MODIFY), Int(IN_DELETE), Int(IN_MOVED_FROM)) {
          .begun
        } else {
          .other
        }
      let isMoved = event.is(Int(IN_MOVED_TO)) && former?.move == event.move
      let before = isMoved ? former?.path : nil
      if event.is(Int(IN_MOVED_FROM)) { former = (event.move, path) }
      return unfinished.note(change, path, former: before, at: now)
    }

    /// Why a folder that has come is not watched; each reason is told once.
    mutating func takeFailure() -> (path: String, code: Int32)? {
      defer { failure = nil }
      guard let failure, toldFailures.insert(failure.code).inserted else { return nil }
      return failure
    }

    /// Some events are lost, and with them folders that have come; or what is around a folder has gone or come: all are looked
    /// for again.
    private mutating func watchAnew() {
      for number in watches.keys { inotify_rm_watch(descriptor, number) }
      watches = [:]
      targets = []
      unfinished = UnfinishedFiles()
      for folder in folders {
        _ = watchNames(to: folder)
        watchTarget(of: folder)
        note(watchTree(folder), folder)
      }
    }

    private mutating func note(_ code: Int32?, _ path: String) {
      // What goes again at once is no folder that is missing.
      if let code, code != ENOENT { failure = (path, code) }
    }

    /// Watches a folder and all folders below it; a path that is no folder is ignored. Links to folders are not followed: the
    /// readers do not follow them either, and a link may lead to the whole disk.
    private mutating func watchTree(_ path: String) -> Int32? {
      let number = add(path, Self.changes)
      guard number >= 0 else { return errno == ENOTDIR ? nil : errno }
      // One named folder may lie in another one.
      guard watches[number]?.isInTree != true else { return nil }
      watches[number, default: Watch(path: path)].isInTree = true
      // A link may have led to it by another path.
      watches[number]?.path = path
      // What comes into the folder from now on is told; what is in it already is found.
      let (inner, links) = Self.entries(of: path)
      for link in links { watchTarget(of: link) }
      for folder in inner {
        let code = watchTree(folder)
        if code == ENOSPC || code == ENOMEM { return code }
      }
      return nil
    }

    /// Watches the file that a link leads to; what is no link, or leads to a folder, is ignored. Each link on the way may be
    /// replaced, and the file need not be there yet.
    private mutating func watchTarget(of link: String) {
      guard Self.isLink(link), Self.kind(link, following: true) != S_IFDIR else { return }
      var path = link
      // As many as the system follows.
      for _ in 0..<40 {
        guard let next = Self.destination(of: path) else { return }
        let (folder, name) = Self.split(next)
        if let known = watchName(name, in: folder) { targets.insert(known) } else { note(errno, folder) }
        path = next
      }
    }

    /// A folder that has left keeps its watch, and would tell of what happens to it elsewhere.
    private mutating func forgetTree(_ path: String) {
      for (number, watch) in watches where watch.isInTree && (watch.path == path || watch.path.hasPrefix("\(path)/")) {
        inotify_rm_watch(descriptor, number)
        watches[number] = nil
      }
    }

    private func add(_ path: String, _ kinds: Int32) -> Int32 {
      inotify_add_watch(descriptor, path, UInt32(bitPattern: kinds) | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD))
    }

    private static func split(_ folder: String) -> (parent: String, name: String) {
      var parts = SitePath.parts(of: folder).filter { $0 != "." }
      let name = parts.popLast() ?? "."
      let start = folder.hasPrefix("/") ? "/" : ""
      return (parts.isEmpty && start.isEmpty ? "." : start + parts.joined(separator: "/"), name)
    }

    /// The path of what is in a folder: one way to write it for each, by which the folders below another are found.
    private static func path(of name: String, in folder: String) -> String {
      switch folder {
      case _ where name == ".": folder
      case ".": name
      case "/": "/\(name)"
      default: "\(folder)/\(name)"
      }
    }

    /// The paths of the folders and of the links in a folder.
    private static func entries(of path: String) -> (folders: [String], links: [String]) {
      guard let folder = opendir(path) else { return ([], []) }
      defer { closedir(folder) }
      var (folders, links): ([String], [String]) = ([], [])
      while let entry = readdir(folder) {
        let type = entry.pointee.d_type
        // On some disks the kind is not known.
        guard [DT_DIR, DT_LNK, DT_UNKNOWN].contains(where: { UInt8($0) == type }) else { continue }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let entry = Self.path(of: name, in: path)
        if type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) && isLink(entry) {
          links.append(entry)
        } else {
          folders.append(entry)
        }
      }
      return (folders, links)
    }

    /// Where a link leads to, in a folder whose path has no links; `nil` for what is no link, or where that folder is missing.
    private static func destination(of link: String) -> String? {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(link, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let text = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let (folder, name) = split(text.hasPrefix("/") ? text : path(of: text, in: split(link).parent))
      guard let real = realpath(folder, nil) else { return nil }
      defer { free(real) }
      return path(of: name, in: String(cString: real))
    }

    private static func isLink(_ path: String) -> Bool { kind(path, following: false) == S_IFLNK }

    private static func kind(_ path: String, following: Bool) -> mode_t? {
      var status = stat()
      guard fstatat(AT_FDCWD, path, &status, following ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      return status.st_mode & S_IFMT
    }
  }
#endif
