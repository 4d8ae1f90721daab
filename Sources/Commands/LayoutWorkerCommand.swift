import ArgumentParser
import Graphviz

/// `lifeline layout-worker`, which the tool starts for itself.
struct LayoutWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout-worker",
    abstract: "Lay out what comes on standard input, for another process of this tool.",
    shouldDisplay: false)

  func run() { LayoutWorker.run() }
}
