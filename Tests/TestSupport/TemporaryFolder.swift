public import Foundation

/// A folder for one test, gone with the value.
public final class TemporaryFolder: Sendable {
  /// Where it is, without a slash at the end.
  public let path: String

  /// Where it is, as an address.
  public var url: URL { URL(fileURLWithPath: path) }

  /// Makes the folder with these texts in it, by their paths within.
  public init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "lifeline-test-\(UUID().uuidString)").path
    try makeFolder("")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of what has this name in the folder.
  public func callAsFunction(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  /// Makes a folder in it, with those in which that lies.
  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  /// Writes a file, with the folders in which it lies.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a file with a text, in UTF-8.
  public func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// The text of a file; `nil` where there is none.
  public func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether there is something of this name, and be it a folder.
  public func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self(name)) }

  /// Everything inside, hidden files too.
  public func listing(_ name: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: self(name)).sorted()
  }
}
