/// Changes links, pictures and lines of HTML in a Markdown file, and leaves its code as it is.
public struct MarkdownRewriting: Sendable {
  /// A link or a picture as it stands in the file.
  public struct Link: Sendable {
    /// Whether it is a picture.
    public let isImage: Bool
    /// What stands between the brackets, markup and all.
    public let label: String
    /// Where it leads.
    public let destination: String
  }

  private let link: @Sendable (Link) -> String?
  private let html: @Sendable (String) -> String?
  /// What stands in the place of an escaped '<'.
  private let escapedAngle: String

  /// `link` gives what stands in the place of a link, `nil` for what stays; `html` gives what stands in the place of a line
  /// that begins with a tag. `escapedAngle` stands in the place of `\<`, which not all readers of Markdown know.
  public init(
    escapedAngle: String = "\\<", link: @escaping @Sendable (Link) -> String?,
    html: @escaping @Sendable (String) -> String?
  ) {
    self.escapedAngle = escapedAngle
    self.link = link
    self.html = html
  }

  /// The text with everything changed.
  public func rewritten(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let mask = MarkdownMask(bytes)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in mask.lines {
      let end = line.range.upperBound < bytes.count ? line.range.upperBound + 1 : line.range.upperBound
      defer { result += bytes[line.range.upperBound..<end] }
      guard !line.isCode else {
        result += bytes[line.range]
        continue
      }
      if bytes[line.range].first == UInt8(ascii: "<") {
        let old = String(decoding: bytes[line.range], as: UTF8.self)
        result += (html(old) ?? old).utf8
      } else {
        result += rewritten(line.range, bytes, mask.masked)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A line with its links changed; brackets are looked for where no code is.
  private func rewritten(_ line: Range<Int>, _ bytes: [UInt8], _ masked: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var open: [(place: Int, written: Int)] = []
    var position = line.lowerBound
    while position < line.upperBound {
      let byte = masked[position]
      if byte == UInt8(ascii: "\\"), position + 1 < line.upperBound {
        let isAngle = bytes[position + 1] == UInt8(ascii: "<")
        result += isAngle ? Array(escapedAngle.utf8) : Array(bytes[position...(position + 1)])
        position += 2
        continue
      }
      if byte == UInt8(ascii: "[") { open.append((position, result.count)) }
      if byte == UInt8(ascii: "]"), let start = open.popLast(),
        let close = end(ofDestinationAt: position + 1, line, masked)
      {
        let isImage = start.place > line.lowerBound && masked[start.place - 1] == UInt8(ascii: "!")
        let found = Link(
          isImage: isImage, label: String(decoding: result[(start.written + 1)...], as: UTF8.self),
          destination: String(decoding: bytes[(position + 2)..<close], as: UTF8.self))
        if let new = link(found) {
          result.removeSubrange((isImage ? start.written - 1 : start.written)...)
          result += new.utf8
          position = close + 1
          continue
        }
      }
      result.append(bytes[position])
      position += 1
    }
    return result
  }

  /// Where the bracket closes that holds a destination; `nil` where there is none.
  private func end(ofDestinationAt position: Int, _ line: Range<Int>, _ masked: [UInt8]) -> Int? {
    guard position < line.upperBound, masked[position] == UInt8(ascii: "(") else { return nil }
    return masked[position..<line.upperBound].firstIndex(of: UInt8(ascii: ")"))
  }
}
