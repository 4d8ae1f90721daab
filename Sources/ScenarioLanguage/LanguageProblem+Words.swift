public import Diagnostics
public import Lifecycle

// The words for what is wrong with a structure, an action or an expectation.
extension LanguageProblem {
  /// The problem as a diagnostic, which points at a place.
  public func diagnostic(at place: SourceLocation) -> Diagnostic {
    let (id, summary, notes) = phrase
    return Diagnostic(id: id, at: place, summary, notes: notes.map { Diagnostic.Note($0) })
  }

  private var phrase: (id: String, summary: String, notes: [String]) {
    switch fact {
    case .empty(let what): return ("scenario.empty-text", "the \(what) is empty", [])
    case .expectedName(let found):
      return ("scenario.syntax", "expected a name of letters, digits and _\(instead(found))", [])
    case .expected(let sign, let found):
      return ("scenario.syntax", "expected '\(sign)'\(instead(found))", [])
    case .unknownTerm(let word):
      let terms = ["nav", "tabBar", "page", "split", "scene", "NavigationStack", "TabView"]
      return (
        "scenario.unknown-structure",
        "\(quoted(word)) is not a structure\(Suggestion.phrase(for: Self.near(word), in: terms))",
        [
          "structures are NAME, nav(…), tabBar(…), split(primary: …, secondary: …), page(…), NAME contains …, swiftui …, app, scene(…)"
        ]
      )
    case .unknownAction(let word):
      let words = ActionWord.allCases.map { $0.rawValue }
      return (
        "scenario.unknown-action",
        "\(quoted(word)) is not an action\(Suggestion.phrase(for: Self.near(word), in: words))", []
      )
    case .unknownSwiftUIAction(let word):
      let words = SwiftUIWord.allCases.map { $0.rawValue }
      return (
        "scenario.unknown-action", "\(quoted(word)) is not a SwiftUI action\(Suggestion.phrase(for: word, in: words))",
        ["SwiftUI actions are \(words.map { "swiftui:\($0)" }.joined(separator: ", "))"]
      )
    case .missingArgument(let word):
      return ("scenario.syntax", "'\(word.rawValue)' needs more: \(word.usage)", [])
    case .surplus(let text, let after):
      return (
        "scenario.syntax",
        "\(quoted(text.split(whereSeparator: { $0.isLineEnd }).first ?? "")) is too much after \(after)",
        []
      )
    case .unknownStyle(let word):
      let styles = PresentationStyle.allCases.map { $0.rawValue }
      return (
        "scenario.unknown-style",
        "\(quoted(word)) is not a presentation style\(Suggestion.phrase(for: Self.near(word), in: styles))",
        ["presentation styles are \(styles.joined(separator: ", "))"]
      )
    case .unknownAppState(let word):
      let states = AppState.allCases.map { $0.rawValue }
      return (
        "scenario.unknown-app-state",
        "\(quoted(word)) is not a state of the app\(Suggestion.phrase(for: word, in: states))",
        ["its states are \(states.joined(separator: ", "))"]
      )
    case .tooDeep:
      return ("scenario.too-deep", "more than \(CountLimit.depth) controllers stand inside each other here", [])
    case .longName(let name):
      return (
        "scenario.long-name",
        "the name \(quoted(name)) has \(name.count.grouped) letters; a name may have \(CountLimit.lettersOfName)", []
      )
    case .hiddenInName(let scalar):
      return (
        "scenario.syntax", "\(HiddenCharacter.name(of: scalar)) cannot be seen in a name; take it out", []
      )
    case .tooManyNames:
      return ("scenario.too-many", "more than \(CountLimit.controllers.grouped) controllers are named up to here", [])
    case .notAnExpectation:
      return (
        "scenario.unknown-expectation", "this is not an expectation",
        [
          "expectations are 'A CALLBACK before B CALLBACK', 'no A CALLBACK', 'A CALLBACK once', 'A CALLBACK 2 times', "
            + "'A gets nothing'"
        ]
      )
    case .expectationWord(let word, let meant):
      return ("scenario.unknown-expectation", "an expectation has no \(quoted(word)); did you mean '\(meant)'?", [])
    case .unknownCallback(let word):
      return (
        "scenario.unknown-callback",
        "\(quoted(word)) is not a callback\(Suggestion.phrase(for: word, in: Callback.vocabulary))", []
      )
    case .unknownSubject(let word, let known):
      return (
        "scenario.unknown-subject",
        "nobody in this scenario is called \(quoted(word))\(Suggestion.phrase(for: word, in: known))",
        []
      )
    }
  }

  /// For a word that is no slip, but as plain, one that is near what it means: other capitals count for nothing.
  private static func near(_ word: String) -> String {
    switch word.asciiLowercased() {
    case "tab", "tabs", "uitabbarcontroller", "tabbarcontroller": "TabBar"
    case "navigation", "uinavigationcontroller", "navigationcontroller": "Nav"
    case "uisplitviewcontroller", "splitviewcontroller": "Split"
    case "uipageviewcontroller", "pageviewcontroller": "Page"
    case "sheet": "PageSheet"
    case "modal", "full": "FullScreen"
    case "back", "goback": "Pop"
    case "switchtab": "SelectTab"
    default: word
    }
  }

  private func instead(_ found: String) -> String { found.isEmpty ? " at the end" : " instead of \(quoted(found))" }
}

extension Diagnostic {
  /// A release that the model does not know.
  public static func unknownRelease(_ text: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "scenario.unknown-release", at: place,
      "iOS \(quoted(text)) is not a release that the model knows; it knows iOS \(Release.knownInWords)")
  }

  /// An order that the rule does not have.
  public static func unknownVariant(_ name: String, of rule: Rule, at place: SourceLocation) -> Diagnostic {
    let names = rule.variants.map { $0.name }
    return Diagnostic(
      id: "scenario.unknown-order", at: place,
      "\(quoted(name)) is not an order of \(rule.id.name)\(Suggestion.phrase(for: name, in: names, orList: "it has"))")
  }
}
