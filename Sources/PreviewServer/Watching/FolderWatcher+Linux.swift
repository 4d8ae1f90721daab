internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
  internal import Synchronization

  /// Tells when anything in some folders changes, at any depth: files and folders that are written, made, renamed or removed.
  ///
  /// A folder that is itself removed and made again is watched again. A folder may be a link itself. Of what links in it lead
  /// to, files are watched, and folders are not.
  final class FolderWatcher: Sendable {
    private let watches: Mutex<FolderWatches>
    // Sources may be cancelled from any thread; the library does not say so in types.
    private nonisolated(unsafe) let source: any DispatchSourceRead

    /// Watches folders and files until `stop`.
    ///
    /// `onChange` is called from one thread at a time: after several changes once, with what the last one left. `onFailure` is
    /// called if a folder that comes later cannot be watched.
    init(
      _ folders: [String], onFailure: @escaping @Sendable (PreviewError) -> Void = { _ in },
      onChange: @escaping @Sendable (Touch) -> Void
    ) throws(PreviewError) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else {
        throw errno == EMFILE ? .tooManyWatchers : .unwatchable(folders.first ?? ".", code: errno)
      }
      var watches = FolderWatches(descriptor)
      for folder in folders {
        guard let code = watches.begin(folder) else { continue }
        close(descriptor)
        throw .unwatchable(folder, code: code)
      }
      self.watches = Mutex(watches)
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "folder-watcher"))
      source.setCancelHandler { close(descriptor) }
      source.setEventHandler { [weak self] in
        guard let self else { return }
        let (last, failure) = self.watches.withLock { (Self.takeAll(descriptor, &$0), $0.takeFailure()) }
        if let failure { onFailure(.unwatchable(failure.path, code: failure.code)) }
        if let last { onChange(last) }
      }
      source.activate()
    }

    deinit { source.cancel() }

    /// Ends the watching.
    func stop() { source.cancel() }

    /// Takes all events that there are. Returns what the last change has left, if one of them is a change.
    private static func takeAll(_ descriptor: Int32, _ watches: inout FolderWatches) -> Touch? {
      var last: Touch?
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return last }
        for event in FolderEvent.all(in: buffer[..<count]) { last = watches.take(event) ?? last }
      }
    }
  }

  /// One event of the system.
  struct FolderEvent {
    let watch: Int32
    let kind: UInt32
    /// What the two events of a file that gets another name have in common.
    let move: UInt32
    /// The name in the folder; empty where the folder itself is meant.
    let name: String

    /// Each is a head of four numbers and a name, which ends with zeros.
    static func all(in bytes: ArraySlice<UInt8>) -> [FolderEvent] {
      var events: [FolderEvent] = []
      var rest = bytes
      while rest.count >= 16 {
        func number(_ index: Int) -> UInt32 {
          let start = rest.startIndex + 4 * index
          return rest[start..<start + 4].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        }
        let name = rest.dropFirst(16).prefix(Int(number(3)))
        events.append(
          FolderEvent(
            watch: Int32(bitPattern: number(0)), kind: number(1), move: number(2),
            name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
        rest = rest.dropFirst(16 + name.count)
      }
      return events
    }

    func `is`(_ kinds: Int...) -> Bool { kinds.contains { kind & UInt32(truncatingIfNeeded: $0) != 0 } }
  }
#endif
