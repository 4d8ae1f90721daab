import Diagnostics
import Foundation
import Site

/// Reads the folder of templates: `site/` and `book/` hold the pages' templates, `assets/` what is copied as it is.
enum TemplateFolder {
  static func load(_ folder: String) -> (library: TemplateLibrary, assets: OutputTree, diagnostics: [Diagnostic]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      let diagnostic = Diagnostic(
        id: "template.no-folder", at: SourceLocation(file: folder), "there is no folder of templates here")
      return (TemplateLibrary(sources: [], folder: folder), OutputTree(), [diagnostic])
    }
    var sources: [TemplateSource] = []
    var assets = OutputTree()
    var diagnostics: [Diagnostic] = []
    for path in files(below: folder) {
      let shown = "\(folder)/\(path)"
      guard let data = FileManager.default.contents(atPath: shown) else {
        diagnostics.append(
          Diagnostic(id: "file.unreadable", at: SourceLocation(file: shown), "the file cannot be read"))
        continue
      }
      if path.hasPrefix("assets/") {
        assets.add(Array(data), at: String(path.dropFirst("assets/".count)))
      } else if path.hasSuffix(".mustache") {
        guard let text = String(validating: data, as: UTF8.self) else {
          diagnostics.append(
            Diagnostic(id: "file.not-utf-8", at: SourceLocation(file: shown), "the template is not UTF-8"))
          continue
        }
        sources.append(TemplateSource(path: shown, name: String(path.dropLast(".mustache".count)), text: text))
      }
    }
    return (TemplateLibrary(sources: sources, folder: folder), assets, diagnostics)
  }

  private static func files(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      let type = walk.fileAttributes?[.type] as? FileAttributeType
      if !name.hasPrefix("."), type == .typeRegular || type == .typeSymbolicLink { files.append(path) }
    }
    return files.sorted()
  }
}
