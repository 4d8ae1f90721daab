import Foundation
import Site
import TestSupport
import Testing

/// Whether files that are read have changed, as a preview asks it after each sign that they may have.
@Suite struct WatchedInputsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("Content")
  }

  private func isChanged(_ inputs: inout WatchedInputs, beside files: [String] = []) -> Bool {
    inputs.haveChanged(
      files: files.map { folder($0) }, folders: [InputSnapshot.Folder(folder("Content"), readsHidden: false)])
  }

  @Test func whatAFileHoldsCountsAndNotWhenItWasWritten() throws {
    try folder.write("one", to: "Content/a.yaml")
    try folder.write("two", to: "Content/inner/b.yaml")
    var inputs = WatchedInputs()
    #expect(isChanged(&inputs))
    #expect(!isChanged(&inputs))
    // Saved once more, without a change.
    try folder.write("one", to: "Content/a.yaml")
    #expect(!isChanged(&inputs))
    try folder.write("eno", to: "Content/a.yaml")
    #expect(isChanged(&inputs))
    #expect(!isChanged(&inputs))
  }

  /// Two writings within one tick of a disk's clock look alike to who asks the disk alone.
  @Test func aChangeOfWhichTheDiskTellsNothingIsFound() throws {
    var inputs = WatchedInputs()
    for number in 100..<160 {
      try folder.write("\(number)", to: "Content/a.yaml")
      #expect(isChanged(&inputs), "\(number)")
    }
  }

  @Test func filesThatComeGoOrAreRenamedAreChanges() throws {
    try folder.write("one", to: "Content/a.yaml")
    try folder.write("settings", to: "lifeline.yaml")
    var inputs = WatchedInputs()
    #expect(isChanged(&inputs, beside: ["lifeline.yaml"]))
    try FileManager.default.moveItem(atPath: folder("Content/a.yaml"), toPath: folder("Content/b.yaml"))
    #expect(isChanged(&inputs, beside: ["lifeline.yaml"]))
    try folder.write("one", to: "Content/a.yaml")
    #expect(isChanged(&inputs, beside: ["lifeline.yaml"]))
    try FileManager.default.removeItem(atPath: folder("Content/b.yaml"))
    #expect(isChanged(&inputs, beside: ["lifeline.yaml"]))
    // What begins with a point is not read.
    try folder.write("editor's own", to: "Content/.a.yaml.swp")
    #expect(!isChanged(&inputs, beside: ["lifeline.yaml"]))
    try folder.write("settings!", to: "lifeline.yaml")
    #expect(isChanged(&inputs, beside: ["lifeline.yaml"]))
  }

  /// What a link leads to may change unseen.
  @Test func besideALinkEverythingMayHaveChanged() throws {
    try folder.write("one", to: "elsewhere.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder("Content/a.yaml"), withDestinationPath: folder("elsewhere.yaml"))
    var inputs = WatchedInputs()
    #expect(isChanged(&inputs))
    #expect(isChanged(&inputs))
  }
}
