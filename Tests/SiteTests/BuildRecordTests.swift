import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// What a build has found is told again from its record, as it was or not at all.
@Suite struct BuildRecordTests {
  private static let findings = [
    Diagnostic(.warning, id: "a.b", at: SourceLocation(file: "Content/a.yaml", line: 3, column: 12), "'한' is no name"),
    Diagnostic(
      .error, id: "c", at: SourceLocation(file: ""), "",
      notes: [
        Diagnostic.Note("elsewhere", at: SourceLocation(file: "b.yaml", line: 1)), Diagnostic.Note("\0\u{FEFF}\n"),
      ]),
  ]

  private let folder: TemporaryFolder
  private let record: BuildRecord

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("text", to: "Content/a.yaml")
    let inputs = try #require(
      InputSnapshot(
        words: ["word"], program: CommandLine.arguments[0], files: [],
        folders: [InputSnapshot.Folder(folder("Content"), readsHidden: false)]))
    record = BuildRecord(inputs, output: try OutputStatuses([("site", folder("Output"))]))
  }

  @Test(arguments: [[], findings, Array(findings.reversed()), findings + findings])
  func whatIsKeptIsReadAgain(findings: [Diagnostic]) throws {
    try record.keep(at: folder("record"), with: findings)
    #expect(record.findings(keptAt: folder("record")) == findings)
  }

  @Test func aDamagedRecordIsNone() throws {
    let path = folder("record")
    try record.keep(at: path, with: Self.findings)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect(record.findings(keptAt: path) == nil, "byte \(place) of \(bytes.count)")
    }
    for length in [0, bytes.count / 2, bytes.count - 17, bytes.count - 1] {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(record.findings(keptAt: path) == nil, "\(length) of \(bytes.count) bytes")
    }
    try (bytes + [0]).write(to: URL(fileURLWithPath: path))
    #expect(record.findings(keptAt: path) == nil)
    #expect(record.findings(keptAt: folder("nothing")) == nil)
  }
}
