import Diagnostics
import Foundation
import Site

/// The files of a folder of templates.
enum TemplateFiles {
  /// The paths of the regular files below the folder, sorted, and what else lies there.
  ///
  /// A link that leads out of the folder is refused: what it leads to would be published.
  static func list(below folder: String) -> (files: [String], diagnostics: [Diagnostic]) {
    let disk = FileManager.default
    // The folder itself may be a link; walking does not follow one.
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard disk.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let walk = disk.enumerator(atPath: root)
    else {
      let summary = "there is no folder of templates here; --templates names one"
      return ([], [Diagnostic(id: "template.no-folder", at: SourceLocation(file: folder), summary)])
    }
    var files: [String] = []
    var diagnostics: [Diagnostic] = []
    while let path = walk.nextObject() as? String {
      let shown = "\(folder)/\(path)"
      // Files that begin with a point are for editors and the like, but not among what is published as it is.
      let isHidden =
        SitePath.parts(of: path).contains { $0.utf8.first == UInt8(ascii: ".") } && !path.hasPrefix("assets/")
      if isHidden || path.hasSuffix("/.DS_Store") { continue }
      if let problem = HiddenCharacter.problem(ofFileName: SitePath.parts(of: path).last ?? "") {
        diagnostics.append(self.problem("template.file-name", shown, problem))
        walk.skipDescendants()
        continue
      }
      switch walk.fileAttributes?[.type] as? FileAttributeType {
      case .typeRegular?: files.append(path)
      case .typeDirectory?: continue
      case .typeSymbolicLink?:
        let target = URL(fileURLWithPath: shown).resolvingSymlinksInPath().path
        var leadsToFolder: ObjCBool = false
        if !disk.fileExists(atPath: target, isDirectory: &leadsToFolder) {
          diagnostics.append(problem("template.dead-link", shown, "the link leads to nothing"))
        } else if !target.hasPrefix(root + "/") {
          diagnostics.append(
            problem(
              "template.link-outside", shown, "the link leads out of the folder of templates; copy what it leads to"))
        } else if leadsToFolder.boolValue {
          diagnostics.append(
            problem("template.link-to-folder", shown, "the link leads to a folder; copy what lies there"))
        } else if isRegular(target) {
          files.append(path)
        } else {
          diagnostics.append(problem("template.not-a-file", shown, "this is not a regular file"))
        }
      default: diagnostics.append(problem("template.not-a-file", shown, "this is not a regular file"))
      }
    }
    return (files.sorted(), diagnostics)
  }

  private static func isRegular(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeRegular
  }

  private static func problem(_ id: String, _ file: String, _ summary: String) -> Diagnostic {
    Diagnostic(id: id, at: SourceLocation(file: file), summary)
  }
}
