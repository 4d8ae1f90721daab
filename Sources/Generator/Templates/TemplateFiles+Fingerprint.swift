import Diagnostics
import Fingerprints
import Foundation

extension TemplateFiles {
  /// What templates follow from, as long as the program is the same.
  static func fingerprint(of origin: TemplateOrigin) -> Fingerprint {
    switch origin {
    case .folder(let folder): fingerprint(below: folder)
    case .builtIn(nil, _): Fingerprint()
    case .builtIn(let folder?, _):
      Fingerprint(of: fingerprint(below: folder), BuiltInChanges(in: folder).stale.map(\.path))
    }
  }

  /// What is read of a folder of templates: as long as it stays the same, so do the templates.
  static func fingerprint(below folder: String) -> Fingerprint {
    let (files, problems) = list(below: folder)
    var all = Fingerprint(of: folder, problems.map { "\($0.id) \($0.location.file)" })
    for file in files {
      file.add(to: &all)
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
      (data == nil).add(to: &all)
      all.add(Array(data ?? Data()))
    }
    return all
  }
}
