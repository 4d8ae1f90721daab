internal import Foundation
internal import Synchronization

/// Takes the files of an output while they are made, so that a build need not hold all of them until it writes.
///
/// What the output has with the same bytes stays there. Everything else waits in a folder beside the output, which is a
/// leftover if the build dies. Where that is not possible, files are held in memory, and whoever writes them finds out why.
public final class OutputStore: Sendable {
  private struct State {
    var count = 0
    var isMade = false
    var isClosed = false
  }

  /// Which folder of the output this is, beside the folders that the writer makes there.
  private static let number = 100

  private let folder: OutputFolder
  private let output: OutputFolder
  private let state = Mutex(State())

  /// A store for the locked output.
  public init(under lock: OutputLock) {
    output = OutputFolder(lock.folder)
    folder = OutputFolder(StagingName.new(for: lock.folder, process: lock.process, number: Self.number))
  }

  deinit { remove() }

  /// Takes a file of the output; `path` begins with the name of its tree. From any thread.
  public func contents(_ bytes: [UInt8], at path: String) -> OutputTree.Contents {
    if output.holds(bytes, at: path) { return .placed(.init(folder: output.path, name: path)) }
    guard let name = newName() else { return .bytes(bytes) }
    do throws(OutputError) {
      try folder.write(bytes, to: name)
      return .stored(.init(folder: folder.path, name: name))
    } catch {
      // A disk that is full now may not be when the output is written.
      return .bytes(bytes)
    }
  }

  /// Removes what waits. Whatever is made from now on is held in memory.
  public func remove() {
    let isMade = state.withLock { state in
      defer { (state.isMade, state.isClosed) = (false, true) }
      return state.isMade
    }
    if isMade { folder.remove() }
  }

  /// Whether this is the store's folder, and no leftover of a build that has died.
  static func isInUse(_ path: String, by process: Int32, for folder: String) -> Bool {
    path == StagingName.new(for: folder, process: process, number: number)
  }

  private func newName() -> String? {
    state.withLock { state in
      if state.isClosed { return nil }
      if !state.isMade {
        // What a process of the same number has left is not ours.
        folder.remove()
        guard mkdir(folder.path, 0o777) == 0 else {
          state.isClosed = true
          return nil
        }
        state.isMade = true
      }
      state.count += 1
      return String(state.count)
    }
  }
}
