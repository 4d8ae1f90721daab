import Testing

@testable import PreviewServer

/// When an edit is over, as far as the changes of files tell.
@Suite struct UnfinishedFileTests {
  private let start = ContinuousClock.now

  /// What each of some changes leaves behind, one per millisecond.
  private func touches(_ changes: [(UnfinishedFiles.Change, String)]) -> [Touch] {
    var files = UnfinishedFiles()
    return changes.enumerated().map { files.note($1.0, $1.1, at: start + .milliseconds($0)) }
  }

  @Test func aFileIsWholeWhenItIsClosed() {
    #expect(
      touches([(.begun, "Content/a"), (.begun, "Content/a"), (.finished, "Content/a")]) == [.other, .other, .whole])
    // Rights and times follow.
    #expect(touches([(.begun, "a"), (.finished, "a"), (.other, "a")]) == [.other, .whole, .whole])
  }

  @Test func aFileThatIsWrittenBesideIsWaitedFor() {
    let both: [(UnfinishedFiles.Change, String)] = [(.begun, "a"), (.begun, "b"), (.finished, "a"), (.finished, "b")]
    #expect(touches(both) == [.other, .other, .other, .whole])
  }

  /// Vim takes the file away and writes a new one, while it writes what is unsaved into a file of its own.
  @Test func aFileThatIsTakenAwayIsWaitedFor() {
    let vim: [(UnfinishedFiles.Change, String)] = [
      (.begun, "Content/.a.yaml.swp"), (.begun, "Content/a.yaml"), (.finished, "Content/a.yaml~"),
      (.begun, "Content/a.yaml"),
      (.finished, "Content/a.yaml"), (.begun, "Content/a.yaml~"), (.begun, "Content/.a.yaml.swp"),
    ]
    #expect(touches(vim) == [.whole, .other, .other, .other, .whole, .whole, .whole])
  }

  /// A file that is written beside its place gets its name; the name that it had is not one that is missing.
  @Test func whatGetsAnotherNameIsNotGone() {
    var files = UnfinishedFiles()
    #expect(files.note(.begun, "Content/a.tmp", at: start) == .other)
    #expect(files.note(.finished, "Content/a.yaml", former: "Content/a.tmp", at: start) == .whole)
    #expect(files.note(.begun, "Content/a.yaml", at: start) == .other)
    #expect(files.note(.finished, "Content/a.yaml~", former: "Content/a.yaml", at: start) == .other)
  }

  @Test func nobodyIsWaitedForAllDay() {
    var files = UnfinishedFiles()
    #expect(files.note(.begun, "a", at: start) == .other)
    #expect(files.note(.finished, "b", at: start + .milliseconds(200)) == .other)
    #expect(files.note(.finished, "b", at: start + UnfinishedFiles.patience) == .whole)
  }
}
