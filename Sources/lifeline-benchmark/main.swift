import Foundation
import Graphviz

// Measures in a release build, run by `Scripts/bench`. Exits with 1 where a bar is missed.

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "simulate": exit(SimulatorBenchmark.run() ? 0 : 1)
  case "draw" where arguments.count == 2: exit(try DrawingBenchmark.run(baseline: arguments[1]) ? 0 : 1)
  // What every scenario causes, as digests or in full: `Scripts/transcripts`.
  case "record": print(Transcripts.record(), terminator: "")
  case "transcripts": print(Transcripts.text(of: arguments.dropFirst().first), terminator: "")
  case "random" where arguments.count >= 3:
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    let only = numbers.count > 2 ? numbers[2] : nil
    print(Transcripts.random(seed: UInt64(numbers[0]), count: numbers[1], only: only), terminator: "")
  // What the WebAssembly module is tried with: `Tests/BrowserTests/module_tests.py`.
  case "module-inputs": print(ModuleInputs.text(), terminator: "")
  case "memory": exit(try MemoryBenchmark.run() ? 0 : 1)
  // `build LIFELINE BASELINE WORK [--runs N] [--large] [--plot FILE] [--report]`
  case "build" where arguments.count >= 4: exit(try BuildBenchmark(arguments.dropFirst()).run() ? 0 : 1)
  // `synthetic FOLDER COUNT [SEED]` writes content, `plain FOLDER` templates.
  case "synthetic" where arguments.count >= 3:
    let numbers = arguments.dropFirst(2).compactMap { UInt64($0) }
    guard let count = numbers.first, numbers.count == arguments.count - 2 else { exit(2) }
    try SyntheticSite.write(
      into: arguments[1], scenarios: Int(count), seed: numbers.dropFirst().first ?? SyntheticSite.seed)
  case "plain" where arguments.count == 2: try PlainTemplates.write(into: arguments[1], namedAs: "Templates")
  // What the benchmarks above start as processes of their own:
  case "draw-files" where arguments.count == 3: try DrawingRun.draw(into: arguments[1], cache: arguments[2])
  case "layout-worker": LayoutWorker.run()
  default: exit(2)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit((error as? Failure)?.exitCode ?? 1)
}
