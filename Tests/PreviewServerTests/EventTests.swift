import Diagnostics
import Testing

@testable import PreviewServer

@Suite struct EventTests {
  private func site() -> LiveSite { LiveSite(excerpts: SourceExcerpts(folders: [])) }
  private let good = Rebuild.site(PreviewedSite { _ in nil }, warnings: [])

  private func failed(_ summary: String) -> Rebuild {
    .failed([Diagnostic(id: "a.b", at: SourceLocation(file: "x.yaml", line: 3, column: 7), summary)])
  }

  private func next(_ events: inout AsyncStream<[UInt8]>.Iterator) async -> String {
    String(decoding: await events.next() ?? [], as: UTF8.self)
  }

  @Test func anEventIsOneLineOfDataWhateverTheTextsAre() async {
    let site = site()
    await site.take(failed("a\nb\r\ndata: c\u{2028}\"</script>"))
    var events = await site.events().makeAsyncIterator()
    let event = await next(&events)
    #expect(
      event.hasPrefix("retry: 500\nevent: state\nid: 1\ndata: {\"revision\": 1, \"problems\": [{")
        && event.hasSuffix("}\n\n"))
    #expect(event.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(event.contains("\"place\": \"x.yaml:3:7\"") && !event.contains("\r") && !event.contains("\u{2028}"))
  }

  @Test func whoComesIsToldHowThingsStandAndThenWhatChanges() async {
    let site = site()
    var events = await site.events().makeAsyncIterator()
    #expect(await next(&events).contains("\"revision\": 0"))
    await site.take(good)
    #expect(await next(&events).contains("\"revision\": 1, \"problems\": []"))
    await site.take(.unchanged)
    await site.take(failed("wrong"))
    let event = await next(&events)
    #expect(event.contains("\"revision\": 2") && event.contains("wrong"))
    await site.take(good)
    #expect(await next(&events).contains("\"revision\": 3, \"problems\": []"))
  }

  @Test func theLastGoodSiteStaysWhenSomethingIsWrong() async throws {
    let site = site()
    await site.take(.site(PreviewedSite { _ in [1] }, warnings: []))
    #expect(await site.take(failed("wrong")) == nil)
    #expect(await site.current?.file("a") == [1])
  }

  /// Who let it take over lets go of what was there.
  @Test func theFormerSiteIsGivenBack() async throws {
    let site = site()
    #expect(await site.take(.site(PreviewedSite { _ in [1] }, warnings: [])) == nil)
    #expect(await site.take(.unchanged) == nil)
    let former = try #require(await site.take(good))
    #expect(await former.file("a") == [1])
  }

  @Test func warningsAreShownWithTheSite() async {
    let site = site()
    let warning = Diagnostic(.warning, id: "a.b", at: SourceLocation(file: "x.yaml"), "doubtful")
    await site.take(.site(PreviewedSite { _ in [1] }, warnings: [warning]))
    var events = await site.events().makeAsyncIterator()
    #expect(await next(&events).contains("\"severity\": \"warning\""))
    #expect(await site.current != nil)
  }

  /// A page that does not read costs one event, not one for each edit of a day.
  @Test func whoIsSlowGetsTheLastOne() async {
    let site = site()
    var events = await site.events().makeAsyncIterator()
    for _ in 0..<1_000 { await site.take(good) }
    #expect(await next(&events).contains("\"revision\": 1000,"))
    #expect(await site.listenerCount == 1)
  }

  @Test func whoGoesIsForgotten() async {
    let site = site()
    do {
      var events = await site.events().makeAsyncIterator()
      _ = await next(&events)
      #expect(await site.listenerCount == 1)
    }
    for _ in 0..<1_000 where await site.listenerCount > 0 { await Task.yield() }
    #expect(await site.listenerCount == 0)
  }

  @Test func thereAreNotMoreThanABrowserOpens() async {
    let site = site()
    var first = await site.events().makeAsyncIterator()
    var others: [AsyncStream<[UInt8]>] = []
    for _ in 0..<200 { others.append(await site.events()) }
    #expect(await site.listenerCount == 64)
    _ = await first.next()
    #expect(await first.next() == nil)
  }

  @Test func ofManyProblemsTheFirstAreShown() async {
    let site = site()
    let all = (1...50).map { Diagnostic(id: "a.b", at: SourceLocation(file: "x.yaml", line: $0), "wrong") }
    await site.take(.failed(all))
    var events = await site.events().makeAsyncIterator()
    let event = await next(&events)
    #expect(event.contains("\"more\": 30") && event.contains("x.yaml:20\"") && !event.contains("x.yaml:21\""))
  }
}
