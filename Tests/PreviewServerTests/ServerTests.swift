import Diagnostics
import Foundation
import LocalConnections
import Testing

@testable import PreviewServer

/// The server as a browser meets it.
@Suite struct ServerTests {
  /// Runs a server on a free port for the time of the body; each rebuild gives a page with the number of the rebuild.
  private func withServer(
    page: @escaping @Sendable (Int) -> String = { "<head></head>\($0)" },
    _ body: (_ port: UInt16, _ folder: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "served-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let counter = Counter()
    let server = PreviewServer(port: 0, watching: [folder]) {
      counter.add()
      let text = page(counter.value)
      return .site(PreviewedSite { $0 == "index.html" ? Array(text.utf8) : nil }, warnings: [])
    }
    let (ports, port) = AsyncStream.makeStream(of: UInt16.self)
    let running = Task {
      // A server that cannot begin must not be waited for.
      defer { port.finish() }
      try await server.run { port.yield($0) }
    }
    guard let found = await ports.first(where: { _ in true }) else {
      try await running.value
      Issue.record("it has ended without a word")
      return
    }
    try await body(found, folder)
    running.cancel()
    try await running.value
  }

  /// Speaks with the server as soon as the first site is there. What waits does so on a thread of its own: the server runs
  /// on those of the tests.
  private func speak(_ port: UInt16, _ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let events = try LocalConnection(port: port)
            events.ask("/.lifeline/events")
            try events.waitForEvent("\"revision\": 1,")
            try body()
          })
      }
    }
  }

  @Test func aHeadIsThatOfThePageWithoutThePage() async throws {
    try await withServer { port, _ in
      try await speak(port) {
        let connection = try LocalConnection(port: port)
        connection.ask("/")
        let page = connection.answer()
        #expect(page.head.hasPrefix("HTTP/1.1 200 OK\r\n") && page.body.hasSuffix("</head>1"))
        connection.ask("/", method: "HEAD")
        #expect(connection.answer(hasBody: false).head == page.head)
        let tag = try #require(page.head.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") }).dropFirst(6)
        connection.ask("/", "If-None-Match: \(tag)")
        #expect(connection.answer(hasBody: false).head.hasPrefix("HTTP/1.1 304 Not Modified\r\n"))
        // Nothing of a body stood between them.
        connection.ask("/nothing")
        #expect(connection.answer().head.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
      }
    }
  }

  @Test func pathsAndHostsAreTakenAsTheyAreSent() async throws {
    try await withServer { port, folder in
      try await speak(port) {
        try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(folder)/secret"))
        for path in ["/../\(folder)/secret", "/%2e%2e/secret", "/..%5csecret", folder + "/secret", "/%00", "/a?../b"] {
          let connection = try LocalConnection(port: port)
          connection.ask(path)
          let answer = connection.answer()
          #expect(answer.head.hasPrefix("HTTP/1.1 400 ") || answer.head.hasPrefix("HTTP/1.1 404 "), "\(path)")
          #expect(!answer.body.contains("secret"))
        }
        let connection = try LocalConnection(port: port)
        for host in ["example.org", "example.org:\(port)"] {
          connection.ask("/", host: host)
          #expect(connection.answer().head.hasPrefix("HTTP/1.1 421 "))
        }
        connection.ask("/", host: "localhost:\(port)")
        #expect(connection.answer().head.hasPrefix("HTTP/1.1 200 "))
      }
    }
  }

  /// What follows a head is no request, whatever it says: else a stranger's page could ask under another name.
  @Test(arguments: [
    "Content-Length: 60", "Content-Length: 5000", "Content-Length: 3000000", "Transfer-Encoding: chunked",
  ])
  func aBodyIsNotARequest(field: String) async throws {
    try await withServer { port, _ in
      try await speak(port) {
        for host in ["localhost", "evil.example"] {
          let connection = try LocalConnection(port: port)
          // In one piece: the connection may have ended before a second one.
          connection.send(
            "POST / HTTP/1.1\r\nHost: \(host)\r\n\(field)\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
              + String(repeating: "x", count: 6_000))
          let answer = connection.answer()
          #expect(answer.head.hasPrefix(host == "localhost" ? "HTTP/1.1 405" : "HTTP/1.1 421"))
          #expect(connection.read(through: "HTTP/1.1") == "", "the connection ends")
        }
      }
    }
  }

  @Test func theHeadOfEventsIsAHead() async throws {
    try await withServer { port, _ in
      try await speak(port) {
        let connection = try LocalConnection(port: port)
        connection.ask("/.lifeline/events", method: "HEAD")
        #expect(connection.answer(hasBody: false).head.contains("text/event-stream"))
        connection.ask("/")
        #expect(connection.answer().head.hasPrefix("HTTP/1.1 200 OK\r\n"))
      }
    }
  }

  @Test func anEditIsToldAndChangesThePage() async throws {
    try await withServer { port, folder in
      try await speak(port) {
        let events = try LocalConnection(port: port)
        events.ask("/.lifeline/events")
        #expect(events.read(through: "\r\n\r\n").contains("Content-Type: text/event-stream; charset=utf-8\r\n"))
        #expect(events.read(through: "}\n\n").contains("\"revision\": 1,"))
        try Data("edit".utf8).write(to: URL(fileURLWithPath: "\(folder)/file"), options: .atomic)
        #expect(events.read(through: "}\n\n").contains("\"revision\": 2,"))
        let connection = try LocalConnection(port: port)
        connection.ask("/")
        // Where the test is slow, what is written beside the file's place is an edit of its own.
        let body = connection.answer().body
        #expect(body.contains("</head>") && !body.hasSuffix("</head>1"))
      }
    }
  }

  /// Without a hint to the system, each answer on a connection that stays open takes 40 ms, once the system has seen that the
  /// two sides take turns. Other work on the machine and sanitizers slow some exchanges down, but not hundreds in a row.
  @Test func answersAreSentAtOnce() async throws {
    try await withServer(page: { _ in String(repeating: "x", count: 20_000) }) { port, _ in
      try await speak(port) {
        let connection = try LocalConnection(port: port)
        let exchange = {
          ContinuousClock().measure {
            connection.ask("/")
            #expect(connection.answer().body.utf8.count > 20_000)
          }
        }
        for _ in 0..<25 { _ = exchange() }
        var quickest = exchange()
        for _ in 0..<300 where quickest >= .milliseconds(30) { quickest = min(quickest, exchange()) }
        #expect(quickest < .milliseconds(30))
      }
    }
  }

  /// A port that was free may be another one's before it is listened at.
  @Test func manyBeginAtOnce() async throws {
    let ports = Locked<Set<UInt16>>([])
    try await withThrowingTaskGroup { group in
      for _ in 0..<12 {
        group.addTask {
          try await self.withServer { port, _ in
            ports.withLock { _ = $0.insert(port) }
            try await Task.sleep(for: .milliseconds(200))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(ports.withLock { $0.count } > 1)
  }

  @Test func aPortThatIsTakenIsNamed() async throws {
    try await withServer { port, folder in
      let second = PreviewServer(port: port, watching: [folder]) { .unchanged }
      let error = await #expect(throws: PreviewError.self) { try await second.run() }
      #expect(error == .portTaken(port))
      #expect(
        error?.message.contains("port \(port) is taken by another program; choose another one with --port") == true)
    }
  }

  @Test func openEventsDoNotKeepItFromEnding() async throws {
    let open = Locked<[LocalConnection]>([])
    var ended = ContinuousClock.now
    try await withServer { port, _ in
      try await speak(port) {
        for _ in 0..<3 {
          let connection = try LocalConnection(port: port)
          connection.ask("/.lifeline/events")
          #expect(connection.read(through: "}\n\n").contains("\"revision\""))
          open.withLock { $0.append(connection) }
        }
      }
      ended = .now
    }
    #expect(ContinuousClock.now - ended < .seconds(2))
    #expect(open.withLock { $0.count } == 3)
  }
}
