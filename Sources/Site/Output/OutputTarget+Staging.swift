internal import ConcurrentMap
internal import Foundation

extension OutputTarget {
  /// Makes the whole new tree in a folder that is not there yet, from what is unchanged and what is new.
  ///
  /// What fails is reported by the path that the user knows.
  func stage(in new: OutputFolder, isCancelled: @Sendable () -> Bool) throws(OutputError) {
    do throws(OutputError) {
      try new.create(like: folder)
      if folder.holds(mark, at: OutputMarker.name) {
        try new.adopt(OutputMarker.name, from: folder)
      } else {
        try new.write(mark, to: OutputMarker.name)
      }
      for file in kept { try new.adopt(file, from: folder) }
      try stageFolders(in: new)
      let unchanged = Set(changes.unchanged)
      let files = tree.files
      // Most lie in other folders than the others: two folders can be written into at the same time.
      let failures = concurrently {
        stage(files.prefix(files.count / 2), unchanged, in: new, isCancelled)
      } _: {
        stage(files.dropFirst(files.count / 2), unchanged, in: new, isCancelled)
      }
      if let failure = failures.0 ?? failures.1 { throw failure }
    } catch .system(let path, let code) {
      throw .system(path: shown(path, in: new), code: code)
    }
  }

  private func stage(
    _ files: ArraySlice<OutputTree.File>, _ unchanged: Set<String>, in new: OutputFolder,
    _ isCancelled: @Sendable () -> Bool
  ) -> OutputError? {
    do throws(OutputError) {
      for file in files {
        if isCancelled() { throw .cancelled }
        if unchanged.contains(file.path) {
          try new.adopt(file.path, from: folder)
        } else {
          try new.put(file.contents, at: file.path)
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Makes only what is new or changed, with the folders that lead there.
  func stageChanges(in new: OutputFolder, isCancelled: () -> Bool) throws(OutputError) {
    do throws(OutputError) {
      try new.create()
      try stageFolders(in: new)
      let unchanged = Set(changes.unchanged)
      for file in tree.files where !unchanged.contains(file.path) {
        if isCancelled() { throw .cancelled }
        try new.put(file.contents, at: file.path)
      }
    } catch .system(let path, let code) {
      throw .system(path: shown(path, in: new), code: code)
    }
  }

  private func stageFolders(in new: OutputFolder) throws(OutputError) {
    for path in tree.folders.sorted() {
      try OutputFolder(new.place(of: path)).create(like: OutputFolder(folder.place(of: path)))
    }
  }

  private func shown(_ path: String, in new: OutputFolder) -> String {
    path.hasPrefix(new.path) ? shown + path.dropFirst(new.path.count) : path
  }
}
