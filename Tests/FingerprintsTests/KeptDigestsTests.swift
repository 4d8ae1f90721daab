import Fingerprints
import Testing

/// What a run has found out is not found out again by the next one, as long as it follows from the same.
@Suite struct KeptDigestsTests {
  private let key = Fingerprint(of: "inputs")
  private let other = Fingerprint(of: "others")

  @Test func aCheckThatFoundNothingIsNotMadeAgain() {
    var first = KeptDigests()
    #expect(first.findings(for: key) { [String]() } == [])
    var second = KeptDigests(first.asked)
    #expect(second.isClean(key))
    #expect(second.findings(for: key) { ["made again"] } == [])
    #expect(second.findings(for: other) { ["made"] } == ["made"])
    // And so on to the third run.
    #expect(KeptDigests(second.asked).isClean(key))
  }

  @Test func aCheckThatFoundSomethingIsMadeInEachRun() {
    var first = KeptDigests()
    #expect(first.findings(for: key) { ["wrong"] } == ["wrong"])
    #expect(!first.isClean(key))
    var second = KeptDigests(first.asked)
    #expect(second.findings(for: key) { ["still wrong"] } == ["still wrong"])
    #expect(second.asked.isEmpty)
  }

  @Test func aDigestIsMadeOnceAndGoesWhereNobodyAsks() {
    var first = KeptDigests()
    #expect(first.digest(for: key) { other } == other)
    var second = KeptDigests(first.asked)
    #expect(second.digest(for: key) { key } == other)
    #expect(KeptDigests(first.asked).asked.isEmpty)
  }

  /// A preview plans again and again in one process, and keeps no more than the last round.
  @Test func ofRunsInOneProcessTheLastIsKnown() {
    var digests = KeptDigests()
    _ = digests.digest(for: key) { other }
    digests.beginRun()
    #expect(digests.asked.isEmpty)
    #expect(digests.digest(for: key) { key } == other)
    digests.beginRun()
    _ = digests.digest(for: other) { key }
    digests.beginRun()
    #expect(digests.digest(for: key) { key } == key)
  }
}
