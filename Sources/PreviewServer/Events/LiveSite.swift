internal import Diagnostics

/// The site as it is now, what is wrong with its sources, and the pages that want to know when that changes.
actor LiveSite {
  /// The most pages that are told. A browser opens far fewer; what is beyond has been left open by something else.
  private static let mostListeners = 64

  /// The last good site; `nil` before there is one.
  private(set) var current: PreviewedSite?

  /// Where the lines are read that problems point to.
  nonisolated let excerpts: SourceExcerpts
  private var revision = 0
  private var problems: [Problem] = []
  private var listeners: [(number: Int, stream: AsyncStream<[UInt8]>.Continuation)] = []
  private var listenersSoFar = 0

  init(excerpts: SourceExcerpts) { self.excerpts = excerpts }

  /// How many pages are told.
  var listenerCount: Int { listeners.count }

  /// Takes over what a rebuild gave, and tells the pages, unless there is nothing to tell. The site that was current before is
  /// given back: to let go of it takes a while, for which no page has to wait.
  @discardableResult
  func take(_ rebuild: Rebuild) -> PreviewedSite? {
    var former: PreviewedSite?
    switch rebuild {
    case .unchanged: return nil
    case .site(let site, let warnings):
      former = current
      current = site
      problems = excerpts.problems(warnings)
    case .failed(let diagnostics): problems = excerpts.problems(diagnostics)
    }
    revision += 1
    tell()
    return former
  }

  /// Tells the pages once more. It changes nothing for them; but a page that is gone is noticed only by being told something.
  func repeatItself() { tell() }

  /// What a page is told: how things stand now, and each time that changes. Each event tells all there is to know, so that
  /// a page that is slow misses nothing by getting the last one only.
  func events() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(1))
    listenersSoFar += 1
    let number = listenersSoFar
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      Task { await self.remove(number) }
    }
    listeners.append((number, continuation))
    if listeners.count > Self.mostListeners { listeners.removeFirst().stream.finish() }
    continuation.yield(frame)
    return stream
  }

  private var frame: [UInt8] { EventFrame.state(revision: revision, problems) }

  private func tell() {
    let frame = frame
    for listener in listeners { listener.stream.yield(frame) }
  }

  private func remove(_ number: Int) { listeners.removeAll { $0.number == number } }
}
