import Testing

@testable import Scenarios

/// What lists say of a scenario follows from its file without texts that they leave out.
@Suite struct FileFingerprintTests {
  private func rest(_ text: String) -> String {
    String(
      decoding: TextFile(path: "a.yaml", bytes: Array(text.utf8)).bytes(without: ["explanation", "summary"]),
      as: UTF8.self)
  }

  @Test(arguments: [
    "explanation: One line.\n", "explanation: |\n  Two\n\n  lines.\n",
    "explanation:\n  en: |\n    One.\n  ko: >-\n    둘\n",
    "explanation: \"Quoted\n  over lines\"\n", "explanation: |\r\n  With\r\n\r\n  returns.\r\n",
    "summary: One.\nexplanation: Two.\n", "summary:\n  en: One.\n",
  ])
  func theExplanationIsLeftOut(explanation: String) {
    let (before, after) = ("id: a\ntitle: A\n", "steps:\n- launch\n")
    #expect(rest(before + explanation + after) == rest(before + after))
    #expect(rest(explanation + after) == rest(after))
    #expect(rest(before + explanation) == before)
  }

  @Test(arguments: [
    "title: explanation: x\n", "steps:\n  - do: push B\n    explanation: inner\n", "# explanation: a remark\n",
    "{explanation: x, title: y}\n", "\"explanation\": x\n", "explanations: x\n", "\texplanation: x\n",
  ])
  func nothingElseIs(text: String) {
    #expect(rest(text) == text + "\n")
    #expect(rest("explanation: gone\n" + "id: a\n" + text) == "id: a\n" + text + "\n")
  }
}
