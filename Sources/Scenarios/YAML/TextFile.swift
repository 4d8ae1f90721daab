public import Diagnostics
import Foundation

/// A text file as it was read: its path as the user would type it, and its bytes.
public struct TextFile: Hashable, Sendable {
  /// The path, for messages.
  public let path: String
  /// What it holds.
  public let bytes: [UInt8]

  /// The bytes that some editors put before a text in UTF-8.
  public static let encodingMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The most that a content file may hold. The largest scenario is a thousandth of it; a file beyond is a mistake, and
  /// reading on would only take time and memory.
  public static let largestSize = 1 << 20

  /// Makes a file that was already read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether these are its bytes. An array compares one byte at a time, and there are millions.
  func holds(_ other: [UInt8]) -> Bool {
    bytes.count == other.count
      && bytes.withUnsafeBytes { own in
        other.withUnsafeBytes { other in
          guard let first = own.baseAddress, let second = other.baseAddress else { return true }
          return memcmp(first, second, own.count) == 0
        }
      }
  }

  /// Reads a file; one over the limit is not read but reported.
  public static func read(_ path: String, shownAs shown: String) -> Result<TextFile, Failure> {
    if let bytes = plainFile(path) { return .success(TextFile(path: shown, bytes: bytes)) }
    let place = SourceLocation(file: shown)
    // Without a size the file is read all the same; if it cannot be, that is reported below.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = (attributes?[.size] as? NSNumber)?.intValue, size > largestSize {
      return .failure(.init(diagnostic: tooLarge(size, at: place)))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(.init(diagnostic: Diagnostic(id: "file.unreadable", at: place, reason(path))))
    }
    return .success(TextFile(path: shown, bytes: Array(data)))
  }

  /// What a regular file within the limit holds, with four system calls; for anything else `nil`. Content is hundreds of
  /// small files.
  private static func plainFile(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, (1...largestSize).contains(Int(status.st_size))
    else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = Foundation.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard read > 0 else { break }
        count += read
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// Why a file cannot be read, in the system's words where they are the best.
  private static func reason(_ path: String) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "this is a folder, not a file"
    }
    // Without waiting: it may be a pipe that nothing is written to.
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { return reason(errno) }
    defer { close(file) }
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
      ? "this is not a regular file" : "the file cannot be read"
  }

  /// The reason behind a number of the system's.
  package static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EISDIR: "this is a folder, not a file"
    default: "the file cannot be read: \(String(cString: strerror(code)))"
    }
  }

  /// Why a file was not read.
  public struct Failure: Error {
    /// The words for it.
    public let diagnostic: Diagnostic
  }

  /// A file over the limit; what comes through a pipe has no size beforehand.
  static func tooLarge(_ size: Int?, at place: SourceLocation) -> Diagnostic {
    let tenths = size.map { $0 * 10 / (1 << 20) } ?? 10
    let words = tenths > 10 ? "the file has \(tenths / 10).\(tenths % 10) MB" : "there is more than 1 MB to read"
    return Diagnostic(id: "file.too-large", at: place, "\(words); a content file may have 1 MB")
  }

  /// The text of a content file as `visibleText` has it, which is neither empty nor over the limit.
  func text() -> (text: String?, diagnostics: [Diagnostic]) {
    let place = SourceLocation(file: path)
    if bytes.count > Self.largestSize { return (nil, [Self.tooLarge(bytes.count, at: place)]) }
    let (text, diagnostics) = visibleText()
    if let text, text.allSatisfy(\.isWhitespace) {
      // Where nothing is left but what was refused, that says enough.
      return (
        nil, diagnostics.isEmpty ? [Diagnostic(id: "file.empty", at: place, "the file is empty")] : diagnostics
      )
    }
    return (text, diagnostics)
  }

  /// The text, without a byte order mark and what else no reader sees, its lines ended by `\n`, and what is wrong with the
  /// bytes; no text if they are not UTF-8.
  public func visibleText() -> (text: String?, diagnostics: [Diagnostic]) {
    let body = bodyBytes
    guard let text = String(validating: body, as: UTF8.self) else {
      let place = firstInvalidByte(in: Array(body))
      return (nil, [Diagnostic(id: "file.not-utf-8", at: place, "the text is not UTF-8 from here on")])
    }
    let visible = VisibleText(text, path: path)
    return (visible.text, visible.diagnostics)
  }

  /// What the text is made of; no editor counts the mark before it as a letter.
  private var bodyBytes: ArraySlice<UInt8> {
    bytes.starts(with: Self.encodingMark) ? bytes.dropFirst(Self.encodingMark.count) : bytes[...]
  }

  /// What stands behind the first line that begins with the key: a guess, for a file that cannot be read otherwise.
  func firstValue(of key: String) -> String? {
    let text = String(decoding: bodyBytes.prefix(Self.largestSize), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 2)
      if words.count > 1, words[0] == "\(key):" { return words[1].filter { !"\"'".contains($0) } }
    }
    return nil
  }

  private func firstInvalidByte(in body: [UInt8]) -> SourceLocation {
    var line = 1
    var column = 1
    var rest = body.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return SourceLocation(file: path, line: line, column: column)
  }
}
