internal import Foundation

/// The folder that is written, and the two beside it that a write needs.
struct OutputPlaces {
  let folder: OutputFolder
  /// Where the new tree is made.
  let partial: OutputFolder
  /// Where the old tree is while the two change places.
  let previous: OutputFolder

  init(_ directory: String) {
    // A link is followed, so that the folder it leads to is replaced and not the link.
    let url = URL(fileURLWithPath: directory).resolvingSymlinksInPath()
    let parent = url.deletingLastPathComponent().path
    let prefix = parent == "/" ? "/" : parent + "/"
    folder = OutputFolder(prefix + url.lastPathComponent)
    partial = OutputFolder(prefix + ".partial-" + url.lastPathComponent)
    previous = OutputFolder(prefix + ".previous-" + url.lastPathComponent)
  }

  /// Brings a write that was cut off to an end: an old tree whose place is empty goes back, anything else of it goes.
  func recover() throws(OutputError) {
    if previous.entry != .none, folder.entry == .none { try previous.move(to: folder) }
    for leftover in [partial, previous] where leftover.entry != .none {
      // Only what a write has made is removed, whatever its name.
      if !leftover.hasMarker, try !leftover.isEmptyFolder() { throw .foreignFolder(leftover.path) }
      try leftover.remove()
    }
  }

  /// Puts the new tree in the folder's place, then removes the old one.
  func swap() throws(OutputError) {
    guard folder.entry == .folder else { return try partial.move(to: folder) }
    try folder.move(to: previous)
    do throws(OutputError) {
      try partial.move(to: folder)
    } catch {
      try previous.move(to: folder)
      throw error
    }
    // The new output is in place; what cannot be removed now is removed by the next write.
    try? previous.remove()
  }
}

extension OutputFolder {
  fileprivate func isEmptyFolder() throws(OutputError) -> Bool {
    guard entry == .folder else { return false }
    let listing = try listing()
    return listing.files.isEmpty && listing.folders.isEmpty
  }
}
