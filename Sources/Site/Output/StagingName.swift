/// The names beside an output folder that only builds give: its lock, and what is on its way in or out.
///
/// `.NAME.lifeline-new-PROCESS-NUMBER` is a tree that is being made, or the old one after the exchange. Under the lock
/// of the output, whatever has such a name is left over from a build that died.
enum StagingName {
  /// Where the lock of a folder lies.
  static func lock(of folder: String) -> String { beside(folder, "lock") }

  /// Where a folder's new tree is made.
  static func new(for folder: String, process: Int32, number: Int) -> String {
    beside(folder, "new-\(process)-\(number)")
  }

  /// Where the old tree waits on file systems that can't exchange two folders.
  static func old(for folder: String, process: Int32) -> String { beside(folder, "old-\(process)-0") }

  /// Where new files are made in a folder that can't be exchanged.
  static func inside(_ folder: String, process: Int32) -> String {
    OutputFolder(folder).place(of: ".lifeline-new-\(process)-0")
  }

  /// Whether a name is one of `inside`.
  static func isOneInside(_ name: String) -> Bool { isNumbered(name, ".lifeline-new-") }

  /// Removes what dead builds left of a folder; where one died between two renames, the old tree goes back first.
  ///
  /// What the process's own build has made so far is none.
  static func clean(_ folder: String, for process: Int32? = nil) {
    for old in leftovers("old-", of: folder) {
      if FileStatus(folder) == nil, SystemCall.rename(old, to: folder) == 0 { continue }
      OutputFolder(old).remove()
    }
    for new in leftovers("new-", of: folder) {
      if let process, OutputStore.isInUse(new, by: process, for: folder) { continue }
      OutputFolder(new).remove()
    }
    let inside = (try? OutputFolder(folder).names()) ?? []
    for name in inside where isOneInside(name) { OutputFolder(OutputFolder(folder).place(of: name)).remove() }
  }

  private static func leftovers(_ kind: String, of folder: String) -> [String] {
    let parent = OutputFolder(FilePath.parent(of: folder))
    let prefix = FilePath.name(of: beside(folder, kind))
    return ((try? parent.names()) ?? []).filter { isNumbered($0, prefix) }.map { parent.place(of: $0) }
      .filter { FileStatus($0)?.kind == .folder }
  }

  private static func isNumbered(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0123456789".contains($0) } }
  }

  private static func beside(_ folder: String, _ what: String) -> String {
    let name = FilePath.name(of: folder)
    return OutputFolder(FilePath.parent(of: folder)).place(of: ".\(shortened(name)).lifeline-\(what)")
  }

  /// A name may fill what a disk takes; then its beginning and a number made of all of it have to do.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 180 else { return name }
    let number = name.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    var start = ""
    for character in name where start.utf8.count + String(character).utf8.count <= 150 { start.append(character) }
    return start + "-" + String(number, radix: 16)
  }
}
