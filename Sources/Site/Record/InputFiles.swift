/// The files that a build reads, each with its status. There is no list if something is not a plain file or has no status: the
/// target of a link can change without a change here.
struct InputFiles {
  /// A folder with its files in order, or a file by itself.
  struct Group {
    /// The folder's path; `nil` for a file that is named by itself.
    let folder: String?
    var files: [(path: String, status: FileStatus)] = []
  }

  private(set) var groups: [Group] = []

  init?(files: [String], folders: [InputSnapshot.Folder]) {
    for file in files {
      guard let status = FileStatus(file), status.kind == .file else { return nil }
      groups.append(Group(folder: nil, files: [(file, status)]))
    }
    for folder in folders {
      var group = Group(folder: folder.path)
      guard Self.add(folder, at: folder.path, to: &group) else { return nil }
      groups.append(group)
    }
  }

  private static func add(_ folder: InputSnapshot.Folder, at path: String, to group: inout Group) -> Bool {
    do throws(OutputError) {
      let own = OutputFolder(path)
      let found = try own.statuses().filter { folder.readsHidden || !$0.name.hasPrefix(".") }
      for (name, status) in found.sorted(by: { $0.name < $1.name }) {
        let place = own.place(of: name)
        guard let status else { return false }
        switch status.kind {
        case .folder: guard add(folder, at: place, to: &group) else { return false }
        case .file: group.files.append((place, status))
        case .link, .other: return false
        }
      }
      return true
    } catch {
      return false
    }
  }
}
