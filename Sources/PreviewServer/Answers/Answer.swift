/// What the preview answers.
struct Answer: Sendable {
  /// A status with its phrase.
  enum Status: Int, Sendable {
    case ok = 200
    case found = 302
    case notModified = 304
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case misdirected = 421
    case failed = 500
    case unavailable = 503
  }

  enum Body: Sendable {
    case bytes([UInt8])
    /// What is sent piece by piece, as it comes.
    case events(AsyncStream<[UInt8]>)
  }

  var status: Status
  var type: String
  var body: Body
  /// A tag for what is sent: as long as it is the same, the bytes are.
  var tag: String?
  /// Further fields, such as where something is.
  var fields: [(name: String, value: String)] = []

  /// A sentence for who looks at the answer.
  static func sentence(_ status: Status, _ text: String) -> Answer {
    Answer(status: status, type: ContentType.plain, body: .bytes(Array("\(text)\n".utf8)))
  }

  /// The fields of the answer's head. Nothing is kept by a browser without asking whether it is still so, nothing is taken
  /// for another type than it has, and no other site can show it as a part of its own, unless it is on this machine, too.
  var head: [(name: String, value: String)] {
    var head = [
      (name: "Content-Type", value: type), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Content-Security-Policy", "frame-ancestors 'self' \(LocalNames.origins.joined(separator: " "))"),
    ]
    if let tag { head.append(("ETag", "\"\(tag)\"")) }
    return head + fields
  }
}
