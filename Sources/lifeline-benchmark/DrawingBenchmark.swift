import Foundation

/// Measures drawing against a C program that has libgvc do all of it, as whole processes that write files.
enum DrawingBenchmark {
  private static let runs = 7
  private static let coldBar = 0.75
  private static let warmBar = 0.1

  /// Whether no bar was missed.
  static func run(baseline: String) throws -> Bool {
    let work = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let ours = "\(work.path)/ours"
    try FileManager.default.createDirectory(atPath: ours, withIntermediateDirectories: true)
    let baseline = try DrawingBaseline(program: baseline, work: work.path)

    // Taken in turns, so that what else the machine does falls on all three.
    let cache = "\(work.path)/layouts"
    var (theirs, cold, warm): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<runs {
      theirs.append(try baseline.milliseconds())
      // The first run finds nothing; the second finds what the first has made: layouts and files.
      try removeIfThere(cache)
      try removeIfThere(ours)
      try FileManager.default.createDirectory(atPath: ours, withIntermediateDirectories: true)
      cold.append(try MeasuredProcess(DrawingRun.executable, ["draw-files", ours, cache]).milliseconds)
      warm.append(try MeasuredProcess(DrawingRun.executable, ["draw-files", ours, cache]).milliseconds)
    }
    guard try FileManager.default.contentsOfDirectory(atPath: ours).count == baseline.count else { return false }
    let base = median(theirs)
    print("libgvc's layout and SVG of \(baseline.count) graphs, one core: \(rounded(base)) ms")
    let isFast = [
      report("ours, two workers, no cache", median(cold), of: base, bar: coldBar),
      report("ours, once more", median(warm), of: base, bar: warmBar),
    ]
    return !isFast.contains(false)
  }

  private static func report(_ what: String, _ time: Double, of base: Double, bar: Double) -> Bool {
    let ratio = time / base
    let end = ratio <= bar ? "" : "  MISSED"
    print("\(what): \(rounded(time)) ms = \((ratio * 1000).rounded() / 1000) × (bar: \(bar))\(end)")
    return ratio <= bar
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

/// Removes what an earlier run has made. A run that found some of it would be measured as one that found nothing.
func removeIfThere(_ path: String) throws {
  if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
}

/// Why there is nothing to measure.
struct Failure: Error, CustomStringConvertible {
  let description: String
  /// 2 where it is the command line.
  var exitCode: Int32 = 1
}
