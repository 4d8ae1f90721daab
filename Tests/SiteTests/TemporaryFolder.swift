import Foundation
import Testing

/// An empty folder for one test, gone with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "SiteTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Makes a file look old, so that a test sees whether it was touched.
  func age(_ name: String) throws {
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self(name))
  }

  func isAged(_ name: String) throws -> Bool {
    let date = try FileManager.default.attributesOfItem(atPath: self(name))[.modificationDate] as? Date
    return date == Date(timeIntervalSince1970: 1_000_000)
  }

  /// Everything inside, hidden files too.
  func listing(_ name: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: self(name)).sorted()
  }
}
