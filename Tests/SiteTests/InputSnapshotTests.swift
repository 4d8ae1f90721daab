import Foundation
import Site
import TestSupport
import Testing

/// Whether a build has read and left what it believes.
@Suite struct InputSnapshotTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func inputs() throws -> InputSnapshot {
    try #require(
      InputSnapshot(
        words: [], program: CommandLine.arguments[0], files: [],
        folders: [InputSnapshot.Folder(folder("Content"), readsHidden: false)]))
  }

  @Test func whatIsReadIsEqualAsLongAsNobodyWrites() throws {
    try folder.write("one", to: "Content/a.yaml")
    let before = try inputs()
    #expect(try inputs() == before)
    // A disk's clock may tick slowly.
    Thread.sleep(forTimeInterval: 0.02)
    try folder.write("two", to: "Content/a.yaml")
    #expect(try inputs() != before)
    // A build may have read the other one in between.
    try folder.write("one", to: "Content/a.yaml")
    #expect(try inputs() != before)
  }

  /// The record outlives a checkout: it holds what files hold, and not when they were written.
  @Test func aRecordIsOfWhatFilesHold() throws {
    try folder.write("one", to: "Content/a.yaml")
    let output = try OutputStatuses([("site", folder("Output"))])
    try BuildRecord(try inputs(), output: output).keep(at: folder("record"), with: [])
    try folder.write("one", to: "Content/a.yaml")
    #expect(BuildRecord(try inputs(), output: output).findings(keptAt: folder("record")) == [])
    try folder.write("two", to: "Content/a.yaml")
    #expect(BuildRecord(try inputs(), output: output).findings(keptAt: folder("record")) == nil)
  }

  @Test func whatSomebodyWritesMeanwhileIsFound() throws {
    func statuses() throws -> OutputStatuses { try OutputStatuses([("site", folder("site"))]) }
    let names = ["a.html", "b.html", "c.html", "d.html"]
    for name in names { try folder.write("text", to: "site/\(name)") }
    let before = try statuses()
    // Files get a second name, in another folder that takes the place of the first.
    try folder.makeFolder("new")
    for name in names {
      try FileManager.default.linkItem(atPath: folder("site/\(name)"), toPath: folder("new/\(name)"))
    }
    try FileManager.default.removeItem(atPath: folder("site"))
    try FileManager.default.moveItem(atPath: folder("new"), toPath: folder("site"))
    let files = names.map { "site/\($0)" }
    #expect(try statuses().changed(files, since: before) == [])
    Thread.sleep(forTimeInterval: 0.02)
    try folder.write("Text", to: "site/a.html")
    try folder.write("longer", to: "site/b.html")
    try FileManager.default.removeItem(atPath: folder("site/c.html"))
    #expect(try statuses().changed(files, since: before) == ["site/a.html", "site/b.html", "site/c.html"])
  }
}
