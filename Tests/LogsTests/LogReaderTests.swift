import Logs
import Testing

@Suite struct LogReaderTests {
  @Test func aLineIsRead() { #expect(LogReader().read("A viewDidLoad").events.map(\.callback) == ["viewDidLoad"]) }
}
