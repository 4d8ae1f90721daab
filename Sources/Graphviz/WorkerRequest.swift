/// What a worker is asked: a text, and how long it may take.
struct WorkerRequest {
  var milliseconds: Int
  var text: LayoutText

  /// The whole frame.
  var frame: [UInt8] {
    var writer = ByteWriter()
    writer.add(UInt32(text.bytes.count + 4))
    writer.add(UInt32(clamping: milliseconds))
    writer.add(text.bytes)
    return writer.bytes
  }

  /// Makes a request.
  init(milliseconds: Int, text: LayoutText) {
    self.milliseconds = milliseconds
    self.text = text
  }

  /// Reads a frame's content; `nil` if it isn't a request.
  init?(content: ArraySlice<UInt8>) {
    var reader = ByteReader(content)
    guard let milliseconds = reader.number(UInt32.self) else { return nil }
    self.init(
      milliseconds: Int(milliseconds), text: LayoutText(bytes: content.dropFirst(4)))
  }
}
