import Fingerprints
import Testing

@Suite struct FingerprintTests {
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func isTheFunctionAsItIsPublished(text: String, bits: String) {
    #expect(Fingerprint(Array(text.utf8)).bits == UInt128(bits, radix: 16))
  }

  @Test func tellsValuesApartThatAreWrittenAlike() {
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], [], [""], ["", ""]].map { Fingerprint(of: $0) }
    #expect(Set(lists).count == lists.count)
    let texts = [nil, "", "0", "a", "aa"].map { Fingerprint(of: $0) }
    #expect(Set(texts).count == texts.count)
    let numbers = [0, 1, -1, 256, .max].map { Fingerprint(of: $0) }
    #expect(Set(numbers).count == numbers.count)
    #expect(Fingerprint(of: "ab", "c") != Fingerprint(of: "a", "bc"))
    #expect(Fingerprint(of: true) != Fingerprint(of: false))
  }

  @Test func partsGiveTheSameAsTheWhole() {
    var parts = Fingerprint()
    for part in ["in", "", "parts"] { parts.add(Array(part.utf8)) }
    #expect(parts == Fingerprint(Array("inparts".utf8)))
  }
}
