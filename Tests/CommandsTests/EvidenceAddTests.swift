import Foundation
import TestSupport
import Testing

/// `lifeline evidence add`
@Suite struct EvidenceAddTests {
  private static let log =
    "12:00 <List: 0x1> viewDidLoad\n12:00 <List: 0x1> viewWillAppear\nsaid: \"x\" # \u{7} <b>\n"
    + "12:01 <List: 0x1> viewDidAppear\n"
  private static let file = "Content/Evidence/shop-log.yaml"

  private func text(_ folder: URL, _ path: String = file) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func optionsSayEverything() throws {
    try withFolder(["Shop Log.txt": Self.log]) { folder in
      let run = try lifeline(
        "evidence", "add", "Shop Log.txt", "--title", "Launch: a \"shop\" # 1", "--url", "https://example.org/a",
        "--ios", "17", "--device", "simulator", "--language", "ko", "--date", "2026-01", in: folder)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.contains("  shop-log (iOS 17)\n    ✓ launch: reproduced\n1 of 1 step reproduced\n"))
      #expect(run.output.hasSuffix("\n\(Self.file)\n"))
      let yaml = try #require(text(folder))
      for line in ["os: \"iOS 17\"", "device: \"simulator\"", "language: \"ko\"", "date: \"2026-01\""] {
        #expect(yaml.contains("\n  \(line)\n"))
      }
      #expect(try lifeline("check", Self.file, in: folder).status == 0)
      #expect(try lifeline("evidence", in: folder).output.contains("shop-log — Launch: a \"shop\" # 1 (observed)"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Content/Evidence").count == 1)
    }
  }

  @Test func inAPipeItSaysWhatIsMissing() throws {
    try withFolder(["app.log": Self.log]) { folder in
      let run = try lifeline(["evidence", "add", "app.log"], in: folder, input: "a title\n")
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains("--ios is not given: the file leaves it open\n--device is not given"))
      #expect(run.errors.hasSuffix("Error: nothing was written: --title and --url are missing\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app.log"])
      let piped = try lifeline(
        ["evidence", "add", "-", "--slug", "mine", "--title", "x", "--url", "a run of mine"], in: folder,
        input: Self.log)
      #expect(piped.status == 0)
      let yaml = try #require(text(folder, "Content/Evidence/mine.yaml"))
      #expect(yaml.contains("  language: null\n  date: null\n  os: null\n  # device: device, simulator or test\n"))
    }
  }

  @Test func onATerminalItAsks() throws {
    try withFolder(["Shop Log.txt": Self.log]) { folder in
      let typed = "\nA launch\nhttps://example.org/a\niOS 17\n17\nphone\ndevice\n\n2026-13\n2026\n"
      let run = try lifelineOnTerminal(["evidence", "add", "Shop Log.txt"], in: folder, typed: typed)
      #expect(run.status == 0, "\(run.shown)")
      for words in [
        "What is the log about, in a few words?\r\nan answer is needed\r\n", "did you mean '17'?",
        "it is one of device, simulator, test", "(empty: not known)", "'2026-13' is not a date",
      ] { #expect(run.shown.contains(words), "\(words): \(run.shown)") }
      let yaml = try #require(text(folder))
      #expect(
        yaml.contains("title: \"A launch\"\n  url: \"https://example.org/a\"\n  language: null\n  date: \"2026\"\n"))
      #expect(yaml.contains("os: \"iOS 17\"\n  device: \"device\"\n"))
    }
  }

  @Test func whoDoesNotAnswerGetsNoFile() throws {
    try withFolder(["app.log": Self.log]) { folder in
      let run = try lifelineOnTerminal(["evidence", "add", "app.log"], in: folder, typed: "A launch\n\u{4}")
      #expect(run.status == 2 && run.shown.contains("nothing was written: the questions were not answered"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app.log"])
    }
  }

  @Test func noFileIsReplaced() throws {
    let files = ["shop-log.txt": Self.log, Self.file: "mine\n", "Content/Evidence/Public/other.yaml": Self.evidence]
    try withFolder(files) { folder in
      let rest = ["--title", "x", "--url", "a run"]
      let run = try lifeline(["evidence", "add", "shop-log.txt"] + rest, in: folder)
      #expect(run.status == 1 && run.errors.hasPrefix("Error: there is \(Self.file) already, and nothing was written"))
      #expect(text(folder) == "mine\n")
      // Wherever in the content it lies.
      let other = try lifeline(["evidence", "add", "shop-log.txt", "--slug", "other"] + rest, in: folder)
      #expect(other.status == 1 && other.errors.contains("there is Content/Evidence/Public/other.yaml already"))
      #expect(text(folder, "Content/Evidence/other.yaml") == nil)
    }
  }

  private static let evidence = """
    source: {slug: other, title: X, url: a run, kind: observed}
    traces: [{id: x, structure: A, records: [viewDidLoad], steps: [{do: launch, events: [A viewDidLoad]}]}]
    """

  @Test(arguments: [
    (["--url", "example"], 1, "--url: error: 'example' is not an address: it begins with https://"),
    (["--ios", "99"], 2, "is not a release"),
    (["--date", "soon"], 2, "'soon' is not a date"), (["--language", "english"], 2, "is not a language's code"),
    (["--slug", "../mine"], 2, "is not a name of small letters"),
    (["--device", "pone"], 2, "one of 'device', 'simulator' or 'test'"),
    (["--pattern", "{x}"], 2, "the pattern has no {callback}"),
    (["--pattern", "{subjct} {callback}"], 2, "the pattern has {subjct}; did you mean {subject}?"),
    (["--content", "Contnt"], 1, "Contnt: error: there is no folder of content here [content.no-folder]"),
  ])
  func whatIsWrongIsNotWritten(options: [String], status: Int, words: String) throws {
    try withFolder(["app.log": Self.log]) { folder in
      let given = ["--title", "x"] + (options.contains("--url") ? [] : ["--url", "a run"])
      let run = try lifeline(["evidence", "add", "app.log"] + given + options, in: folder)
      #expect(run.status == Int32(status) && run.errors.contains(words), "\(run.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["app.log"])
    }
  }

  /// Other readers of YAML take a bare 2024 for a number, and `true` for a truth value.
  @Test(arguments: ["2024.log", "true.log", "1-2.log"])
  func aNameIsAText(name: String) throws {
    try withFolder([name: Self.log]) { folder in
      let slug = String(name.dropLast(4))
      #expect(try lifeline("evidence", "add", name, "--title", "x", "--url", "a run", in: folder).status == 0)
      let yaml = try #require(text(folder, "Content/Evidence/\(slug).yaml"))
      #expect(yaml.contains("  slug: \"\(slug)\"\n") && yaml.contains("  - id: \"\(slug)\"\n"))
    }
  }

  /// A log that ends within a step is no evidence that the rest of it does not come.
  @Test func aLogThatIsCutSaysSo() throws {
    let log = [
      "A viewDidLoad", "A viewWillAppear", "A viewDidAppear", "B viewDidLoad", "A viewWillDisappear",
      "B viewWillAppear", "B viewDidAppear",
    ]
    for (lines, isCut) in [(log, true), (log + ["A viewDidDisappear"], false)] {
      try withFolder(["app.log": lines.joined(separator: "\n")]) { folder in
        let run = try lifeline("evidence", "add", "app.log", "--title", "x", "--url", "a run", in: folder)
        #expect(run.status == 0 && run.output.contains("2 of 2 steps reproduced"), "\(run.output)")
        #expect(
          try #require(text(folder, "Content/Evidence/app.yaml")).contains("\n        partial: prefix\n") == isCut)
      }
    }
  }

  @Test func aLogOfTwoRunsHasTwoTraces() throws {
    let run = "A viewDidLoad\nA viewWillAppear\nA viewDidAppear\n"
    let launch = "application(_:didFinishLaunchingWithOptions:)\n"
    let two = launch + run + "applicationWillTerminate\n" + launch + run.replacing("A ", with: "B ")
    try withFolder(["app.log": two]) { folder in
      let added = try lifeline("evidence", "add", "app.log", "--title", "x", "--url", "a run", in: folder)
      #expect(added.status == 0, "\(added.errors)")
      let yaml = try #require(text(folder, "Content/Evidence/app.yaml"))
      let raws = yaml.split(separator: "\n").filter { $0.hasPrefix("    raw: ") }
      #expect(raws.joined().matches(of: #/didFinishLaunching/#).count == 2)
      #expect(yaml.matches(of: #/- id: app/#).count == raws.count)
    }
  }

  @Test func itsHelpHasExamples() throws {
    for arguments in [["evidence", "add", "--help"], ["help", "evidence", "add"]] {
      let run = try lifeline(arguments)
      #expect(run.status == 0 && run.output.contains("\nEXAMPLES\n  lifeline evidence add app.log\n"))
      #expect(run.output.contains("USAGE: lifeline evidence add <log>"))
    }
    let wrong = try lifeline("evidence", "add")
    #expect(wrong.status == 2 && wrong.errors.contains("See 'lifeline evidence add --help' for more information."))
    #expect(try lifeline("manual").output.contains(".Ss lifeline evidence add\n"))
  }
}
