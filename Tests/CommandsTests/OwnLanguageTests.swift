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
          "there are no words for 'fr'; they stand in Templates/words/fr.json; there are words for en, ko, ja, de"),
        "\(run.errors)")
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
      #expect(table["Disappearing"] == "Disappearing" && table["Appearing"] == nil && table["Search"] == "Search")
      #expect(run.errors == "de: \(table.count) phrases without words\n")
      // Filled in, nothing is left to tell.
      let words = folder.appendingPathComponent("shop/Templates/words/de", isDirectory: true)
      try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
      try Data(run.output.utf8).write(to: words.appendingPathComponent("more.json"))
      let rest = try lifeline(["templates", "words", "de"], in: folder.appendingPathComponent("shop"))
      #expect(rest.output == "{\n\n}\n")
      #expect(try lifeline(["templates", "words", "ko"], in: folder).errors == "ko: 0 phrases without words\n")
    }
  }
}
