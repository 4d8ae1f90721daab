import Lifecycle
import Testing

@testable import Generator

/// How callbacks are declared, which is what readers copy into the search.
@Suite struct CallbackDeclarationTests {
  @Test func thePageAndTheSearchNameThem() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Scenarios/start.yaml": "id: start\ntitle: T\nsummary: S\nstructure: app\nsteps: [launch]\n",
    ])
    defer { site.remove() }
    let outcome = site.build()
    let page = try outcome.page("callbacks/sceneWillConnectTo.html")
    #expect(
      page.contains(
        """
        <b>func</b> scene(
            _ scene: <i>UIScene</i>,
            willConnectTo session: <i>UISceneSession</i>,
            options connectionOptions: <i>UIScene</i>.<i>ConnectionOptions</i>
        )
        """))
    #expect(page.contains("willConnectToSession:(<i>UISceneSession</i> *)session"))
    let search = try outcome.page("search-index.js")
    #expect(search.contains("\"code\": [\"viewWillAppear(_:)\", \"viewWillAppear:\"]"))
  }

  /// Whatever has a signature has a whole declaration, and both say the same.
  @Test func eachDeclarationHasItsSignature() throws {
    var checked = 0
    for name in Callback.vocabulary {
      let callback = Callback(name)
      guard let signature = callback.swiftSignature, !signature.hasPrefix("UIApplication.") else { continue }
      let declared = try #require(Declarations.of(callback), "\(name) has no declaration")
      #expect(Self.signature(of: declared.swift) == signature, "\(name): \(declared.swift)")
      #expect(declared.objectiveC.map(Self.selector) == callback.objectiveCSelector, "\(name)")
      checked += 1
    }
    #expect(checked > 100)
  }

  /// Lines are broken between parameters, and nothing else is changed.
  @Test func whatIsLongStandsInSeveralLines() throws {
    for callback in Callback.vocabulary.map({ Callback($0) }) {
      guard let declared = Declarations.of(callback) else { continue }
      for text in [declared.swift, declared.objectiveC].compactMap({ $0 }) {
        let lines = DeclarationText(language: "", text: text).lines
        #expect(lines.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        #expect(text.count <= 64 || lines.contains("\n") || !text.contains(","), "\(lines)")
        #expect(lines.split(separator: "\n").allSatisfy { $0.count < 150 }, "\(lines)")
      }
    }
  }

  /// `func a(_ b: C, d e: F) -> G` is `a(_:d:)`.
  private static func signature(of declaration: String) -> String {
    let start = declaration.replacing("convenience ", with: "").replacing("static ", with: "").replacing(
      "func ", with: "")
    guard let open = start.firstIndex(of: "(") else { return start }
    var labels: [String] = []
    var (depth, parameter) = (0, "")
    for character in start[open...] {
      if ")]}".contains(character) || (character == ">" && parameter.last != "-") { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth == 1, character == "," { parameter = "" } else if depth > 0 { parameter.append(character) }
      if depth == 1, character == ":" {
        labels.append(String(parameter.dropLast().split(separator: " ").first ?? ""))
      }
      if "([{<".contains(character) { depth += 1 }
    }
    let name = start[..<open].prefix { $0 != "<" && $0 != "?" }
    return "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// `- (void)a:(B)b c:(D)d;` is `a:c:`.
  private static func selector(of declaration: String) -> String {
    var (depth, outside) = (0, "")
    for character in declaration.dropFirst(2).dropLast() {
      if character == "(" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == ")" { depth -= 1 }
    }
    guard outside.contains(":") else { return outside }
    return outside.split(separator: " ").compactMap { part in
      part.firstIndex(of: ":").map { String(part[...$0]) }
    }.joined()
  }
}
