import ArgumentParser
import Foundation
import Generator
import Graphviz
import Site

/// How layouts are made and kept.
struct LayoutOptions: ParsableArguments {
  // Whatever follows is its value, so that -3 is answered as the number that it is.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many processes lay diagrams out; 0 for none besides this one. Left out, as many as there are cores.",
      valueName: "number"))
  var workers: Int?

  @Option(help: ArgumentHelp("The file that keeps layouts, so that no diagram is laid out twice.", valueName: "file"))
  var cache = Self.usualCache

  private static let usualCache = ".lifeline/layouts"

  @Flag(help: "Neither read nor write kept layouts, nor what the last build has read and written.")
  var noCache = false

  func validate() throws {
    guard (0...64).contains(workers ?? 1) else {
      throw ValidationError("--workers is a number from 0 to 64, not \(workers ?? 1)")
    }
    if cache.isEmpty { throw ValidationError("--cache names a file; --no-cache keeps nothing") }
    if !noCache, cache != Self.usualCache, isSomebodysFile {
      throw ValidationError(
        "--cache: '\(cache)' holds something else than layouts, and is not replaced; name another file")
    }
  }

  /// Whether the file for layouts holds something else, or cannot be read. The usual place is this program's own: a damaged file
  /// there is replaced.
  private var isSomebodysFile: Bool {
    guard OutputFile(cache).isRegular, let file = FileHandle(forReadingAtPath: cache) else { return false }
    defer { try? file.close() }
    let mark = Data(LayoutCache.mark.utf8)
    do {
      let begin = try file.read(upToCount: mark.count) ?? Data()
      return !begin.isEmpty && begin != mark
    } catch {
      return true
    }
  }

  /// The engine, with what is kept; a file that cannot be read, or is none of ours, is as good as none.
  var settings: LayoutSettings {
    let kept = noCache ? nil : FileManager.default.contents(atPath: cache).flatMap { LayoutCache(bytes: Array($0)) }
    return LayoutSettings(engine: engine, cache: kept ?? LayoutCache())
  }

  private var engine: LayoutEngine {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    guard count > 0, let program = Bundle.main.executablePath else { return .inProcess }
    return .workers(executable: program, arguments: LayoutWorkerCommand.arguments, count: count)
  }

  /// Where what builds have read and written is kept; `nil` if it is not to be kept, or if layouts go to what is no file, such as a
  /// device.
  var records: BuildRecords? { noCache || !OutputFile(cache).isRegular ? nil : BuildRecords(layouts: cache) }

  /// Keeps what is known now. That it cannot be kept costs time the next time, and is no reason to fail.
  func keep(_ settings: LayoutSettings) {
    guard !noCache else { return }
    let bytes = settings.cache.bytes
    guard FileManager.default.contents(atPath: cache) != Data(bytes) else { return }
    do throws(OutputError) {
      try OutputFile(cache).write(bytes, makingFolders: true)
    } catch {
      Console.error("\(cache): note: layouts are not kept: \(error.reason)")
    }
  }
}
