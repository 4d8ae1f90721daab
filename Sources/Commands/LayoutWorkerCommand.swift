import ArgumentParser
import Graphviz

/// `lifeline layout-worker`, which the tool starts for itself.
struct LayoutWorkerCommand: ParsableCommand {
  /// What the tool starts itself with.
  static let arguments = ["layout-worker"]

  static let configuration = CommandConfiguration(
    commandName: arguments[0],
    abstract: "Lay out what comes on standard input, for another process of this tool.",
    shouldDisplay: false)

  func run() { LayoutWorker.run() }
}
