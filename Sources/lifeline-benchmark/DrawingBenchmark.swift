import Diagrams
import Drawing
import Foundation
import Graphviz

/// Measures drawing against a C program that has libgvc do all of it, as whole processes that write files.
enum DrawingBenchmark {
  private static let runs = 7
  private static let coldBar = 0.75
  private static let warmBar = 0.1

  /// Whether no bar was missed.
  static func run(baseline: String) throws -> Bool {
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let (dot, svg, ours) = ("\(work.path)/dot", "\(work.path)/svg", "\(work.path)/ours")
    for folder in [dot, svg, ours] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let diagrams = DrawingRun.diagrams
    guard Set(diagrams.map(StateDiagramDrawing().graph).map(\.edges)).count == diagrams.count else { return false }
    for diagram in diagrams {
      let text = StateDiagramDrawing().dot(of: diagram)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(dot)/\(diagram.id).dot"))
    }

    // Taken in turns, so that what else the machine does falls on all three.
    let cache = "\(work.path)/layouts"
    var (theirs, cold, warm): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<runs {
      theirs.append(try milliseconds(baseline, [dot, svg]))
      // The first run finds nothing; the second finds what the first has made: layouts and files.
      for made in [cache, ours] { try? FileManager.default.removeItem(atPath: made) }
      try FileManager.default.createDirectory(atPath: ours, withIntermediateDirectories: true)
      cold.append(try milliseconds(DrawingRun.executable, ["draw-files", ours, cache]))
      warm.append(try milliseconds(DrawingRun.executable, ["draw-files", ours, cache]))
    }
    for folder in [svg, ours] {
      guard try FileManager.default.contentsOfDirectory(atPath: folder).count == diagrams.count else { return false }
    }
    let base = median(theirs)
    print("libgvc's layout and SVG of \(diagrams.count) graphs, one core: \(rounded(base)) ms")
    let isFast = [
      report("ours, two workers, no cache", median(cold), of: base, bar: coldBar),
      report("ours, once more", median(warm), of: base, bar: warmBar),
    ]
    return !isFast.contains(false)
  }

  /// How long a program runs, from its start to its end. `Foundation.Process` looks only every 50 ms whether it has ended.
  private static func milliseconds(_ executable: String, _ arguments: [String]) throws -> Double {
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var (process, status): (pid_t, Int32) = (0, 0)
    var isStarted = false
    let time = ContinuousClock().measure {
      isStarted = posix_spawn(&process, executable, nil, nil, &words, environ) == 0
      if isStarted { waitpid(process, &status, 0) }
    }
    guard isStarted, status == 0 else { throw Failure(description: "\(executable) failed") }
    return time.milliseconds
  }

  private static func report(_ what: String, _ time: Double, of base: Double, bar: Double) -> Bool {
    let ratio = time / base
    let end = ratio <= bar ? "" : "  MISSED"
    print("\(what): \(rounded(time)) ms = \((ratio * 1000).rounded() / 1000) × (bar: \(bar))\(end)")
    return ratio <= bar
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

/// Why there is nothing to measure.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
