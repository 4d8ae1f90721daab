import Diagnostics
import Testing

@Suite struct PhraseTests {
  @Test func aLiteralBecomesAKeyWithGaps() {
    let (name, count) = ("Detail", 3)
    let phrase: Phrase = "\(name) has \(count) calls"
    #expect(phrase.key == "{1} has {2} calls")
    #expect(phrase.values == [.text("Detail"), .text("3")])
    #expect(phrase.english == "Detail has 3 calls")
    #expect(("nothing" as Phrase).key == "nothing")
  }

  @Test func anotherLanguagePlacesTheGapsAsItNeeds() {
    let inner: Phrase = "the \("new") tab"
    let phrase: Phrase = "\(inner) before \("old")"
    #expect(phrase.english == "the new tab before old")
    let table = ["{1} before {2}": "{2} < {1}", "the {1} tab": "{1}-tab"]
    #expect(phrase.text { table[$0] ?? $0 } == "old < new-tab")
  }

  @Test func whatLooksLikeAGapInAValueStaysAsItIs() {
    let phrase: Phrase = "\("{2}") and \("b")"
    #expect(phrase.english == "{2} and b")
    #expect(("set {1}" as Phrase).english == "set {1}")
    #expect(phrase.text { _ in "{3} {x" } == "{3} {x")
  }

  @Test func phrasesAreListed() {
    let list = (["a", "b", "c"] as [Phrase]).listed()
    #expect(list?.english == "a, b, c")
    #expect(list?.text { $0 == "{1}, {2}" ? "{1}、{2}" : $0 } == "a、b、c")
    #expect(([] as [Phrase]).listed() == nil)
  }
}
