/// What a worker answers. Requests and answers are frames: a length in four bytes, then as many bytes.
enum WorkerMessage: Equatable {
  /// Said first: the version of the protocol and of the worker's Graphviz.
  case greeting(String)
  /// Where everything in the text lies.
  case placement(Placement)
  /// What Graphviz said against the text.
  case failure(String)
  /// Graphviz has no plugins; with what it said.
  case noPlugins(String)

  /// What a worker says first: this process and its workers have to be of one make.
  static var greeting: WorkerMessage { .greeting("layouts 1, Graphviz \(Graphviz.version)") }

  /// A frame with more in it isn't one of ours.
  static let largestFrame = 1 << 26

  /// The whole frame.
  var frame: [UInt8] {
    switch self {
    case .greeting(let text): Self.frame(0, Array(text.utf8))
    case .placement(let placement): Self.frame(1, placement.bytes)
    case .failure(let message): Self.frame(2, Array(message.utf8))
    case .noPlugins(let message): Self.frame(3, Array(message.utf8))
    }
  }

  /// Reads a frame's content; `nil` if it isn't an answer.
  init?(content: ArraySlice<UInt8>) {
    let rest = content.dropFirst()
    switch content.first {
    case 0: self = .greeting(String(decoding: rest, as: UTF8.self))
    case 1:
      guard let placement = Placement(bytes: rest) else { return nil }
      self = .placement(placement)
    case 2: self = .failure(String(decoding: rest, as: UTF8.self))
    case 3: self = .noPlugins(String(decoding: rest, as: UTF8.self))
    default: return nil
    }
  }

  private static func frame(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(UInt32(content.count + 1))
    writer.add(kind)
    writer.add(content)
    return writer.bytes
  }
}
