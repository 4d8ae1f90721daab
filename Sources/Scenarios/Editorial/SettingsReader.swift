import Diagnostics
import Yams

// The site's settings.
extension EditorialReader {
  static let settingKeys = [
    "title", "tagline", "summary", "languages", "leaveOut", "theme", "groups", "questions", "wanted", "spellings",
    "example", "guide", "baseURL", "pathPrefix", "editURL", "repositoryURL", "license", "licenseURL", "report",
    "showsEveryChange",
  ]

  static let groupKeys = ["id", "title", "summary"]
  static let questionKeys = ["question", "answer", "reply", "keywords"]
  static let wantedKeys = ["words", "answers"]
  static let spellingKeys = ["other", "usual"]

  mutating func settings(_ root: Node) -> SiteSettings? {
    guard var mapping = open(root, "the site's settings", Self.settingKeys) else { return nil }
    let title = mapping.localized("title", .title)
    let tagline = mapping.localized("tagline", .title)
    let summary = mapping.localized("summary", .summary)
    let groups = Self.groups(&mapping)
    let questions = Self.questions(&mapping)
    var settings = SiteSettings(
      title: title ?? LocalizedText("Lifeline"), tagline: tagline, summary: summary, groups: groups)
    settings.languages = Self.languages(&mapping)
    settings.leftOut = mapping.texts("leaveOut", most: 50).map { Reference(id: $0.text, location: $0.place) }
    settings.theme = Self.theme(&mapping)
    settings.questions = questions
    settings.wanted = Self.wanted(&mapping)
    settings.spellings = Self.spellings(&mapping)
    settings.example = mapping.located("example", .id).map { Reference(id: $0.text, location: $0.place) }
    settings.guide = mapping.located("guide", .id).map { Reference(id: $0.text, location: $0.place) }
    Self.readAddress(of: &settings, from: &mapping)
    settings.editURL = mapping.address("editURL", holding: "{path}")
    settings.repositoryURL = mapping.address("repositoryURL")
    settings.license = mapping.text("license", .title)
    settings.licenseURL = mapping.address("licenseURL")
    if settings.license != nil, mapping.isEmpty("licenseURL") {
      mapping.report(
        Diagnostic(
          .warning, id: "content.missing-key", at: mapping.valuePlace("license"),
          "pages name a license with a link to it; add the key 'licenseURL', or leave 'license' out"))
    }
    settings.report = mapping.located("report", .id).map { Reference(id: $0.text, location: $0.place) }
    settings.showsEveryChange = mapping.flag("showsEveryChange") ?? false
    settings.promise = mapping.valuePlace("showsEveryChange")
    diagnostics += mapping.diagnostics
    return settings
  }

  /// Codes of languages, each once. Whether there are words for them is another question.
  private static func languages(_ mapping: inout MappingReader) -> [Reference] {
    if mapping.node("languages")?.sequence?.isEmpty == true {
      mapping.report(
        Diagnostic(
          id: "settings.no-language", at: mapping.valuePlace("languages"),
          "a site has at least one language; name one, such as [en], or leave 'languages' out"))
    }
    var seen = Set<String>()
    return mapping.texts("languages", most: 50).compactMap { code in
      guard LanguageTag.isKnown(code.text) else {
        mapping.report(
          Diagnostic(
            id: "settings.unknown-language", at: code.place,
            "\(quoted(code.text)) is not the code of a language"
              + (LanguageTag.meant(by: code.text).map { "; did you mean '\($0)'?" } ?? ", such as en, ko or ja")))
        return nil
      }
      guard seen.insert(code.text).inserted else {
        mapping.report(
          Diagnostic(id: "settings.language-twice", at: code.place, "'\(code.text)' is in the list already"))
        return nil
      }
      return Reference(id: code.text, location: code.place)
    }
  }

  /// Where the site is published: the folder stands in the address, or in a key of its own.
  private static func readAddress(of settings: inout SiteSettings, from mapping: inout MappingReader) {
    let prefix = mapping.pathPrefix("pathPrefix")
    settings.pathPrefix = prefix ?? "/"
    guard let text = mapping.address("baseURL") else { return }
    guard let address = PublishedAddress(text) else {
      return mapping.report(
        Diagnostic(
          id: "content.not-a-path", at: mapping.valuePlace("baseURL"),
          "the path of \(quoted(text)) has letters, digits and -._~ between slashes"))
    }
    settings.baseURL = address.host
    settings.pathPrefix = prefix ?? address.folder ?? "/"
    if let prefix, let folder = address.folder, prefix != folder {
      mapping.report(
        Diagnostic(
          id: "content.two-paths", at: mapping.valuePlace("pathPrefix"),
          "'\(prefix)' is not the path of \(quoted(text)), which is '\(folder)'; give one of them"))
    }
  }

  private static func groups(_ mapping: inout MappingReader) -> [SiteSettings.Group] {
    var places: [String: SourceLocation] = [:]
    return mapping.list("groups", of: "a group", keys: groupKeys) {
      group -> SiteSettings.Group? in
      let id = group.identifier("id")
      var isSecond = false
      if let id {
        let place = group.valuePlace("id")
        if let first = places[id] { group.report(.duplicateID(id, at: place, first: first)) }
        isSecond = places[id] != nil
        places[id] = places[id] ?? place
      }
      let title = group.localized("title", .title)
      let summary = group.localized("summary", .summary)
      // With a second one of its name, each of its scenarios would be there twice.
      if isSecond { return nil }
      return id.map { .init(id: $0, title: title ?? LocalizedText($0), summary: summary) }
    }
  }

  private static func wanted(_ mapping: inout MappingReader) -> [SiteSettings.Wanted] {
    mapping.list("wanted", of: "what readers look for", keys: wantedKeys) { item -> SiteSettings.Wanted? in
      let words = item.localized("words", .sentence)
      if item.node("words") == nil { item.report(item.missing("words")) }
      if item.node("answers") == nil { item.report(item.missing("answers")) }
      let answers = item.texts("answers", .keyword, most: 20).map { Reference(id: $0.text, location: $0.place) }
      return words.map { SiteSettings.Wanted(words: $0, answers: answers) }
    }
  }

  private static func spellings(_ mapping: inout MappingReader) -> [SiteSettings.Spelling] {
    mapping.list("spellings", of: "a spelling", keys: spellingKeys) { item -> SiteSettings.Spelling? in
      let (other, usual) = (item.text("other", .keyword, required: true), item.text("usual", .keyword, required: true))
      guard let other, let usual else { return nil }
      return SiteSettings.Spelling(other: other, usual: usual)
    }
  }

  private static func questions(_ mapping: inout MappingReader) -> [SiteSettings.Question] {
    mapping.list("questions", of: "a question", keys: questionKeys) {
      item -> SiteSettings.Question? in
      let text = item.localized("question", .sentence)
      if item.node("question") == nil { item.report(item.missing("question")) }
      let answer = item.located("answer", .keyword, required: true).map { Reference(id: $0.text, location: $0.place) }
      let (reply, keywords) = (item.localized("reply", .prose), item.localized("keywords", .sentence))
      guard let text, let answer else { return nil }
      return SiteSettings.Question(text: text, answer: answer, reply: reply, keywords: keywords)
    }
  }
}
