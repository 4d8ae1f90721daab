import Diagnostics
import Foundation
import Testing

@testable import PreviewServer

@Suite struct ProblemTests {
  private func excerpt(_ line: Int, _ column: Int, in text: String) -> [String]? {
    SourceExcerpt(SourceLocation(file: "x", line: line, column: column), in: Array(text.utf8)).map {
      [$0.before, $0.marked, $0.after]
    }
  }

  @Test func aLineIsShownWithItsPlace() {
    let text = "id: a\r\nsteps: [launch, psh B]\r\n\n"
    #expect(excerpt(2, 17, in: text) == ["steps: [launch, ", "psh", " B]"])
    #expect(excerpt(1, 0, in: text) == ["", "", "id: a"])
    #expect(excerpt(1, 6, in: text) == ["id: a", "", ""])
    #expect(excerpt(1, 99, in: text) == ["", "", "id: a"])
    #expect(excerpt(2, 1, in: "a\n한국어 b") == ["", "한국어", " b"])
    #expect(excerpt(4, 1, in: text) == ["", "", ""])
  }

  @Test func whatIsNotThereIsNotShown() {
    #expect(excerpt(9, 1, in: "a\nb") == nil)
    #expect(excerpt(0, 0, in: "a\nb") == nil)
    #expect(excerpt(-1, 0, in: "a\nb") == nil)
  }

  @Test func aLongLineIsCutAroundThePlace() throws {
    let line = String(repeating: "x", count: 100_000)
    let parts = try #require(excerpt(1, 50_000, in: line))
    #expect(parts[0].count == 81 && parts[0].hasPrefix("…"))
    #expect(parts[1].count == 160 && parts[2] == "…")
    #expect(try #require(excerpt(1, 0, in: line))[2].count == 161)
  }

  @Test func hiddenCharactersAreShownAsCodes() {
    #expect(excerpt(1, 2, in: "\u{202E}a\tb\u{1B}") == ["\\u{202E}", "a", "  b\\u{1B}"])
    #expect(excerpt(1, 3, in: "p ::before") == ["p ", "::before", ""])
  }

  @Test func onlyTheFoldersThatAreWatchedAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "problems-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: "\(folder)/Content", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["Content/a.yaml", "other.yaml"] {
      try Data("line".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    func problems(_ name: String) -> [Problem] {
      SourceExcerpts(folders: ["\(folder)/Content"]).problems([
        Diagnostic(id: "a.b", at: SourceLocation(file: "\(folder)/\(name)", line: 1), "wrong")
      ])
    }
    #expect(problems("Content/a.yaml").first?.excerpt?.after == "line")
    for name in ["other.yaml", "Content/../other.yaml", "Content/missing.yaml", "Contents/a.yaml", "Content"] {
      #expect(problems(name).map(\.excerpt) == [nil], "\(name)")
    }
    // The folder itself may be named by a way up.
    let around = "\(folder)/Content/../Content"
    let found = SourceExcerpts(folders: [around]).problems(
      ["a.yaml", "../other.yaml"].map {
        Diagnostic(id: "a.b", at: SourceLocation(file: "\(around)/\($0)", line: 1), "wrong")
      })
    #expect(found.map { $0.excerpt?.after } == [nil, "line"])
  }

  @Test func errorsComeBeforeWarnings() {
    let place = SourceLocation(file: "a", line: 1)
    let problems = SourceExcerpts(folders: []).problems([
      Diagnostic(.warning, id: "a.w", at: place, "w"),
      Diagnostic(id: "a.e", at: SourceLocation(file: "b", line: 2), "e"),
    ])
    #expect(problems.map(\.diagnostic.id) == ["a.e", "a.w"])
  }
}
