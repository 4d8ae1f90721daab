import Diagnostics
import Testing

/// Texts from outside stay on their line, and no terminal takes a part of them for a command.
@Suite struct PrintingTests {
  private static let foreign: [(String, String, String)] = [
    ("a\u{1B}]0;PWNED\u{7}b", "a\\u{1B}]0;PWNED\\u{7}b", "a\\u001b]0;PWNED\\u0007b"),
    ("a\n::error::forged", "a\\n::error::forged", "a\\n::error::forged"), ("a\r\nb", "a\\r\\nb", "a\\r\\nb"),
    ("a\tb", "a\\tb", "a\\tb"), ("a\u{7F}\u{85}\u{9B}b", "a\\u{7F}\\u{85}\\u{9B}b", "a\\u007f\\u0085\\u009bb"),
    ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c", "a\\u202eb\\u2066c"),
    ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c", "a\\u2028b\\u2029c"),
    ("a\u{FEFF}\u{E0041}b", "a\\u{FEFF}\\u{E0041}b", "a\\ufeff\\udb40\\udc41b"),
    ("::error::x", "\\u{3A}:error::x", "::error::x"), ("  ::x", "  \\u{3A}:x", "  ::x"), ("a ::x", "a ::x", "a ::x"),
    ("한글 👩‍👧 ❤️‍🔥 é", "한글 👩‍👧 ❤️‍🔥 é", "한글 👩‍👧 ❤️‍🔥 é"),
  ]

  @Test func aTextOfColonsAloneIsPrintedSoon() {
    let colons = String(repeating: ":", count: 200_000)
    #expect(colons.printable == "\\u{3A}" + colons.dropFirst())
  }

  @Test(arguments: foreign)
  func inEveryFormat(text: String, printed: String, json: String) {
    let diagnostic = Diagnostic(
      id: "x", at: SourceLocation(file: text, line: 1), text,
      notes: [.init(text, at: SourceLocation(file: text, line: 2))])
    #expect(
      DiagnosticFormat.text.write([diagnostic])
        == "\(printed):1: error: \(printed) [x]\n  \(printed):2: note: \(printed)\n")
    let file = printed.replacing(":", with: "%3A")
    #expect(
      DiagnosticFormat.github.write([diagnostic])
        == "::error file=\(file),line=1,title=x::\(printed)%0Anote: \(printed)\n")
    #expect(
      DiagnosticFormat.json.write([diagnostic])
        == "[\n  {\"severity\": \"error\", \"id\": \"x\", \"file\": \"\(json)\", \"line\": 1, \"column\": 0, "
        + "\"summary\": \"\(json)\", \"notes\": [{\"text\": \"\(json)\", \"location\": \"\(json):2\"}]}\n]\n")
  }

  /// Every character of Unicode, printed by each format: one line of text, and nothing in it that a terminal acts on.
  @Test func everyCharacter() {
    let usual = DiagnosticFormat.allCases.map { format in
      format.write([Diagnostic(id: "x", at: SourceLocation(file: "f"), "ab")]).unicodeScalars.count { $0 == "\n" }
    }
    for code in 0...UInt32(0xE01FF)
    where !(0xD800...0xDFFF).contains(code) && (code < 0x3000 || code > 0xF900 && code < 0x10000 || code >= 0xE0000) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let diagnostic = Diagnostic(id: "x", at: SourceLocation(file: "f"), "a\(scalar)b")
      for (format, lines) in zip(DiagnosticFormat.allCases, usual) {
        let written = format.write([diagnostic]).unicodeScalars
        let bare = written.filter { $0 != "\n" && HiddenCharacter($0) != nil }
        let breaks = written.count { $0 == "\n" }
        if !bare.isEmpty || breaks != lines {
          Issue.record("\(HiddenCharacter.name(of: scalar)) gets out of \(format.rawValue)")
        }
      }
    }
  }

  @Test func longTextsAreCut() {
    #expect(quoted("abc") == "'abc'")
    #expect(quoted(String(repeating: "x", count: 80)) == "'\(String(repeating: "x", count: 80))'")
    #expect(quoted(String(repeating: "x", count: 1_000_000)) == "'\(String(repeating: "x", count: 80))…'")
    #expect(quoted("a" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count <= 84)
    let long = Diagnostic(id: "x", at: SourceLocation(file: "f"), String(repeating: "word ", count: 200_000))
    // A test report has it in an attribute and in the text.
    for format in DiagnosticFormat.allCases {
      #expect(format.write([long]).utf8.count < (format == .junit ? 4_600 : 2_600))
    }
  }

  @Test func noSuggestionForWhatIsNoWord() {
    let words = ["push", "pop", String(repeating: "x", count: 41), String(repeating: "y", count: 1_000_000)]
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 42), in: words) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 40), in: words) == words[2])
    #expect(Suggestion.nearest(to: String(repeating: "x", count: 1_000_000), in: words) == nil)
    #expect(Suggestion.nearest(to: "psuh", in: words) == "push")
    #expect(Suggestion.nearest(to: "펴시", in: ["푸시"]) == nil)
    #expect(Suggestion.nearest(to: "푸시하기", in: ["푸쉬하기"]) == "푸쉬하기")
    let many = (0..<5_000).map { "name\($0)" }
    #expect(Suggestion.phrase(for: "zebra", in: many, orList: "there is").count < 400)
  }
}
