import Foundation
import Site
import TestSupport
import Testing

/// One file by the name that a user gives: what is there already is written through or replaced, never lost.
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws { try OutputFile(folder(name)).write(Array(text.utf8)) }

  private func kind(_ name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: folder(name))[.type] as? FileAttributeType
  }

  @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
    try folder.write("old and longer", to: "a.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("a.svg"))
    let before = try folder.number("a.svg")
    try write("new", to: "a.svg")
    #expect(folder.text("a.svg") == "new")
    #expect(try folder.number("a.svg") != before)
    #expect(try FileManager.default.attributesOfItem(atPath: folder("a.svg"))[.posixPermissions] as? Int == 0o640)
    #expect(try folder.listing() == ["a.svg"])
  }

  /// In a container each process has the same number, that which was killed and the next one.
  @Test func whatAKilledProcessHasLeftIsNotInTheWay() throws {
    let left = ".a.svg.lifeline-new-\(getpid())-0"
    try folder.write("half", to: left)
    // Somebody may be writing it.
    try write("new", to: "a.svg")
    #expect(folder.text("a.svg") == "new" && folder.text(left) == "half")
    let old = Date(timeIntervalSinceNow: -2 * 60 * 60)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder(left))
    try write("newer", to: "a.svg")
    #expect(folder.text("a.svg") == "newer")
    #expect(try folder.listing() == ["a.svg"])
  }

  @Test func aLinkIsFollowed() throws {
    try folder.write("old", to: "real/a.svg")
    try folder.link("one.svg", to: "two.svg")
    try folder.link("two.svg", to: "real/a.svg")
    try write("new", to: "one.svg")
    #expect(folder.text("real/a.svg") == "new")
    #expect(try kind("one.svg") == .typeSymbolicLink && kind("two.svg") == .typeSymbolicLink)
  }

  @Test func aLinkToNothingMakesWhatItLeadsTo() throws {
    try folder.makeFolder("real")
    try folder.link("a.svg", to: "real/new.svg")
    try write("new", to: "a.svg")
    #expect(folder.text("real/new.svg") == "new")
    #expect(try kind("a.svg") == .typeSymbolicLink)
  }

  @Test func aSecondNameStaysOne() throws {
    try folder.write("old and longer", to: "a")
    #expect(link(folder("a"), folder("b")) == 0)
    try write("new", to: "a")
    #expect(folder.text("b") == "new")
  }

  @Test func aPipeIsWrittenTo() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let reader = open(folder("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("through", to: "pipe")
    var bytes = [UInt8](repeating: 0, count: 20)
    #expect(read(reader, &bytes, bytes.count) == 7)
    #expect(try kind("pipe") != .typeRegular)
  }

  @Test func aDeviceStaysOne() throws {
    try OutputFile("/dev/null").write([1, 2, 3])
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test(arguments: [
    ("folder", "Is a directory"), ("file/x", "Not a directory"), ("loop", "Too many levels"),
    ("no/x", "there is no folder '"),
  ])
  func theSystemSaysWhyNot(name: String, words: String) throws {
    try folder.makeFolder("folder")
    try folder.write("", to: "file")
    try folder.link("loop", to: "loop")
    #expect(try report { try OutputFile(folder(name)).write([1]) }.contains("cannot be used: \(words)"))
    #expect(try folder.listing() == ["file", "folder", "loop"])
  }

  @Test func foldersAreMadeIfAskedFor() throws {
    try OutputFile(folder("a/b/c")).write(Array("x".utf8), makingFolders: true)
    #expect(folder.text("a/b/c") == "x")
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "link"]) func standardOutputHasManyNames(name: String) throws {
    try folder.link("link", to: "/dev/stdout")
    let file = OutputFile(name == "link" ? folder("link") : name)
    #expect(file.isStandardOutput && !file.isRegular)
  }

  @Test func aTerminalIsKnown() throws {
    // What makes terminals is one itself.
    #expect(OutputFile("/dev/ptmx").isTerminal)
    #expect(!OutputFile("/dev/null").isTerminal && !OutputFile(folder("a")).isTerminal)
  }
}
