import ConcurrentMap
import Diagnostics
import Fingerprints
import Scenarios

/// A site's content and templates, as they were read.
struct SiteReading: Sendable {
  let catalog: Catalog
  let templates: TemplateFolder
  /// What the templates follow from.
  let templatesKey: Fingerprint
  /// What is wrong with files of content by themselves.
  let diagnostics: [Diagnostic]
  /// Whether the files have other contents than at the reading before. It is also `true` after the first reading, and if a file
  /// cannot be compared. The times of the files are not compared: a file can change twice between two readings.
  let hasChanged: Bool

  /// Reads a folder of content and a folder of templates. What is `known` and is read again is not parsed again; afterwards what
  /// was read is known.
  init(content: String, templates origin: TemplateOrigin, known: inout KnownInspection) {
    let (files, checks) = (known.files, known.checks)
    let ((loaded, readFiles), (templates, key, knownTemplates)) = concurrently {
      var files = files
      return (CatalogLoader.load(folder: content, known: &files), files)
    } _: {
      var (known, isRead) = (checks.templates, false)
      let key = TemplateFiles.fingerprint(of: origin)
      let templates = known.value(for: key) {
        isRead = true
        return TemplateFolder.load(origin)
      }
      // A template was written between the fingerprint and the reading. No later reading has this key.
      if !isRead || TemplateFiles.fingerprint(of: origin) == key { return (templates, key, known) }
      return (templates, Fingerprint(of: key, "and something else"), Known())
    }
    hasChanged = readFiles.haveChanged || checks.templatesKey != key
    (known.files, known.checks.templates, known.checks.templatesKey) = (readFiles, knownTemplates, key)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    self.catalog = catalog
    self.templates = templates
    templatesKey = key
    diagnostics = loaded.diagnostics + excess
  }
}
