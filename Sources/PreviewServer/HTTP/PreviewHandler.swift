internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Puts the library's requests and responses into our own words.
struct PreviewHandler: HTTPHandler {
  let answers: Answers

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // The path as it was sent: the library's own resolves what we refuse.
    let answer = await answers.answer(
      Request(
        method: request.method.rawValue, path: request.target.path(), query: request.target.query(),
        host: request.headers[.host], knownTags: request.headers[.ifNoneMatch]))
    var headers = HTTPHeaders()
    for (name, value) in answer.head { headers.addValue(value, for: HTTPHeader(name)) }
    let status = HTTPStatusCode(answer.status.rawValue, phrase: answer.status.phrase)
    if request.hasBody, case .bytes(let bytes) = answer.body {
      headers[.connection] = "close"
      return HTTPResponse(
        statusCode: status, headers: headers, body: HTTPBodySequence(from: LastBytes(bytes: bytes), count: bytes.count))
    }
    switch answer.body {
    case .bytes(let bytes):
      // Their heads are those of the answer with its body.
      let isHead = request.method == .HEAD || answer.status == .notModified
      if isHead { headers[.contentLength] = String(bytes.count) }
      // In one piece: each further one would be a system call.
      let body = HTTPBodySequence(data: isHead ? Data() : Data(bytes), suggestedBufferSize: max(bytes.count, 1))
      return HTTPResponse(statusCode: status, headers: headers, body: body)
    case .events(let events):
      return HTTPResponse(
        statusCode: status, headers: headers, body: HTTPBodySequence(from: EventBytes(events: events)))
    }
  }
}

extension HTTPRequest {
  /// Whether the request has a body. The library reads the next request from where an unread body begins. A stranger's page could
  /// write requests into such a body: with another host, or with a line that never ends.
  fileprivate var hasBody: Bool {
    headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false
  }
}

/// Bytes behind which the connection is closed: the library closes one for which it has no more to send.
private struct LastBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  /// Why there is no more.
  struct End: Error {}

  let bytes: [UInt8]

  func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var bytes: [UInt8]?

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let last = bytes else { throw End() }
      bytes = nil
      return last
    }

    /// Only buffers are asked for.
    mutating func next() async -> UInt8? { nil }
  }
}

/// Events as the library sends bytes: whenever there are some.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<[UInt8]>.Iterator

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? { await events.next() }

    /// Only buffers are asked for.
    mutating func next() async -> UInt8? { nil }
  }
}

extension Answer.Status {
  fileprivate var phrase: String {
    switch self {
    case .ok: "OK"
    case .found: "Found"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .misdirected: "Misdirected Request"
    case .failed: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    }
  }
}
