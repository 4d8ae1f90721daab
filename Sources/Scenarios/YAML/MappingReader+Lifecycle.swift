import Diagnostics
import Lifecycle
import ScenarioLanguage
import Yams

// The values that scenarios and evidence share.
extension MappingReader {
  /// A name in kebab-case, which can stand in an address. One that stays inside its file may hold callbacks' names.
  mutating func identifier(_ key: String, allowsCapitals: Bool = false) -> String? {
    guard let text = text(key, .id, required: true) else { return nil }
    let isKebab =
      !text.isEmpty
      && text.allSatisfy {
        $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-" || allowsCapitals && $0.isUppercase)
      }
      && text.first != "-" && text.last != "-" && !text.contains("--")
    if !isKebab {
      report(
        Diagnostic(
          id: "content.bad-id", at: valuePlace(key),
          "\(quoted(text)) is not an id: lower-case letters, digits and single hyphens between them"))
      return nil
    }
    // Every folder of pages has an index of its own.
    if text == "index" {
      report(Diagnostic(id: "content.bad-id", at: valuePlace(key), "'index' is the name of the folder's own page"))
      return nil
    }
    return text
  }

  /// The name of a method of an app's own, which is called as the model's callbacks are and has a page as they have.
  mutating func methodName(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    if LoggedWords.isName(text) { return text }
    report(
      Diagnostic(
        id: "content.bad-name", at: valuePlace(key),
        "\(quoted(text)) is not a method's name: letters, digits and _, without parentheses"))
    return nil
  }

  /// The keys of a scenario's platform, and of a log's, which says nothing of an SDK.
  static let platformKeys = statedPlatformKeys + ["sdk"]
  static let statedPlatformKeys = ["ios", "idiom", "scenes"]

  /// `{ios: 18, idiom: pad, scenes: false, sdk: 17}`
  mutating func platform(_ key: String) -> Platform? {
    guard let node = node(key) else { return nil }
    var found: [Diagnostic] = []
    defer { report(found) }
    guard
      var values = MappingReader(
        node, what: "a platform", keys: Self.platformKeys, path: path, diagnostics: &found)
    else { return nil }
    let release = values.release("ios")
    values.checkScenes(on: release)
    let platform = Platform(
      release: release ?? .newest,
      idiom: values.choice("idiom", of: Platform.Idiom.self, called: "an idiom") ?? .phone,
      scenes: values.flag("scenes"), sdk: values.release("sdk"))
    found += values.diagnostics
    return platform
  }

  /// What a log says of its platform, without what it leaves out: `{ios: 15, idiom: pad, scenes: false}`
  mutating func statedPlatform(_ key: String) -> StatedPlatform? {
    guard let node = node(key) else { return nil }
    var found: [Diagnostic] = []
    defer { report(found) }
    guard
      var values = MappingReader(
        node, what: "a log's platform", keys: Self.statedPlatformKeys, path: path, diagnostics: &found)
    else { return nil }
    let release = values.release("ios")
    values.checkScenes(on: release)
    let platform = StatedPlatform(
      idiom: values.choice("idiom", of: Platform.Idiom.self, called: "an idiom"), scenes: values.flag("scenes"),
      release: release)
    found += values.diagnostics
    return platform
  }

  private mutating func checkScenes(on release: Release?) {
    guard let release, release.major < 13, text("scenes") == "true" else { return }
    report(
      Diagnostic(
        id: "simulation.unavailable", at: valuePlace("scenes"),
        "scenes came with iOS 13, and this runs on iOS \(release.description)"))
  }

  private mutating func release(_ key: String) -> Release? {
    guard let text = text(key) else { return nil }
    if let release = Release(parsing: text) { return release }
    report(Diagnostic.unknownRelease(text, at: valuePlace(key)))
    return nil
  }

  mutating func structure(_ key: String) -> Structure? {
    guard let located = located(key, .structure, required: true) else { return nil }
    do throws(LanguageProblem) {
      return try Structure(parsing: located.text)
    } catch {
      report(error.diagnostic(at: located.place(at: error.offset)))
      return nil
    }
  }

  mutating func action(_ located: LocatedText) -> Action? {
    do throws(LanguageProblem) {
      return try Action(parsing: located.text)
    } catch {
      report(error.diagnostic(at: located.place(at: error.offset)))
      return nil
    }
  }

  /// `{navigation.push: incoming-first}`
  mutating func orders(_ key: String, on release: Release) -> [Rule.ID: String] {
    guard let node = node(key) else { return [:] }
    var found: [Diagnostic] = []
    defer { report(found) }
    guard
      var values = MappingReader(
        node, what: "the list of orders", keys: RuleBook.rules.map(\.id.name), path: path, diagnostics: &found)
    else { return [:] }
    var orders: [Rule.ID: String] = [:]
    for rule in RuleBook.rules {
      guard let name = values.text(rule.id.name) else { continue }
      if rule.variant(named: name) != nil {
        orders[rule.id] = name
      } else {
        values.report(Diagnostic.unknownVariant(name, of: rule, at: values.valuePlace(rule.id.name)))
      }
    }
    found += values.diagnostics
    return orders
  }
}
