import Diagnostics
import Foundation
import Site

/// The files of a folder of templates.
enum TemplateFiles {
  /// The paths of the regular files below the folder, sorted, and what else lies there.
  ///
  /// A link that leads out of the folder is refused: what it leads to would be published.
  static func list(below folder: String) -> (files: [String], diagnostics: [Diagnostic]) {
    // The folder itself may be a link; links below it are not followed.
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard kind(root) == S_IFDIR else {
      let summary = "there is no folder of templates here; --templates names one"
      return ([], [Diagnostic(id: "template.no-folder", at: SourceLocation(file: folder), summary)])
    }
    guard var pending = names(in: root) else { return ([], [unreadable(folder)]) }
    var files: [String] = []
    var diagnostics: [Diagnostic] = []
    while let path = pending.popLast() {
      let shown = "\(folder)/\(path)"
      // Files that begin with a point are for editors and the like, but not among what is published as it is.
      let isHidden =
        SitePath.parts(of: path).contains { $0.utf8.first == UInt8(ascii: ".") } && !path.hasPrefix("assets/")
      if isHidden || path.hasSuffix("/.DS_Store") { continue }
      if let problem = HiddenCharacter.problem(ofFileName: SitePath.parts(of: path).last ?? "") {
        diagnostics.append(self.problem("template.file-name", shown, problem))
        continue
      }
      switch kind("\(root)/\(path)") {
      case S_IFREG: files.append(path)
      case S_IFDIR:
        if let names = names(in: "\(root)/\(path)") {
          pending += names.map { "\(path)/\($0)" }
        } else {
          diagnostics.append(unreadable(shown))
        }
      case S_IFLNK:
        let target = URL(fileURLWithPath: shown).resolvingSymlinksInPath().path
        let targetKind = kind(target, followingLinks: true)
        if targetKind == nil {
          diagnostics.append(problem("template.dead-link", shown, "the link leads to nothing"))
        } else if !target.hasPrefix(root + "/") {
          diagnostics.append(
            problem(
              "template.link-outside", shown, "the link leads out of the folder of templates; copy what it leads to"))
        } else if targetKind == S_IFDIR {
          diagnostics.append(
            problem("template.link-to-folder", shown, "the link leads to a folder; copy what lies there"))
        } else if targetKind == S_IFREG {
          files.append(path)
        } else {
          diagnostics.append(problem("template.not-a-file", shown, "this is not a regular file"))
        }
      default: diagnostics.append(problem("template.not-a-file", shown, "this is not a regular file"))
      }
    }
    return (files.sorted(), diagnostics)
  }

  private static func unreadable(_ folder: String) -> Diagnostic {
    problem("file.unreadable", folder, "the folder cannot be read")
  }

  /// The names directly inside, in reverse order, since the last one is taken first; `nil` if the folder cannot be read.
  private static func names(in folder: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted(by: >)
  }

  /// The kind of what lies at a path, as the bits of `st_mode`; `nil` if nothing does.
  private static func kind(_ path: String, followingLinks: Bool = false) -> mode_t? {
    var status = stat()
    let code = followingLinks ? stat(path, &status) : lstat(path, &status)
    return code == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func problem(_ id: String, _ file: String, _ summary: String) -> Diagnostic {
    Diagnostic(id: id, at: SourceLocation(file: file), summary)
  }
}
