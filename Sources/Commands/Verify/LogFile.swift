import Diagnostics
import Foundation
import Scenarios

/// The text of a log. What an app prints may be larger than what people write, and its bytes may be anything.
enum LogFile {
  /// The most that is read, in bytes.
  private static let limit = 64 << 20

  static func text(of path: String) throws -> String {
    if path == TextFile.standardInput {
      Console.announceStandardInput()
      return decoded(try whole(FileHandle.standardInput, "standard input"))
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw UsageError("\(path): \(TextFile.reason(errno))")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw UsageError("\(path) is a folder, not a log")
    }
    return decoded(try whole(file, path))
  }

  /// The text of the log, in UTF-8 or UTF-16, without the codes of a terminal.
  private static func decoded(_ data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) : nil
    let mark = TextFile.encodingMark
    return TerminalCodes.removed(
      from: text ?? String(decoding: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self))
  }

  private static func whole(_ file: FileHandle, _ name: String) throws -> Data {
    var data = Data()
    while data.count <= limit, let part = try file.read(upToCount: 1 << 20), !part.isEmpty { data.append(part) }
    if data.count > limit { throw UsageError("\(name) has more than \(limit >> 20) MB; give the part that matters") }
    return data
  }
}
