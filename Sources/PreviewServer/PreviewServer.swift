internal import ConcurrentMap
internal import FlyingFox
internal import Site
internal import Synchronization

/// Shows a site on this machine while it is written: pages from memory, made anew at each edit, that reload by themselves.
public struct PreviewServer: Sendable {
  /// How often pages are told what they know. A page that is gone is noticed then.
  private static let repetition = Duration.seconds(15)

  /// How many free ports are tried where another program may have taken the one before.
  private static let triesOfPorts = 8

  /// How long to wait before a server that has ended is begun again, and how often that may fail.
  private static let (pause, mostAttempts) = (Duration.milliseconds(100), 50)

  private let port: UInt16
  private let folders: [String]
  private let rebuild: @Sendable () async -> Rebuild

  /// Makes a server for a port, where 0 is any that is free.
  ///
  /// `rebuild` is called once at the beginning and then whenever something in the folders has changed, never twice at the
  /// same time. The folders are named as the diagnostics name their files; a file may stand among them, whether it is there or
  /// not.
  public init(port: UInt16, watching folders: [String], rebuild: @escaping @Sendable () async -> Rebuild) {
    self.port = port
    self.folders = folders
    self.rebuild = rebuild
  }

  /// Serves until the task is cancelled, and a rebuild that is under way then has ended.
  ///
  /// `onListening` is called once, with the port, as soon as browsers can ask; that is before the first site is there.
  /// `onFailure` is called if a folder that comes later cannot be watched; the server goes on.
  public func run(
    onListening: @Sendable (_ port: UInt16) -> Void = { _ in },
    onFailure: @escaping @Sendable (PreviewError) -> Void = { _ in }
  ) async throws(PreviewError) {
    let bursts = Bursts()
    let watcher = try FolderWatcher(folders, onFailure: onFailure) { bursts.touch($0) }
    defer { watcher.stop() }
    let site = LiveSite(excerpts: SourceExcerpts(folders: folders))
    let first = self.port == 0 ? try Loopback.freePort() : self.port
    let handler = PreviewHandler(answers: Answers(site: site))
    let failure = await withTaskGroup(of: PreviewError?.self) { group -> PreviewError? in
      defer { group.cancelAll() }
      var port = first
      var taken = await Self.start(.ip4, port: port, handler, in: &group)
      // Another program may have got a port that was free a moment ago.
      for _ in 0..<Self.triesOfPorts where self.port == 0 && taken == .portTaken(port) {
        do throws(PreviewError) { port = try Loopback.freePort() } catch { return error }
        taken = await Self.start(.ip4, port: port, handler, in: &group)
      }
      if let taken { return taken }
      // A machine need not have the other address; but a program that has it has what browsers take for `localhost`.
      if case .portTaken(port)? = await Self.start(.ip6, port: port, handler, in: &group), self.port != 0 {
        return .portTaken(port)
      }
      onListening(port)
      group.addTask {
        await site.take(await rebuild())
        ProcessMemory.giveBack()
        for await _ in bursts.ends { Self.letGo(of: await site.take(await rebuild())) }
        return nil
      }
      group.addTask {
        while (try? await Task.sleep(for: Self.repetition)) != nil { await site.repeatItself() }
        return nil
      }
      while let ended = await group.next() { if let error = ended { return error } }
      return nil
    }
    if let failure { throw failure }
  }

  /// Deallocates a former site on a thread of its own. That takes some milliseconds, in which browsers ask for the next one.
  private static func letGo(of former: consuming PreviewedSite?) {
    guard former != nil else { return }
    let last = LastHolder(former)
    former = nil
    NewThread.start { last.letGo() }
  }

  /// The only reference to a former site. Starting a thread retains what the thread is given, and the site would be deallocated by
  /// whichever of the two threads releases it last.
  private final class LastHolder: Sendable {
    private let site: Mutex<PreviewedSite?>

    init(_ site: consuming PreviewedSite?) { self.site = Mutex(site) }

    /// What goes here goes outside of the lock.
    func letGo() { _ = site.withLock { $0.take() } }
  }

  /// Runs a server in the group, and waits until it listens; why it does not is returned at once. Why it ends later for good is
  /// what its task in the group gives.
  private static func start(
    _ address: Loopback, port: UInt16, _ handler: PreviewHandler, in group: inout TaskGroup<PreviewError?>
  ) async -> PreviewError? {
    let server: HTTPServer
    do throws(PreviewError) {
      server = try address.server(port: port, handler: handler)
    } catch {
      return error
    }
    let (beginnings, beginning) = AsyncStream.makeStream(of: PreviewError?.self)
    defer { beginning.finish() }
    group.addTask {
      guard let error = await failure(of: server, at: port) else { return nil }
      guard case .terminated = beginning.yield(error) else { return nil }
      return await served(at: address, port: port, handler, since: error)
    }
    group.addTask {
      try? await server.waitUntilListening()
      beginning.yield(nil)
      return nil
    }
    return await beginnings.first { _ in true } ?? nil
  }

  /// Begins the server again whenever it ends because the system has no descriptor left for another connection. Its open
  /// connections are closed with it, and the pages connect again. Returns why it cannot be begun any more; `nil` if the task is
  /// cancelled.
  private static func served(
    at address: Loopback, port: UInt16, _ handler: PreviewHandler, since error: PreviewError
  ) async -> PreviewError? {
    var error = error
    var attempts = 0
    while attempts < Self.mostAttempts {
      guard (try? await Task.sleep(for: Self.pause)) != nil else { return nil }
      do throws(PreviewError) {
        guard let again = await failure(of: try address.server(port: port, handler: handler), at: port) else {
          return nil
        }
        error = again
      } catch let again {
        error = again
      }
      // A server that fails at a connection did listen.
      if !error.isOfAConnection { attempts += 1 }
    }
    return error
  }

  /// Runs a server. Returns why it has ended; `nil` if the task is cancelled.
  private static func failure(of server: HTTPServer, at port: UInt16) async -> PreviewError? {
    do {
      try await server.run()
      return nil
    } catch {
      return Task.isCancelled ? nil : PreviewError(error, port: port)
    }
  }
}
