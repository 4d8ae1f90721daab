import Diagnostics
import Site

/// Checks the templates against the pages that they are for.
struct TemplateCheck {
  let folder: TemplateFolder
  /// The languages of the site, each with its templates; English first.
  let languages: [(words: SiteWords, templates: TemplateLibrary)]
  let plan: PlannedFiles

  private static let forms: [Edition.Form] = [.site, .book]
  /// How many templates that are not there are named.
  private static let longestList = 3

  /// What is wrong with the texts, the names and the links of the templates.
  var diagnostics: [Diagnostic] {
    // Where there are no templates at all, that says enough.
    guard let english = languages.first?.templates, !folder.sources.isEmpty else {
      return folder.diagnostics.hasErrors ? folder.diagnostics : folder.diagnostics + [.noTemplates(in: folder.folder)]
    }
    return folder.diagnostics + folder.untranslated(in: languages.map(\.words.language)) + missing(in: english)
      + unread(in: english) + onceForEachPlace(languages.flatMap { [$0.templates.diagnostics] + names($0.templates) })
      + links
  }

  /// A partial is part of many pages, each of which finds its faults anew, in words of its own, and so does each language:
  /// the first one that finds any at a place speaks for all.
  private func onceForEachPlace(_ lists: [[Diagnostic]]) -> [Diagnostic] {
    var seen = Set<SourceLocation>()
    return lists.flatMap { list in
      let new = list.filter { !seen.contains($0.location) }
      seen.formUnion(new.map(\.location))
      return new
    }
  }

  /// Files beside the built-in templates that nothing reads: most of them have a slip in the name.
  private func unread(in library: TemplateLibrary) -> [Diagnostic] {
    let pages = Self.forms.flatMap { form in PageCatalog.kinds.map { "\(form.templates)/\($0.template)" } }
    return UnreadTemplates(folder: folder, languages: languages.map(\.words.language))
      .diagnostics(in: library, pages: pages.filter(library.has))
  }

  /// The names in each page's template, compared with what it will be given.
  private func names(_ library: TemplateLibrary) -> [[Diagnostic]] {
    Self.forms.flatMap { form in
      PageCatalog.kinds.filter { library.has("\(form.templates)/\($0.template)") }.map { kind in
        library.diagnostics(
          for: "\(form.templates)/\(kind.template)", shape: PageCatalog.shape(kind.template), escaping: form.escaping)
      }
    }
  }

  /// Templates that are not there. In a folder that holds the few that somebody has changed these are most of them.
  private func missing(in library: TemplateLibrary) -> [Diagnostic] {
    let wanted = Self.forms.flatMap { form in PageCatalog.kinds.map { "\(form.templates)/\($0.template)" } }
    let missing = wanted.filter { !library.has($0) }
    let place = SourceLocation(file: folder.folder)
    guard missing.count > Self.longestList else {
      let spare = library.names.filter { !wanted.contains($0) }
      return missing.map { name in
        Diagnostic(
          id: "template.missing", at: place,
          "there is no template '\(name)'\(Suggestion.phrase(for: name, in: spare))")
      }
    }
    let first = missing.prefix(Self.longestList).map { "'\($0)'" }.joined(separator: ", ")
    return [
      Diagnostic(
        id: "template.missing", at: place,
        "\(missing.count) of \(wanted.count) templates are missing, such as \(first)",
        notes: [Diagnostic.Note("a folder of templates is whole: copy the one that comes with Lifeline and change it")])
    ]
  }

  /// Links that stand in the templates themselves.
  private var links: [Diagnostic] {
    let site = plan.site.union(folder.assets.paths)
    let found = zip(plan.editions, languages).flatMap { edition, language in
      links(edition, language.templates, among: site) + links(edition.twin, language.templates, among: site)
    }
    let all = found + languages.prefix(1).flatMap { links(.book, $0.templates, among: plan.book) }
    // A template of several editions has each of its dead links once, whatever else each edition could have meant.
    var seen = Set<SourceLocation>()
    return all.filter { seen.insert($0.location).inserted }
  }

  private func links(_ edition: Edition, _ library: TemplateLibrary, among files: Set<String>) -> [Diagnostic] {
    let pages = plan.pages.filter { edition.form != .book || PageCatalog.isInBook($0) }.map { page in
      TemplateLinkCheck.Page(path: edition.file(page.address), template: "\(edition.form.templates)/\(page.template)")
    }
    return TemplateLinkCheck.diagnostics(pages, of: library, edition.form.escaping, among: files)
  }
}

extension Diagnostic {
  fileprivate static func noTemplates(in folder: String) -> Diagnostic {
    Diagnostic(
      id: "template.no-folder", at: SourceLocation(file: folder),
      "there are no templates here: a folder of templates has the folders site and book")
  }
}
