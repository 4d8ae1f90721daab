/// Writes output trees into folders, all of it or nothing.
///
/// The new trees are made beside what is there, then the two change places. Until then nothing is touched, so a write that
/// fails leaves the old output whole. Files that stay the same keep their bytes and times. What no build made is never
/// removed: the folder is refused instead.
public struct OutputWriter: Sendable {
  /// The command that writes; empty for a build. What another one made is not replaced.
  private let maker: String
  /// The folders that no output may take or hold.
  private let places: [ProtectedPlace]
  /// Whether to break off; asked between files.
  private let isCancelled: @Sendable () -> Bool

  /// Makes a writer for a command, or for builds.
  public init(
    for maker: String = "", protecting places: [ProtectedPlace] = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.maker = maker
    self.places = places
    self.isCancelled = isCancelled
  }

  /// Makes the locked folder hold the tree and nothing else.
  public func write(_ tree: OutputTree, under lock: OutputLock) throws(OutputError) -> OutputChanges {
    try write([(lock.output, tree)], lock).first ?? OutputChanges()
  }

  /// Makes folders in the locked one hold the trees and nothing else; what else is in the locked folder stays.
  ///
  /// If more than one tree changes, they change together, unless the folder has to stay where it is.
  public func write(
    _ trees: [(name: String, tree: OutputTree)], under lock: OutputLock
  ) throws(OutputError) -> [OutputChanges] {
    try write(trees.map { (OutputFolder(lock.output).place(of: $0.name), $0.tree) }, lock)
  }

  /// Removes what builds that were killed have left beside folders in the locked one.
  public func removeLeftovers(of names: [String], under lock: OutputLock) throws(OutputError) {
    StagingName.clean(lock.folder)
    for name in names { StagingName.clean(try FilePath.resolved(OutputFolder(lock.output).place(of: name))) }
  }

  /// Throws if the folders are no places for output, whatever is to be written there.
  public func requirePlaces(for folders: [String]) throws(OutputError) {
    var errors: [OutputError] = []
    for folder in folders {
      do throws(OutputError) {
        let path = try FilePath.resolved(folder)
        if path == "/" { errors.append(.root(folder)) }
        for place in places {
          guard let relation = place.relation(to: path) else { continue }
          errors.append(.protected(folder, place, relation))
          break
        }
      } catch {
        errors.append(error)
      }
    }
    if let error = OutputError.all(errors) { throw error }
  }

  /// Where the folder differs from the tree, sorted by path; nothing is touched.
  public func differences(
    between tree: OutputTree, and directory: String
  ) throws(OutputError) -> [OutputDifference] {
    guard tree.diagnostics.isEmpty else { throw .refusedPaths(tree.diagnostics) }
    let folder = OutputFolder(try FilePath.resolved(directory))
    if let status = folder.status, status.kind != .folder { throw .notAFolder(directory) }
    let contents = try folder.contents()
    let present = Set(contents.files.keys).union(contents.unnamed)
    let differences =
      tree.files.compactMap { file -> OutputDifference? in
        guard present.contains(file.path) else { return OutputDifference(file.path, .missing) }
        if tree.isPlaced(file.path) { return nil }
        return folder.holds(file.bytes, at: file.path) ? nil : OutputDifference(file.path, .differs)
      }
      + present.filter { path in
        !tree.contains(path) && !OutputTarget.keptNames.contains(path) && !OutputMarker.isMark(path, in: folder)
      }.map { OutputDifference($0, .unexpected) }
    return differences.sorted { $0.path < $1.path }
  }

  private func write(
    _ trees: [(shown: String, tree: OutputTree)], _ lock: OutputLock
  ) throws(OutputError) -> [OutputChanges] {
    let refused = trees.flatMap(\.tree.diagnostics)
    guard refused.isEmpty else { throw .refusedPaths(refused) }
    try requirePlaces(for: trees.map(\.shown))
    StagingName.clean(lock.folder, for: lock.process)
    let targets = try targets(trees)
    let stale = targets.filter(\.needsWriting)
    if stale.count > 1, let whole = WholeOutput(lock.folder, shown: lock.output, targets, places: places),
      try whole.write(process: lock.process, isCancelled: isCancelled)
    {
      return targets.map(\.changes)
    }
    try replace(stale, lock)
    return targets.map(\.changes)
  }

  private func targets(_ trees: [(shown: String, tree: OutputTree)]) throws(OutputError) -> [OutputTarget] {
    var targets: [OutputTarget] = []
    var errors: [OutputError] = []
    for (shown, tree) in trees {
      do throws(OutputError) {
        StagingName.clean(try FilePath.resolved(shown))
        targets.append(try OutputTarget(tree, shown: shown, by: maker))
      } catch {
        errors.append(error)
      }
    }
    if let error = OutputError.all(errors) { throw error }
    return targets
  }

  /// Makes every tree, then puts one after the other in its place.
  private func replace(_ targets: [OutputTarget], _ lock: OutputLock) throws(OutputError) {
    var staged: [StagedTree] = []
    var exchanged: [StagedTree] = []
    var inPlace: [WrittenInPlace] = []
    // What is staged is of no use any more, or after an exchange the old tree.
    defer {
      for tree in staged { tree.new.remove() }
      for folder in inPlace { folder.giveUp() }
    }
    func stageInPlace(_ target: OutputTarget) throws(OutputError) {
      inPlace.append(try WrittenInPlace(target, process: lock.process, isCancelled: isCancelled))
    }
    do throws(OutputError) {
      for target in targets {
        let number = staged.count + 1
        if let tree = try StagedTree(target, process: lock.process, number: number, isCancelled: isCancelled) {
          staged.append(tree)
        } else {
          try stageInPlace(target)
        }
      }
      if isCancelled() { throw .cancelled }
      for tree in staged {
        let code = tree.exchange()
        if code == 0 {
          exchanged.append(tree)
          try tree.requireNothingForeign()
        } else if SystemCall.isOfPlace(code), tree.target.folder.status != nil {
          try stageInPlace(tree.target)
        } else {
          throw .system(path: tree.target.shown, code: code)
        }
      }
      for folder in inPlace { try folder.finish() }
    } catch {
      for tree in exchanged.reversed() where !tree.takeBack() {
        // The old tree stays beside the new one.
        staged.removeAll { $0.new.path == tree.new.path }
      }
      throw error
    }
  }
}
