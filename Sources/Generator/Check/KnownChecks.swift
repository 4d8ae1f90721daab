import Diagnostics
import Fingerprints
import Scenarios
import Site

/// What the checks of content and templates found the last time, by what each follows from.
struct KnownChecks: Sendable {
  /// What is wrong with the texts of a file.
  var prose = Known<[ProseCheck.Problems]>()
  /// What is wrong with parts of the content beside each other.
  var relations = Known<[Diagnostic]>()
  var templates = Known<TemplateFolder>()
  /// What these follow from; `nil` before they were read.
  var templatesKey: Fingerprint?
  /// The templates in each of the site's languages.
  var libraries = Known<[(words: SiteWords, templates: TemplateLibrary)]>()
  var plans = Known<[Diagnostic]>()
  /// Which checks have found nothing in a build before this one.
  var digests = KeptDigests()
}

/// What was read, simulated and checked the last time.
struct KnownInspection: Sendable {
  var files = KnownFiles()
  var simulation = KnownSimulation()
  var checks = KnownChecks()
}
