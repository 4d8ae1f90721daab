import Foundation
import TestSupport
import Testing

/// A language of one's own, by a table of words beside the content, in commands that make no site.
@Suite struct OwnLanguageTests {
  private static let files = [
    "shop/Content/Scenarios/one.yaml": scenario("one"),
    "shop/Templates/words/de.json": "{\"Appearing\": \"Erscheint gerade\"}",
  ]

  @Test(arguments: [
    ["draw", "one", "--language", "de"], ["draw", "--all", "Out", "--language", "de"],
    ["cards", "--language", "de"], ["sheets", "controller", "--language", "de"],
  ])
  func aTableOfWordsIsKnown(arguments: [String]) throws {
    try withFolder(Self.files) { folder in
      let run = try lifeline(arguments + ["--content", "shop/Content"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      if arguments[1] == "one" {
        #expect(run.output.contains("Erscheint gerade") && run.output.contains("lang=\"de\""))
      }
      // Elsewhere there is no such table.
      let other = try lifeline(arguments, in: folder.appendingPathComponent("shop/Content"))
      #expect(other.status != 0)
    }
  }

  @Test(arguments: [["draw", "one"], ["cards"], ["sheets"]])
  func aLanguageWithoutWordsIsAnswered(command: [String]) throws {
    try withFolder(Self.files) { folder in
      let run = try lifeline(command + ["--language", "fr"], in: folder.appendingPathComponent("shop"))
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "there are no words for 'fr'; 'lifeline templates words fr --output Templates/words/fr.json' makes a table "
            + "to fill in; there are words for en, ko, ja, de"),
        "\(run.errors)")
    }
  }

  /// Where a text has no English, the site's first language comes, and the file's where no settings are read.
  @Test func aTitleIsInTheFirstLanguage() throws {
    let scenario = "id: one\ntitle: {ja: プッシュ, de: Vor, ko: 푸시}\nstructure: nav(A)\nsteps: [push B]\n"
    try withFolder([
      "lifeline.yaml": "title: T\nlanguages: [ko, ja]\n", "Content/Scenarios/one.yaml": scenario,
      "README.md": "<!-- lifeline: one -->\n<!-- /lifeline -->\n",
    ]) { folder in
      #expect(try lifeline(["simulate", "one", "--format", "markdown"], in: folder).output.contains("푸시"))
      let file = try lifeline(["simulate", "Content/Scenarios/one.yaml", "--format", "markdown"], in: folder)
      #expect(file.output.contains("プッシュ"), "\(file.errors)")
      #expect(try lifeline(["embed", "README.md"], in: folder).status == 0)
      #expect(try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8).contains("푸시"))
    }
  }

  @Test func aReportOnALogIsInTheLanguage() throws {
    let words = "{\"Explained: UIKit makes these calls in this order.\": \"Erklärt.\"}"
    try withFolder([
      "Templates/words/ar.json": words,
      "app.log": "A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA viewDidAppear\n",
    ]) { folder in
      let run = try lifeline(["verify", "app.log", "--format", "html", "--language", "ar"], in: folder)
      #expect(run.output.contains("<html lang=\"ar\" dir=\"rtl\">"), "\(run.errors)")
      #expect(try lifeline(["verify", "app.log", "--format", "html", "--language", "fr"], in: folder).status == 2)
    }
  }

  @Test func phrasesWithoutWordsAreATable() throws {
    try withFolder(Self.files) { folder in
      let run = try lifeline(["templates", "words", "de"], in: folder.appendingPathComponent("shop"))
      let table = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: String])
      #expect(table["Disappearing"] == "" && table["Appearing"] == nil && table["Search"] == "")
      #expect(run.errors == "de: \(table.count) phrases without words\n")
      // A table that is not filled in says nothing.
      let words = folder.appendingPathComponent("shop/Templates/words/de", isDirectory: true)
      try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
      try Data(run.output.utf8).write(to: words.appendingPathComponent("more.json"))
      let same = try lifeline(["templates", "words", "de"], in: folder.appendingPathComponent("shop"))
      #expect(same.output == run.output)
      let drawn = try lifeline(["draw", "one", "--language", "de"], in: folder.appendingPathComponent("shop"))
      #expect(drawn.status == 0 && drawn.output.contains("Erscheint gerade") && drawn.output.contains("Disappearing"))
      // Filled in, nothing is left to tell.
      let filled = run.output.replacingOccurrences(of: ": \"\"", with: ": \"x\"")
      try Data(filled.utf8).write(to: words.appendingPathComponent("more.json"))
      let rest = try lifeline(["templates", "words", "de"], in: folder.appendingPathComponent("shop"))
      #expect(rest.output == "{\n\n}\n")
      #expect(try lifeline(["templates", "words", "ko"], in: folder).errors == "ko: 0 phrases without words\n")
    }
  }

  /// What somebody has translated stays when the command runs again.
  @Test func aTableIsMadeAndAddedTo() throws {
    let folder = try TemporaryFolder()
    let (path, command) = ("Templates/words/de.json", ["templates", "words", "de", "-o", "Templates/words/de.json"])
    let made = try lifeline(command, in: folder.url)
    #expect(made.status == 0 && made.output.isEmpty && made.errors.hasPrefix("\(path): 1"), "\(made.errors)")
    let table = try #require(folder.text(path))
    #expect(table.contains("\n  \"Appearing\": \"\",\n"))
    // Whatever the order and the blanks are, and whether or not a page says it.
    try folder.write("{\"Mine\": \"Meins\", \"Appearing\":\"Erscheint gerade\"}", to: path)
    #expect(try lifeline(command, in: folder.url).status == 0)
    let again = try #require(folder.text(path))
    #expect(again.hasPrefix("{\n  \"Mine\": \"Meins\",\n  \"Appearing\": \"Erscheint gerade\",\n"))
    #expect(again.contains("\n  \"Disappearing\": \"\","))
    #expect(try lifeline(command, in: folder.url).status == 0)
    #expect(folder.text(path) == again)
    // A slip loses nothing.
    try folder.write("{\"Mine\": \"Meins\"", to: path)
    let slip = try lifeline(command, in: folder.url)
    #expect(slip.status == 2 && slip.errors.contains("'\(path)' is not JSON, and stays as it is"), "\(slip.errors)")
    #expect(folder.text(path) == "{\"Mine\": \"Meins\"")
  }

  /// A table beside Lifeline's own adds to it; one of the same name would take its place.
  @Test func aTableThatComesWithLifelineIsNotReplaced() throws {
    let folder = try TemporaryFolder(["Templates/site/partials/footer.mustache": "<footer>[[Mine]]</footer>"])
    let command = ["templates", "words", "ko", "-o"]
    let refused = try lifeline(command + ["Templates/words/ko.json"], in: folder.url)
    #expect(refused.status == 2 && refused.errors.contains("a file in Templates/words/ko adds to that one"))
    #expect(!folder.exists("Templates/words"))
    let made = try lifeline(command + ["Templates/words/ko/own.json"], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(folder.text("Templates/words/ko/own.json") == "{\n  \"Mine\": \"\"\n}\n")
  }
}
