internal import Foundation

/// A folder's new tree, made and not yet in place.
struct StagedTree {
  let target: OutputTarget
  let new: OutputFolder
  let process: Int32

  /// Makes the tree beside the folder; `nil` where the folder can't be exchanged and has to be written as it is.
  init?(_ target: OutputTarget, process: Int32, number: Int, isCancelled: @Sendable () -> Bool) throws(OutputError) {
    let path = target.folder.path
    if target.holdsMount || target.folder.isMountPoint { return nil }
    self.target = target
    self.process = process
    new = OutputFolder(StagingName.new(for: path, process: process, number: number))
    do throws(OutputError) {
      try target.stage(in: new, isCancelled: isCancelled)
    } catch .system(_, let code) where SystemCall.isOfPlace(code) && target.folder.status != nil {
      new.remove()
      return nil
    } catch {
      // What was begun is of no use, and the first error is the one to report.
      new.remove()
      throw error
    }
  }

  /// Puts the new tree in the folder's place; afterwards `new` is the old tree. 0, or the system's error number.
  func exchange() -> Int32 { SystemCall.put(new.path, at: target.folder.path, process: process) }

  /// After the exchange: throws if somebody has put a file into the old tree since it was looked at.
  func requireNothingForeign() throws(OutputError) {
    let foreign = target.foreign(in: try new.contents())
    guard foreign.isEmpty else { throw .foreignFiles(target.shown, foreign) }
  }

  /// Takes an exchange back; `false` if the system cannot, so that `new` is still the old tree.
  func takeBack() -> Bool {
    (new.status == nil ? SystemCall.rename(target.folder.path, to: new.path) : exchange()) == 0
  }
}
