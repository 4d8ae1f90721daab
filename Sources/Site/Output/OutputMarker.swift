internal import Foundation

/// What a written folder says of itself: that a build made it, and which files.
///
/// Only what the mark lists is ever removed. A file that is not on the list was made by someone else.
enum OutputMarker {
  /// The name of the file in each written folder.
  static let name = ".lifeline-output"
  /// What the file was called before it had a list. The cache is a folder of that name, which is no mark.
  static let formerName = ".lifeline"

  /// What stands before the list: the program with its command, but for a build, whose mark was there before others'.
  private static func header(_ maker: String) -> String {
    "'lifeline\(maker.isEmpty ? "" : " \(maker)")' \(headerEnd)"
  }
  private static let headerEnd = "makes this folder and replaces it; these are the files that it made.\n"
  private static let formerText = "This folder is made by 'lifeline build', which replaces all of it.\n"

  /// What is known of a folder's files.
  enum Found {
    /// No build made the folder.
    case none
    /// A command made these files; it is empty for a build.
    case list(Set<String>, by: String)
    /// A build made the folder when builds kept no lists.
    case former

    /// Whether a build made a file.
    func lists(_ path: String) -> Bool {
      switch self {
      case .none: false
      case .list(let paths, _): paths.contains(path)
      case .former: true
      }
    }
  }

  /// The file's bytes for these paths, made by a command.
  static func bytes(listing paths: [String], by maker: String) -> [UInt8] {
    Array((header(maker) + paths.sorted().map { $0 + "\n" }.joined()).utf8)
  }

  /// What a folder says of itself.
  static func found(in folder: OutputFolder) -> Found {
    if let text = text(name, in: folder), let maker = maker(text) {
      return .list(Set(text.dropFirst(header(maker).count).split(separator: "\n").map(String.init)), by: maker)
    }
    return isFormer(formerName, in: folder) ? .former : .none
  }

  /// Whether a file is a mark and no one's contents: the mark itself, or one that was made before there were lists.
  static func isMark(_ path: String, in folder: OutputFolder) -> Bool {
    path == name ? text(name, in: folder).flatMap(maker) != nil : isFormer(path, in: folder)
  }

  /// The command that wrote a mark; `nil` if it is none.
  private static func maker(_ text: String) -> String? {
    let quoted = text.prefix { $0 != "\n" }.split(separator: "'", maxSplits: 1, omittingEmptySubsequences: false)
    guard quoted.count == 2, let name = quoted[1].split(separator: "'").first, name.hasPrefix("lifeline") else {
      return nil
    }
    let maker = String(name.dropFirst("lifeline".count).drop { $0 == " " })
    return text.hasPrefix(header(maker)) ? maker : nil
  }

  private static func isFormer(_ path: String, in folder: OutputFolder) -> Bool {
    path == formerName && text(path, in: folder) == formerText
  }

  /// A link to a mark is none: what it leads to says nothing of this folder.
  private static func text(_ file: String, in folder: OutputFolder) -> String? {
    let path = folder.place(of: file)
    guard FileStatus(path)?.kind == .file, let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
