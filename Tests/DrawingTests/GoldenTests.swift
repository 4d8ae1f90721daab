import Drawing
import Foundation
import Graphviz
import Testing

@Suite struct GoldenTests {
  @Test(arguments: Machine.allCases)
  func `DOT is as recorded`(machine: Machine) throws {
    try Golden(file: "\(machine.rawValue).dot").expect(StateDiagramDrawing().dot(of: machine.diagram))
  }

  @Test(arguments: Machine.allCases)
  func `SVG is as recorded`(machine: Machine) throws {
    // Places may change from one Graphviz to the next; names, classes and texts may not.
    let golden = try Golden(file: "\(machine.rawValue).svg")
    let svg = try StateDiagramDrawing().svg(of: machine.diagram, as: .standalone)
    if try Golden.isRecordedWithThisGraphviz {
      golden.expect(svg)
    } else {
      let recorded = try #require(golden.recorded)
      #expect(try SVGOutline(svg) == SVGOutline(recorded))
    }
  }
}

/// A file with the expected output, beside the tests' source.
private struct Golden {
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
