import Foundation
import TestSupport
import Testing

/// `lifeline sheets` as its user calls it.
@Suite struct SheetsCommandTests {
  private static let content = ["--content", package.appendingPathComponent("Content").path]

  @Test func theExamplesOfTheHelpWork() throws {
    for example in try examples(of: "sheets") {
      try withFolder([:]) { folder in
        // What stands behind the first example tells what it does.
        let arguments = Array(example.prefix { $0 != "all" })
        let run = try lifeline(arguments + Self.content, in: folder)
        #expect(run.status == 0, "\(arguments): \(run.errors)")
        let output = folder.appendingPathComponent(arguments.contains("-o") ? "handouts" : "Sheets").path
        let files = try FileManager.default.contentsOfDirectory(atPath: output).filter { !$0.hasPrefix(".") }
        #expect(!files.isEmpty)
        for file in files where file.hasSuffix(".pdf") {
          let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(file)"))
          #expect(bytes.starts(with: Data("%PDF".utf8)), "\(file)")
        }
      }
    }
  }

  @Test func theSameSheetsHaveTheSameBytes() throws {
    try withFolder([:]) { folder in
      for name in ["one", "two"] {
        let run = try lifeline(["sheets", "silent", "ways-in", "-o", name] + Self.content, in: folder)
        #expect(run.status == 0, "\(run.errors)")
      }
      for file in ["silent.svg", "ways-in.svg"] {
        #expect(
          try Data(contentsOf: folder.appendingPathComponent("one/\(file)"))
            == Data(contentsOf: folder.appendingPathComponent("two/\(file)")))
      }
    }
  }

  @Test(arguments: [
    (["sillent"], "silent"), (["--paper", "a5"], "a4"), (["--ios", "3"], "is not a release that the model knows"),
  ])
  func wrongUsageIsAnswered(arguments: [String], words: String) throws {
    let run = try lifeline(["sheets"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
