import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  private let place = SourceLocation(file: "a,b.yaml", line: 3, column: 7)

  @Test func textForPeople() {
    let diagnostic = Diagnostic(
      id: "x.y", at: place, "no \"such\" thing",
      notes: [.init("it was here", at: SourceLocation(file: "c.yaml", line: 1)), .init("so there")])
    #expect(
      DiagnosticFormat.text.write([diagnostic])
        == "a,b.yaml:3:7: error: no \"such\" thing [x.y]\n  c.yaml:1: note: it was here\n  note: so there\n")
  }

  @Test func jsonForTools() {
    #expect(DiagnosticFormat.json.write([]) == "[]\n")
    #expect(
      DiagnosticFormat.json.write([Diagnostic(.warning, id: "x", at: place, "a \"b\"\n\u{1}")])
        == "[\n  {\"severity\": \"warning\", \"id\": \"x\", \"file\": \"a,b.yaml\", \"line\": 3, \"column\": 7, "
        + "\"summary\": \"a \\\"b\\\"\\n\\u0001\", \"notes\": []}\n]\n")
  }

  @Test func annotationsForACodeHost() {
    #expect(
      DiagnosticFormat.github.write([Diagnostic(id: "x:y", at: place, "50% more", notes: [.init("why")])])
        == "::error file=a%2Cb.yaml,line=3,col=7,title=x%3Ay::50%25 more%0Anote: why\n")
  }

  @Test func readingOrder() {
    let first = Diagnostic(id: "b", at: SourceLocation(file: "a", line: 2), "x")
    let second = Diagnostic(id: "a", at: SourceLocation(file: "a", line: 10), "x")
    let third = Diagnostic(id: "a", at: SourceLocation(file: "b"), "x")
    #expect([third, second, first, second].inReadingOrder == [first, second, third])
  }

  @Test func slips() {
    #expect(Suggestion.nearest(to: "psuh", in: ["pop", "push"]) == "push")
    #expect(Suggestion.nearest(to: "Push", in: ["pop", "push"]) == "push")
    #expect(Suggestion.nearest(to: "zebra", in: ["pop", "push"]) == nil)
    #expect(Suggestion.nearest(to: "b", in: ["a", "B"]) == "B")
    #expect(Suggestion.nearest(to: "b", in: ["a"]) == nil)
    #expect(Suggestion.phrase(for: "", in: ["pop"]) == "")
    #expect(Suggestion.phrase(for: "zebra", in: ["pop", "push"], orList: "it has") == "; it has pop, push")
    #expect(Suggestion.phrase(for: "psuh", in: ["pop", "push"], orList: "it has") == "; did you mean 'push'?")
  }
}
