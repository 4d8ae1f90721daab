import Diagrams
import Drawing
import Foundation
import Graphviz

/// Measures what stays behind in a process that draws for long: its memory after 2,000 diagrams and after 20,000.
enum MemoryBenchmark {
  /// In kilobytes: what allocators and caches of the system may grow by without being a leak.
  private static let slack = 4_096

  // What glibc and Darwin call RUSAGE_SELF and RUSAGE_CHILDREN, with different types.
  private static let itself: Int32 = 0
  private static let children: Int32 = -1

  /// Whether the memory stays flat.
  static func run() throws -> Bool {
    var random = RandomDiagrams(seed: 20_000)
    var drawn = 0
    func draw(until count: Int) throws -> Int {
      while drawn < count {
        let diagrams = (drawn..<drawn + 500).map {
          random.diagram($0, states: 6, transitions: 8, composites: $0 % 4 == 0 ? 2 : 0)
        }
        let drawing = StateDiagramDrawing()
        var cache = LayoutCache()
        let layouts = try DrawingRun.engine.layouts(of: diagrams.map(drawing.graph), cache: &cache)
        for (diagram, layout) in zip(diagrams, layouts) {
          guard drawing.svg(of: diagram, layout: layout, as: .standalone).hasSuffix("</svg>\n") else {
            throw Failure(description: "\(diagram.id) is not whole")
          }
        }
        drawn += diagrams.count
      }
      return peak(itself)
    }
    let early = try draw(until: 2_000)
    let workersEarly = peak(children)
    let late = try draw(until: 20_000)
    let workersLate = peak(children)
    print("peak after 2000 diagrams: \(early) KB, the largest worker \(workersEarly) KB")
    let isFlat = late <= early + slack && workersLate <= workersEarly + slack
    print("peak after 20000 diagrams: \(late) KB, the largest worker \(workersLate) KB\(isFlat ? "" : "  NOT FLAT")")
    return isFlat
  }

  /// The most memory in kilobytes that this process, or the largest of its children that have ended, had at once. On Linux a child's
  /// peak is never less than what its parent had when it was started.
  private static func peak(_ whose: Int32) -> Int {
    var usage = rusage()
    getrusage(whose, &usage)
    return usage.ru_maxrss
  }
}
