import Analysis
import Testing

@Suite struct AlignedLogTests {
  @Test func sameLinesShareARow() {
    let log = AlignedLog(logged: ["a", "b", "c"], simulated: ["a", "x", "c", "d"])
    #expect(log.rows.map(\.logged) == ["a", "b", nil, "c", nil])
    #expect(log.rows.map(\.simulated) == ["a", nil, "x", "c", "d"])
    #expect(log.rows.map(\.isDifferent) == [false, true, true, false, true])
  }

  @Test func everyLineStandsOnceInItsOrder() {
    let (logged, simulated) = (["a", "b", "a", "c", "b"], ["b", "a", "b", "c"])
    let log = AlignedLog(logged: logged, simulated: simulated)
    #expect(log.rows.compactMap(\.logged) == logged)
    #expect(log.rows.compactMap(\.simulated) == simulated)
    #expect(log.rows.count { !$0.isDifferent } == 3)
  }

  @Test func oneMayBeEmpty() {
    #expect(AlignedLog(logged: [], simulated: ["a"]).rows.map(\.simulated) == ["a"])
    #expect(AlignedLog(logged: [], simulated: []).rows.isEmpty)
  }
}
