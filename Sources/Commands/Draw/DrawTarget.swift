import Drawing
import Foundation
import Site

/// Where a drawing goes, and in which format.
struct DrawTarget {
  let format: DrawFormat
  private let file: OutputFile

  /// A format that is not asked for follows from the file's ending; without any it is SVG.
  init(output: String?, format asked: DrawFormat?) throws {
    let file = OutputFile(output ?? "-")
    self.file = file
    // A device or a pipe is called what it is called for other reasons.
    let ending = output.flatMap { file.isRegular ? Self.ending(of: $0) : nil }
    format = try Self.format(output ?? "", ending: ending, asked: asked)
    if case .image = format, file.isTerminal {
      throw UsageError("\(format.name) is no text, and '\(output ?? "-")' is a terminal; name a file with -o")
    }
  }

  func write(_ data: Data) throws {
    if file.isStandardOutput { return Console.print(data) }
    do throws(OutputError) {
      try file.write(Array(data))
    } catch {
      try Console.report(error.diagnostics)
    }
  }

  private static func ending(of output: String) -> String? {
    let ending = URL(fileURLWithPath: output).pathExtension
    return ending.isEmpty ? nil : ending
  }

  private static func format(_ output: String, ending: String?, asked: DrawFormat?) throws -> DrawFormat {
    guard let ending else { return asked ?? .text(.svg) }
    let named = DrawFormat.ofFiles(endingIn: ending)
    if let asked {
      if let named, named != asked {
        throw UsageError("'\(output)' ends as files of \(named.name) do, and --format says \(asked.name)")
      }
      return asked
    }
    guard let named else {
      let known = DrawFormat.allEndings.map { "." + $0 }.joined(separator: ", ")
      throw UsageError("'\(output)' ends as no format does; there is \(known); or say --format")
    }
    return named
  }
}
