import Foundation
import Scenarios

/// What a path on the command line of `check` stands for.
enum ContentPath: Hashable {
  /// A folder of content, all of it.
  case folder(String)
  /// A file or folder in a folder of content, by its path in there.
  case part(String, of: String, isFolder: Bool)
  /// The folder of templates beside a folder of content, or what lies in it.
  case templates(String, of: String)
  /// A file that belongs to no folder of content, and what it would lie in there.
  case file(String, pathInFolder: String)
  /// Nothing that is there.
  case missing(String)

  /// `content` is the folder of content that is meant where none is named.
  init(_ path: String, content: String) {
    var isFolder: ObjCBool = false
    if path == TextFile.standardInput {
      self = .file(path, pathInFolder: path)
    } else if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      self = .missing(path)
    } else if Self.steps(to: path) == Self.steps(to: content) {
      self = .folder(path)
    } else if Self.holds(path, content) {
      self = .folder(content)
    } else if let inside = Self.content(ofProject: path, isFolder: isFolder.boolValue) {
      self = .folder(inside)
    } else if let beside = Self.content(besideTemplates: path, content: content) {
      self = .templates(path, of: beside)
    } else if let root = Self.root(of: path, content: content) {
      let depth = Self.steps(to: root).count
      let inside = Self.steps(to: path).dropFirst(depth).joined(separator: "/")
      self = .part(inside, of: root, isFolder: isFolder.boolValue)
    } else if isFolder.boolValue {
      self = .folder(path)
    } else {
      let steps = Self.steps(to: path)
      let kind = steps.dropLast().lastIndex(where: CatalogLoader.folders.contains)
      if kind == nil, let name = steps.last, CatalogLoader.isNameOfSettings(name) {
        self = .file(path, pathInFolder: Self.settings)
        return
      }
      self = .file(path, pathInFolder: steps[(kind ?? steps.endIndex - 1)...].joined(separator: "/"))
    }
  }

  /// Whether a path is the folder around the content that is meant, or the settings beside it.
  private static func holds(_ path: String, _ content: String) -> Bool {
    guard FileManager.default.fileExists(atPath: content) else { return false }
    let steps = steps(to: path)
    return steps == Self.steps(to: content).dropLast()
      || steps == Self.steps(to: CatalogLoader.settingsPath(beside: content))
  }

  /// The folder of content of another project, by the folder around it or by the settings beside it.
  private static func content(ofProject path: String, isFolder: Bool) -> String? {
    let typed = path.split(separator: "/").map(String.init)
    let isSettings = !isFolder && (typed.last.map(CatalogLoader.isNameOfSettings) ?? false)
    guard isFolder && !looksLikeContent(path) || isSettings else { return nil }
    let root = (path.hasPrefix("/") ? "/" : "") + (isFolder ? typed : typed.dropLast()).joined(separator: "/")
    func inner(_ name: String) -> String { root.isEmpty || root == "/" ? root + name : "\(root)/\(name)" }
    let usual = inner(ContentOption.usual)
    let names = names(in: root.isEmpty ? "." : root)
    let hasSettings = names.contains(where: CatalogLoader.isNameOfSettings)
    if looksLikeContent(usual) || hasSettings && isThere(usual) { return usual }
    // It may have another name, where the settings say that it is there.
    guard hasSettings else { return nil }
    let others = names.filter { !$0.hasPrefix(".") }.map(inner).filter(looksLikeContent)
    return others.count == 1 ? others[0] : nil
  }

  /// The folder of content whose templates a path leads to, or to a part of them: the one that is meant, or the one beside the
  /// folder with the usual name.
  private static func content(besideTemplates path: String, content: String) -> String? {
    let steps = steps(to: path)
    if isThere(content), steps.starts(with: Self.steps(to: CatalogLoader.templatesPath(beside: content))) {
      return content
    }
    let others = steps.indices.filter { steps[$0] == CatalogLoader.templates }.map { index in
      "/" + (steps[..<index] + [ContentOption.usual]).joined(separator: "/")
    }
    return others.last(where: looksLikeContent)
  }

  /// Whether a path is another one, or lies below it.
  static func lies(_ path: String, in outer: String) -> Bool { steps(to: path).starts(with: steps(to: outer)) }

  private static func isThere(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static let settings = "site.yaml"

  /// Whether a folder has a file or a folder that only content has.
  private static func looksLikeContent(_ folder: String) -> Bool {
    names(in: folder).contains { $0 == settings || CatalogLoader.folders.contains($0) }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The folder of content that a path lies in: the one that is meant anyway, or one that looks like it.
  private static func root(of path: String, content: String) -> String? {
    let steps = steps(to: path)
    let own = Self.steps(to: content)
    if steps.count > own.count, steps.starts(with: own) { return content }
    guard let kind = steps.lastIndex(where: CatalogLoader.folders.contains) else { return nil }
    let root = "/" + steps[..<kind].joined(separator: "/")
    // Many a folder is named Pages.
    let names = names(in: root)
    guard
      names.contains(settings) || names.count(where: CatalogLoader.folders.contains) > 1
        || CatalogLoader.settingsFile(beside: root) != nil
    else { return nil }
    // Shown as it was typed, as far as it was.
    let typed = path.split(separator: "/").map(String.init)
    let below = steps.count - kind
    guard typed.count > below, typed.suffix(below).elementsEqual(steps[kind...]) else { return root }
    return (path.hasPrefix("/") ? "/" : "") + typed.dropLast(below).joined(separator: "/")
  }

  /// The names from the root of all folders to a path.
  private static func steps(to path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
