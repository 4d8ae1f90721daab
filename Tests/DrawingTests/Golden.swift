import Foundation
import Graphviz
import Testing

/// A file with the expected output, beside the tests' source.
struct Golden {
  private let url: URL
  let recorded: String?

  init(file: String) throws {
    url = Self.folder.appendingPathComponent(file)
    recorded = try? String(contentsOf: url, encoding: .utf8)
  }

  /// Compares byte for byte; under `RECORD_GOLDEN=1` writes the file, and fails so that no one forgets to take it off.
  func expect(_ text: String) {
    guard Self.isRecording else {
      #expect(recorded.map { Array($0.utf8) } == Array(text.utf8), "\(url.lastPathComponent) differs")
      return
    }
    do {
      try Data(text.utf8).write(to: url)
      try Data((Graphviz.version + "\n").utf8).write(to: Self.version)
      Issue.record("recorded \(url.lastPathComponent); run again without RECORD_GOLDEN")
    } catch {
      Issue.record(error)
    }
  }

  static var isRecordedWithThisGraphviz: Bool {
    get throws {
      let recorded = try? String(contentsOf: version, encoding: .utf8)
      return isRecording || recorded == Graphviz.version + "\n"
    }
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" }
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  private static let version = folder.appendingPathComponent("graphviz-version.txt")
}
