internal import Dispatch

#if canImport(Darwin)
  internal import CoreServices
  internal import Foundation

  /// Tells when anything in some folders changes, at any depth: files and folders that are written, made, renamed or removed.
  ///
  /// The system's file events come for whole trees, without a descriptor for each file, as kqueue would need.
  /// What links in them lead to is not watched.
  final class FolderWatcher: @unchecked Sendable {
    private let onChange: @Sendable (Touch) -> Void
    private let queue = DispatchQueue(label: "folder-watcher")
    /// Used by the queue alone, once it is there.
    private var stream: FSEventStreamRef?

    /// Watches the folders until `stop`. `onChange` is called from one thread at a time, at least once for each change.
    init(
      _ folders: [String], onFailure: @escaping @Sendable (PreviewError) -> Void = { _ in },
      onChange: @escaping @Sendable (Touch) -> Void
    ) throws(PreviewError) {
      self.onChange = onChange
      var context = FSEventStreamContext()
      context.info = Unmanaged.passUnretained(self).toOpaque()
      let told: FSEventStreamCallback = { _, info, _, _, _, _ in
        guard let info else { return }
        Unmanaged<FolderWatcher>.fromOpaque(info).takeUnretainedValue().onChange(.other)
      }
      // No delay: bursts are gathered by who is told.
      let flags =
        kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
      guard
        let made = FSEventStreamCreate(
          nil, told, &context, folders as CFArray, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0,
          FSEventStreamCreateFlags(flags))
      else { throw .unwatchable(folders.first ?? ".", code: EINVAL) }
      FSEventStreamSetDispatchQueue(made, queue)
      guard FSEventStreamStart(made) else {
        FSEventStreamInvalidate(made)
        FSEventStreamRelease(made)
        throw .unwatchable(folders.first ?? ".", code: EIO)
      }
      stream = made
    }

    /// Ends the watching. The events speak of this object, so that it has to be called before the object goes.
    func stop() {
      queue.sync {
        guard let made = stream else { return }
        FSEventStreamStop(made)
        FSEventStreamInvalidate(made)
        FSEventStreamRelease(made)
        stream = nil
      }
    }
  }
#endif
