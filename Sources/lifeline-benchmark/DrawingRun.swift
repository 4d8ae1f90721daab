import ConcurrentMap
import Diagrams
import Drawing
import Foundation
import Graphviz

/// One run of what a build does with diagrams: 200 of 12 states and 25 transitions become SVG files.
enum DrawingRun {
  /// The diagrams, all of them different.
  static var diagrams: [StateDiagram] {
    var random = RandomDiagrams(seed: 12)
    return (0..<200).map { random.diagram($0, states: 12, transitions: 25) }
  }

  /// Layouts in two workers, which are this program.
  static var engine: LayoutEngine {
    .workers(executable: executable, arguments: ["layout-worker"], count: 2)
  }

  static var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  /// Draws into a folder, with a cache file, which need not be there.
  static func draw(into folder: String, cache file: String) throws {
    let drawing = StateDiagramDrawing()
    let diagrams = diagrams
    let old = (FileManager.default.contents(atPath: file)).map { [UInt8]($0) } ?? []
    var cache = LayoutCache(bytes: old)
    let graphs = diagrams.concurrentMap { drawing.graph(of: $0) }
    let layouts = try engine.layouts(of: graphs, cache: &cache)
    let failures = Array(zip(diagrams, layouts)).concurrentMap { diagram, layout in
      let svg = drawing.svg(of: diagram, layout: layout, as: .standalone)
      return write(svg, to: "\(folder)/\(diagram.id).svg")
    }
    if let failure = failures.compactMap(\.self).first { throw failure }
    if cache.isChanged { try Data(cache.bytes).write(to: URL(fileURLWithPath: file)) }
  }

  /// Writes as C does. Foundation waits for the disk after each file, which takes longer than the drawing. A file that is
  /// as it was is not touched, as in every build.
  private static func write(_ text: String, to path: String) -> Failure? {
    let failure = Failure(description: "\(path) can't be written")
    var text = text
    if text.withUTF8({ isEqual($0, to: path) }) { return nil }
    guard let file = fopen(path, "w") else { return failure }
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    return fclose(file) == 0 && isWritten ? nil : failure
  }

  private static func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, to path: String) -> Bool {
    guard let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    // One byte more than there should be, so that a longer file shows.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { old in
      guard let start = old.baseAddress, let wanted = bytes.baseAddress else { return bytes.isEmpty }
      return fread(start, 1, old.count, file) == bytes.count && memcmp(start, wanted, bytes.count) == 0
    }
  }
}
