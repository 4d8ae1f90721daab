import Diagnostics
import Generator
import Scenarios

/// Content that was checked, and what is wrong with it.
struct CheckedContent {
  private(set) var catalog = Catalog()
  private(set) var findings: [Diagnostic] = []
  /// Whether it is all of a folder of content, and no part of one.
  private(set) var isWhole = false

  /// What paths on the command line lead to. Files that belong to no content are read together, since one may speak of
  /// another; so are the parts of one content.
  static func all(_ paths: [ContentPath], templates: TemplateOption) -> [CheckedContent] {
    var all: [CheckedContent] = []
    var files: [CatalogLoader.NamedFile] = []
    var parts: [(root: String, parts: [ContentPart])] = []
    for path in paths {
      switch path {
      case .folder(let folder): all.append(CheckedContent(folder: folder, templates: templates))
      case .missing(let path): all.append(CheckedContent(findings: [.nothingHere(path)]))
      case .templates(let path, let content):
        all.append(CheckedContent(templatesAt: path, of: content, templates: templates))
      case .file(let path, let inside): files.append(.init(path: path, pathInFolder: inside))
      case .part(let path, let root, let isFolder):
        let part = ContentPart(path: path, isFolder: isFolder)
        if let index = parts.firstIndex(where: { $0.root == root }) {
          parts[index].parts.append(part)
        } else {
          parts.append((root, [part]))
        }
      }
    }
    all += parts.map { CheckedContent($0.parts, of: $0.root, templates: templates) }
    if !files.isEmpty {
      // They are of no site, so there are no languages that they lack.
      all.append(CheckedContent(SiteInspection(files: files, templates: nil)))
    }
    return all
  }

  /// All of a folder of content.
  private init(folder: String, templates: TemplateOption) {
    self.init(SiteInspection(content: folder, templates: templates.origin(beside: folder)))
    isWhole = true
  }

  /// Parts of a folder of content.
  ///
  /// Files are read alone first, with the site's settings, which takes no time. Where something is wrong with them, it may
  /// be that they speak of what was not read. Then all is read, and what is wrong with other files left out. The settings
  /// themselves are promises about all of it.
  private init(_ parts: [ContentPart], of root: String, templates: TemplateOption) {
    let settings = "site.yaml"
    if !parts.contains(where: { $0.isFolder || $0.path == settings }) {
      let names = parts.map(\.path) + [settings]
      let files = names.map { CatalogLoader.NamedFile(path: "\(root)/\($0)", pathInFolder: $0) }
      self.init(SiteInspection(files: files, templates: templates.origin(beside: root)))
      keep(parts, of: root)
      if findings.isEmpty { return }
    }
    self.init(folder: root, templates: templates)
    isWhole = false
    keep(parts, of: root)
    for part in parts where part.isFolder {
      let own = catalog.parts { part.holds($0, in: root) }
      let isWrong = findings.contains { part.holds($0.location, in: root) }
      if !isWrong, own.counts.allSatisfy({ $0.number == 0 }) { findings.append(.nothingRead("\(root)/\(part.path)")) }
    }
  }

  /// The templates of a folder of content, or some of them. What they are wrong in may follow from the content, which is read
  /// for that; what is wrong with the content itself is left out.
  private init(templatesAt path: String, of content: String, templates: TemplateOption) {
    self.init(folder: content, templates: templates)
    isWhole = false
    findings.removeAll { !ContentPath.lies($0.location.file, in: path) }
    catalog = Catalog()
  }

  private init(_ inspection: SiteInspection) {
    catalog = inspection.catalog
    findings = inspection.diagnostics
  }

  private init(findings: [Diagnostic]) { self.findings = findings }

  private mutating func keep(_ parts: [ContentPart], of root: String) {
    func isKept(_ place: SourceLocation) -> Bool { parts.contains { $0.holds(place, in: root) } }
    findings.removeAll { !isKept($0.location) }
    catalog = catalog.parts(where: isKept)
  }
}

/// A file or a folder in a folder of content.
private struct ContentPart {
  let path: String
  let isFolder: Bool

  func holds(_ place: SourceLocation, in root: String) -> Bool {
    let own = "\(root)/\(path)"
    return place.file == own || (isFolder && place.file.hasPrefix("\(own)/"))
  }
}
