import Foundation
import Testing

/// Within a module, folders do not stand in a circle: what a folder names is below it.
///
/// A folder names another where one of its files has the name of a type that the other declares. What is called on a value
/// whose type is not named is not seen.
@Suite struct FolderOrderTests {
  private struct Naming: Hashable {
    let module: String
    let folder: String
    let named: String

    init(_ module: String, _ folder: String, names named: String) {
      (self.module, self.folder, self.named) = (module, folder, named)
    }
  }

  /// What goes against the order that all else gives. Whoever mends one takes it from the list; none is added.
  private static let known: [(naming: Naming, reason: String)] = [
    (Naming("Analysis", "Runs", names: "Changes"), "a page's other runs are of the releases that changed something"),
    (Naming("Generator", "Draw", names: "Pages"), "diagrams link to pages, and have the words of an edition"),
    (Naming("Generator", "Pages", names: "Publishing"), "each page's head has the address of the feed"),
    (Naming("Generator", "Reference", names: "Pages"), "the coverage is told in the words of an edition"),
    (Naming("Generator", "Scenario", names: "Pages"), "parts of a scenario's page are of the publication"),
    (
      Naming("Lifecycle", "Hierarchy", names: "Simulation"), "controllers are made from what a script has of the window"
    ),
    (Naming("Lifecycle", "Rules", names: "Simulation"), "decisions are made for a step"),
    (Naming("Lifecycle", "Simulation", names: "Run"), "a simulation has the environment of the run"),
    (Naming("Lifecycle", "Simulation", names: "State"), "a simulation begins from a state and ends in one"),
    (Naming("Lifecycle", "Vocabulary", names: "Rules"), "what a word means on a release is decided by rules"),
    (Naming("Scenarios", "YAML", names: "Editorial"), "the reader of mappings knows how a logged step is named"),
    (Naming("Scenarios", "YAML", names: "Evidence"), "the reader of mappings reads platforms and words of logs"),
    (Naming("Site", "Markdown", names: "Links"), "Markdown is rewritten where its links lead"),
    (Naming("Site", "Markdown", names: "Templates"), "Markdown becomes the markup that templates print"),
  ]

  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  /// Which folders of a module name which; files beside the folders are not looked at.
  private static func namings(in module: String) throws -> Set<Naming> {
    var files: [(folder: String, words: SwiftWords)] = []
    let top = sources.appendingPathComponent(module).path
    for path in try FileManager.default.subpathsOfDirectory(atPath: top).sorted() where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/")
      guard parts.count > 1 else { continue }
      let words = SwiftWords(try String(contentsOfFile: "\(top)/\(path)", encoding: .utf8))
      #expect(words.isBalanced, "\(module)/\(path)")
      files.append((String(parts[0]), words))
    }
    var homes: [String: Set<String>] = [:]
    for file in files { for type in file.words.types { homes[type, default: []].insert(file.folder) } }
    // A name with two meanings tells nothing.
    for file in files { for type in file.words.otherTypes { homes[type] = nil } }
    var namings: Set<Naming> = []
    for file in files {
      for name in file.words.capitalized {
        guard let home = homes[name], home.count == 1, let named = home.first, named != file.folder else { continue }
        namings.insert(Naming(module, file.folder, names: named))
      }
    }
    return namings
  }

  private static let all = Result {
    try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      .reduce(into: Set<Naming>()) { try $0.formUnion(namings(in: $1)) }
  }

  /// What is left of namings when those are taken away, again and again, whose folder nothing names or names nothing.
  private static func circles(_ namings: Set<Naming>) -> Set<Naming> {
    var rest = namings
    while true {
      let next = rest.filter { naming in
        rest.contains { $0.module == naming.module && $0.folder == naming.named }
          && rest.contains { $0.module == naming.module && $0.named == naming.folder }
      }
      if next == rest { return rest }
      rest = next
    }
  }

  @Test func foldersStandInNoCircle() throws {
    let namings = try Self.all.get()
    #expect(namings.count > 50)
    let circles = Self.circles(namings.subtracting(Self.known.map(\.naming)))
    #expect(circles.isEmpty, "\(circles.map { "\($0.module): \($0.folder) names \($0.named)" }.sorted())")
  }

  @Test func theListOfKnownCirclesShrinks() throws {
    let namings = try Self.all.get()
    for (naming, _) in Self.known {
      // Without it there would be a circle less.
      let others = namings.subtracting(Self.known.map(\.naming).filter { $0 != naming })
      #expect(
        Self.circles(others).contains(naming),
        "\(naming.module): that \(naming.folder) names \(naming.named) makes no circle any more; take it from the list")
    }
  }

  @Test func namesOfTypesAreFound() {
    let words = SwiftWords(
      """
      /// A Comment.
      public struct Page { enum Kind { case a } }
      private final class Own {}
      extension Other { func text() -> Text { "A String \\(Inner.self)" } } // Not
      """)
    #expect(words.types == ["Page"])
    #expect(words.otherTypes == ["Kind", "Own"])
    #expect(words.capitalized == ["Page", "Kind", "Own", "Other", "Text"])
    #expect(words.isBalanced)
  }
}
