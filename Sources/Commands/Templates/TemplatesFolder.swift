import ArgumentParser
import BuiltInTemplates
import Diagnostics
import Foundation
import Generator

/// The folder into which templates are copied.
struct TemplatesFolder: ParsableArguments {
  @Option(name: .customLong("templates"), help: ArgumentHelp("The folder of your templates.", valueName: "folder"))
  var path = TemplateOption.overrides

  /// The built-in templates, with the folder's files in place of some.
  var origin: TemplateOrigin {
    .builtIn(overriddenBy: FileManager.default.fileExists(atPath: path) ? path : nil, place: path)
  }

  /// Where a copy's original is kept.
  func original(of name: String) -> String { "\(path)/\(BuiltInChanges.originals)/\(name)" }

  /// The paths of the files in the folder, sorted, without hidden ones; none where there is no folder.
  func ownFiles() throws(UsageError) -> [String] {
    let disk = FileManager.default
    guard disk.fileExists(atPath: path) else { return [] }
    guard let paths = try? disk.subpathsOfDirectory(atPath: path) else {
      throw UsageError("the folder '\(path)' cannot be read")
    }
    return paths.sorted().filter { inner in
      var isFolder: ObjCBool = false
      let isHidden = inner.split(separator: "/").contains { $0.hasPrefix(".") }
      return !isHidden && disk.fileExists(atPath: "\(path)/\(inner)", isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// The built-in files of these names, which may be of folders; all of them where there are no names.
  func files(_ names: [String]) throws(UsageError) -> [BuiltInTemplates.File] {
    let all = BuiltInTemplates.files
    if names.isEmpty { return all }
    var found: [BuiltInTemplates.File] = []
    for name in names {
      let folder = name.hasSuffix("/") ? name : "\(name)/"
      let matching = all.filter { $0.path == name || $0.path.hasPrefix(folder) }
      guard !matching.isEmpty else {
        throw UsageError(
          "there is no built-in template '\(name)'\(Suggestion.phrase(for: name, in: all.map(\.path)))")
      }
      found += matching.filter { file in !found.contains { $0.path == file.path } }
    }
    return found
  }
}
