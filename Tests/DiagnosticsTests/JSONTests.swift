import Diagnostics
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "-0.5e+10", #""a\"\\\n한😀""#, #"{"b": [1, 2, {"c": ""}], "a": false}"#,
  ])
  func whatIsWrittenReadsAsTheSame(text: String) throws { #expect(try JSON(parsing: text).text() == text) }

  @Test func everyTextReadsAsTheSameAndHidesNothing() throws {
    let scalars: [Unicode.Scalar] = [
      "a", "~", " ", "\"", "\\", "/", "\n", "\r", "\t", "\0", "\u{1}", "\u{7F}", "\u{85}", "\u{AD}", "\u{200B}",
      "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{E0001}", "é", "한", "😀",
    ]
    for first in scalars {
      for second in scalars {
        let text = String(String.UnicodeScalarView([first, second]))
        let quoted = JSONText.quoted(text)
        #expect(try JSON(parsing: quoted) == .text(text))
        #expect(!quoted.unicodeScalars.contains { HiddenCharacter($0) != nil }, "\(quoted)")
      }
    }
  }

  @Test func escapesAreRead() throws {
    #expect(try JSON(parsing: #" "\u0041\ud83d\ude00\/\t" "#) == .text("A😀/\t"))
  }

  @Test(arguments: [
    ("", 0), ("nul", 0), ("01", 2), ("-", 1), ("1.", 2), ("[1,]", 3), ("[1 2]", 3), (#"{"a" 1}"#, 5),
    (#"{"a": 1, "a": 2}"#, 12), ("{a: 1}", 1), (#""a"#, 2), ("\"\n\"", 2), (#""\x""#, 3), (#""\ud800""#, 7),
    (#""\ud800\u0041""#, 13), (#""\udc00""#, 7), ("1 2", 2), (String(repeating: "[", count: 50), 21), ("'a'", 0),
  ])
  func anythingElseIsRefused(text: String, offset: Int) {
    do throws(JSONProblem) {
      let value = try JSON(parsing: text)
      Issue.record("\(text) reads as \(value)")
    } catch {
      #expect(error.offset == offset, "\(text): \(error.message)")
    }
  }

  @Test func listsHaveLinesWhereAsked() {
    let value = JSON.object([
      .init("a", .list([.number(1), .object([.init("b", .texts(["x"]))])])), .init("c", .list([])),
    ])
    #expect(value.text(linesUnder: ["a", "b", "c"]) == "{\"a\": [\n  1,\n  {\"b\": [\n    \"x\"\n  ]}\n], \"c\": []}")
  }
}
