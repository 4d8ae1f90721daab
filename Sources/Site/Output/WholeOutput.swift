internal import Foundation

/// An output folder that is exchanged as a whole, so that its trees change together.
struct WholeOutput {
  /// The path as the user wrote it.
  private let shown: String
  private let folder: OutputFolder
  private let targets: [OutputTarget]
  /// Files beside the trees, which stay.
  private let others: [String]

  /// `nil` where the folder holds more than the trees and files, or has to stay where it is.
  init?(_ path: String, shown: String, _ targets: [OutputTarget], places: [ProtectedPlace]) {
    folder = OutputFolder(path)
    self.shown = shown
    self.targets = targets
    let trees = Set(targets.map { FilePath.name(of: $0.folder.path) })
    guard targets.allSatisfy({ FilePath.parent(of: $0.folder.path) == path && !$0.holdsMount }),
      trees.count == targets.count, targets.allSatisfy({ !$0.folder.isMountPoint })
    else { return nil }
    guard folder.status != nil else {
      others = []
      return
    }
    // Who works in the folder would find itself in the old one.
    guard !folder.isMountPoint, places.allSatisfy({ $0.relation(to: path) == nil }), let names = try? folder.names()
    else { return nil }
    others = names.filter { !trees.contains($0) }
    let areFiles = others.allSatisfy { FileStatus(folder.place(of: $0))?.kind == .file }
    guard areFiles else { return nil }
  }

  /// Makes everything anew beside the folder, then exchanges the two; `false` where the folder has to stay after all.
  func write(process: Int32, isCancelled: @Sendable () -> Bool) throws(OutputError) -> Bool {
    let new = OutputFolder(StagingName.new(for: folder.path, process: process, number: 0))
    // After the exchange this is the old output, and what can't be removed now is removed by the next build.
    var isToGo = true
    defer { if isToGo { new.remove() } }
    do throws(OutputError) {
      try new.create(like: folder)
      for file in others { try new.adopt(file, from: folder) }
    } catch .system(let path, let code) {
      if SystemCall.isOfPlace(code), folder.status != nil { return false }
      throw .system(path: shown + path.dropFirst(new.path.count), code: code)
    }
    for target in targets {
      let place = OutputFolder(new.place(of: FilePath.name(of: target.folder.path)))
      try target.stage(in: place, isCancelled: isCancelled)
    }
    if isCancelled() { throw .cancelled }
    let code = SystemCall.put(new.path, at: folder.path, process: process)
    if code == 0 {
      do throws(OutputError) {
        try takeOver(from: new)
      } catch {
        // Where even this fails, the old output stays beside the new one.
        isToGo = SystemCall.put(new.path, at: folder.path, process: process) == 0
        throw error
      }
      return true
    }
    if SystemCall.isOfPlace(code), folder.status != nil { return false }
    throw .system(path: shown, code: code)
  }

  /// After the exchange: moves files into the new folder that somebody has put beside the trees, or replaced there, since the
  /// folder was looked at. A file in a tree that no build made is an error.
  private func takeOver(from old: OutputFolder) throws(OutputError) {
    guard old.status != nil else { return }
    for target in targets {
      let name = FilePath.name(of: target.folder.path)
      let foreign = target.foreign(in: try OutputFolder(old.place(of: name)).contents())
      guard foreign.isEmpty else { throw .foreignFiles(target.shown, foreign) }
    }
    let trees = Set(targets.map { FilePath.name(of: $0.folder.path) })
    let entries = try old.statuses().filter { !trees.contains($0.name) }
    let unnamed = entries.filter { $0.status == nil }.map(\.name)
    guard unnamed.isEmpty else { throw .foreignFiles(shown, unnamed.sorted()) }
    var moved: [String] = []
    for (file, status) in entries.sorted(by: { $0.name < $1.name }) {
      let (before, now) = (old.place(of: file), folder.place(of: file))
      if status?.identity == FileStatus(now)?.identity { continue }
      let code = SystemCall.rename(before, to: now)
      guard code == 0 else {
        for file in moved { _ = SystemCall.rename(folder.place(of: file), to: old.place(of: file)) }
        throw .system(path: shown + "/" + file, code: code)
      }
      moved.append(file)
    }
  }
}
