import Foundation
import Testing

/// Where `lifeline draw` puts a drawing, and in which format.
@Suite struct DrawTargetTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("target-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [
    ("a.svg", "<svg"), ("a.SVG", "<svg"), ("a", "<svg"), ("a.dot", "digraph"), ("a.gv", "digraph"),
    ("a.mmd", "stateDiagram-v2"), ("a.mermaid", "stateDiagram-v2"), ("a.puml", "@startuml"),
    ("a.plantuml", "@startuml"), ("a.scxml", "<?xml"), ("a.json", "{"), ("a.xstate.json", "{"),
    ("a.png", "\u{FFFD}PNG"), ("a.pdf", "%PDF"), ("b.c/a", "<svg"),
  ])
  func theFormatFollowsTheEnding(file: String, start: String) throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("b.c"), withIntermediateDirectories: true)
      let run = try lifeline("draw", "app", "-o", file, in: folder)
      #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
      let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
      #expect(text.prefix(200).contains(start), "\(text.prefix(20))")
    }
  }

  @Test(arguments: [
    (["-o", "a.png", "--format", "svg"], "'a.png' ends as files of png do, and --format says svg"),
    (["-o", "a.json", "--format", "scxml"], "'a.json' ends as files of xstate do, and --format says scxml"),
    (["-o", "a.jpeg"], "'a.jpeg' ends as no format does; there is .svg, .dot, .gv, .mmd, "),
    (["-o", "/dev/ptmx", "--format", "png"], "png is no text, and '/dev/ptmx' is a terminal; name a file with -o"),
  ])
  func wrongPairsAreRefused(arguments: [String], words: String) throws {
    try inFolder { folder in
      let run = try lifeline(["draw", "app"] + arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func aFormatThatIsAskedForGoesIntoAnyFile() throws {
    try inFolder { folder in
      #expect(try lifeline("draw", "app", "--format", "mermaid", "-o", "a.txt", in: folder).status == 0)
      let text = try String(contentsOf: folder.appendingPathComponent("a.txt"), encoding: .utf8)
      #expect(text.contains("stateDiagram-v2"))
    }
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "link"]) func standardOutputIsWrittenTo(name: String) throws {
    try inFolder { folder in
      let link = folder.appendingPathComponent("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/stdout")
      let run = try lifeline("draw", "app", "-o", name, "--format", "dot", in: folder)
      #expect(run.status == 0 && run.output.hasPrefix("digraph"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["link"])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/stdout")
    }
  }

  @Test func aDeviceSaysWhatIsWrongAndStaysOne() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try lifeline("draw", "app", "-o", "/dev/full")
    #expect(run.status == 1)
    #expect(run.errors.contains("'/dev/full' cannot be used: No space left on device [output.system]"))
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
    #expect(kind == .typeCharacterSpecial)
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    try inFolder { folder in
      let run = try lifeline("draw", "app", "-o", "nodir/a.svg", in: folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("'nodir/a.svg' cannot be used: there is no folder 'nodir' [output.system]"))
    }
  }

  @Test func aPipeIsWrittenTo() throws {
    try inFolder { folder in
      let pipe = folder.appendingPathComponent("pipe.whatever").path
      try #require(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      #expect(try lifeline("draw", "app", "--format", "plantuml", "-o", pipe).status == 0)
      var bytes = [UInt8](repeating: 0, count: 9)
      #expect(read(reader, &bytes, 9) == 9)
      #expect(String(decoding: bytes, as: UTF8.self) == "@startuml")
    }
  }

  @Test func machinesAreMeantToo() throws {
    let run = try lifeline("draw", "view-controler")
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean 'view-controller'?"), "\(run.errors)")
    let map = try lifeline("draw", "xx", "--diagram", "map")
    #expect(map.status == 2)
    #expect(map.errors.contains("--diagram map takes no name, not 'xx'"))
  }

  @Test func aScenarioThatExpectsInVainIsDrawnAndReported() throws {
    try OneScenario.project { project in
      try project.change(title: "One", expecting: "no Detail viewWillAppear")
      let run = try lifeline("draw", "push-pop", "--format", "mermaid", in: project.folder)
      #expect(run.status == 1)
      #expect(run.output.contains("stateDiagram-v2"))
      #expect(run.errors.contains("'no Detail viewWillAppear' does not hold: it comes once [expectation.failed]"))
      // What is expected is expected of the scenario's own release.
      #expect(try lifeline("draw", "push-pop", "--ios", "12", in: project.folder).status == 0)
    }
  }
}
