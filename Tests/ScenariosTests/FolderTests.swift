import Diagnostics
import Foundation
import Scenarios
import Testing

/// What lies in a folder of content is read, or somebody is told that it is not.
@Suite struct FolderTests {
  private static let good = Array(scenario("  - launch").utf8)

  /// What reading a folder of files that are as they should be reports, without the folder.
  private func found(_ names: [String], _ bytes: [UInt8] = good) throws -> [String] {
    try withContent(Dictionary(uniqueKeysWithValues: names.map { ($0, bytes) })) { try Self.problems(in: $0) }
  }

  private static func problems(in folder: String) throws -> [String] {
    DiagnosticFormat.text.write(CatalogLoader.load(folder: folder).diagnostics)
      .replacingOccurrences(of: folder + "/", with: "").replacingOccurrences(of: folder, with: ".")
      .split(separator: "\n").map(String.init)
  }

  private static let misspelt: [(String, String)] = [
    ("Evidences/a.yaml", "Evidence"), ("Scenario/a.yaml", "Scenarios"), ("Cause/a.yaml", "Causes"),
    ("scenarios/tab/a.yaml", "Scenarios"), ("Claim/a.yaml", "Claims"), ("Callback/a.yaml", "Callbacks"),
    ("Disagreement/a.yaml", "Disagreements"),
  ]

  @Test(arguments: misspelt)
  func foldersThatAreNearlyRight(path: String, meant: String) throws {
    let folder = path.split(separator: "/")[0]
    #expect(
      try found([path, "Scenarios/b.yaml"]) == [
        "\(folder): error: '\(folder)' has no meaning here; did you mean '\(meant)'? [content.folder-name]"
      ])
  }

  /// What a folder of another name holds is not unknown.
  @Test func whatAMisspeltFolderHolds() throws {
    let files = ["Evidences/velog-one.yaml": Array(evidence().utf8), "Scenarios/a.yaml": Self.good]
    let catalog = try withContent(files) { CatalogLoader.load(folder: $0).catalog }
    #expect(catalog.names(of: .source) == ["log", "velog-one"])
    #expect(catalog.evidence.isEmpty)
  }

  @Test(arguments: ["sites.yaml", "site.yml", "Site.yaml"])
  func settingsThatAreNearlyRight(name: String) throws {
    #expect(
      try found([name, "Scenarios/b.yaml"]) == [
        "\(name): error: '\(name)' has no meaning here; did you mean 'site.yaml'? [content.folder-name]"
      ])
  }

  /// What reading a folder reports beside which a file of that name lies, and which may have settings as well.
  private func found(beside name: String, settings: String? = nil) throws -> [String] {
    var files = ["Content/Scenarios/a.yaml": Self.good, name: Array("title: T\n".utf8)]
    if let settings { files[settings] = Array("title: T\n".utf8) }
    return try withContent(files) { folder in
      CatalogLoader.load(folder: "\(folder)/Content").diagnostics.map { found in
        "\(found.location.file.split(separator: "/").last ?? ""): \(found.severity.rawValue): \(found.summary)"
      }
    }
  }

  @Test(arguments: ["lifeline.yml", "Lifeline.yaml"])
  func settingsBesideTheFolderThatAreNearlyRight(name: String) throws {
    let told = "\(name): error: '\(name)' has no meaning here; did you mean 'lifeline.yaml'?"
    #expect(try found(beside: name) == [told])
    #expect(try found(beside: name, settings: "Content/site.yaml") == [told])
  }

  /// It may be another program's.
  @Test func aFileBesideTheFolderWithASlipStopsNothing() throws {
    let told = "lifline.yaml: warning: 'lifline.yaml' has no meaning here; did you mean 'lifeline.yaml'?"
    #expect(try found(beside: "lifline.yaml") == [told])
    #expect(try found(beside: "lifline.yaml", settings: "lifeline.yaml").isEmpty)
    #expect(try found(beside: "lifeline.md").isEmpty && found(beside: "shop.yaml").isEmpty)
    #expect(try found(beside: "lifeline.yaml").isEmpty)
  }

  @Test func settingsThatLieInTheFolder() throws {
    #expect(
      try found(["lifeline.yaml", "Scenarios/b.yaml"]) == [
        "lifeline.yaml: error: the site's settings are not read here; they stand beside the folder as 'lifeline.yaml', "
          + "or in it as 'site.yaml' [content.folder-name]"
      ])
  }

  private static let unread: [(String, String)] = [
    ("Scenarios/x.YAML", "its name ends in .yaml, in small letters"),
    ("Scenarios/x.Yml", "its name ends in .yaml, in small letters"),
    ("x.YAML", "its name ends in .yaml, in small letters"),
    ("Evidence/x.json", "content is in files whose names end in .yaml"),
    ("Scenarios/deep/x.md", "content is in files whose names end in .yaml"),
    ("Claims/x.txt", "content is in files whose names end in .yaml"),
    ("Causes/x.yaml~", "content is in files whose names end in .yaml"),
    ("Pages/two.markdown", "the name of a page in Markdown ends in .md, in small letters"),
    ("Pages/more/two.MD", "the name of a page in Markdown ends in .md, in small letters"),
    ("Pages/flow.PNG", "a picture stands in Templates/assets, beside the content"),
    ("Pages/notes.txt", "a page is in a file whose name ends in .md or .yaml"),
    ("Scenarios/two.markdown", "content is in files whose names end in .yaml"),
  ]

  @Test(arguments: unread)
  func filesThatAreNotRead(path: String, words: String) throws {
    #expect(
      try found([path, "Scenarios/b.yaml"]) == ["\(path): warning: the file is not read; \(words) [content.not-read]"])
  }

  @Test func filesThatNeedNotBeRead() throws {
    #expect(
      try found([
        "README.md", "LICENSE", ".gitignore", "Scenarios/.x.yaml.swp", "Scenarios/.DS_Store", "Glossary/ko.md",
        "Scenarios/b.yml",
      ]) == [])
  }

  @Test func nothingAtAll() throws {
    #expect(
      try found(["README.md"]) == [
        ".: error: there is no content here: no file that ends in .yaml [content.nothing]"
      ])
    try withContent(["x.md": []]) { folder in
      #expect(CatalogLoader.loadEvidence([folder]).diagnostics.map(\.id) == ["content.nothing"])
      #expect(CatalogLoader.load(folder: folder, parts: ["Causes"]).diagnostics == [])
    }
  }

  private static let names: [(String, String, String)] = [
    ("a\u{1B}[31mb", "a\\u{1B}[31mb", "U+001B, which is a control character"),
    ("a\u{202E}b", "a\\u{202E}b", "U+202E, which changes the direction of the text behind it"),
    ("a\u{2028}b", "a\\u{2028}b", "U+2028, which is a line break that editors do not show"),
    ("a\u{9B}b", "a\\u{9B}b", "U+009B, which is a control character"),
  ]

  @Test(arguments: names)
  func namesThatHide(name: String, shown: String, what: String) throws {
    #expect(
      try found(["Scenarios/\(name).yaml", "Scenarios/b.yaml"]) == [
        "Scenarios/\(shown).yaml: error: the name holds \(what); rename the file [content.file-name]"
      ])
    #expect(
      try found(["Scenarios/\(name)/c.yaml", "Scenarios/b.yaml"]) == [
        "Scenarios/\(shown): error: the name holds \(what); rename the file [content.file-name]"
      ])
  }

  /// A name of two lines would make a report of two lines.
  @Test func namesThatForgeALine() throws {
    #expect(
      try found(["Scenarios/x\n::error::y.yaml", "Scenarios/b.yaml"]) == [
        "Scenarios/x\\n::error::y.yaml: error: the name holds a line break or a tab; rename the file [content.file-name]"
      ])
  }

  @Test func whatCannotBeRead() throws {
    try withContent(["Scenarios/b.yaml": Self.good]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Scenarios/loop.yaml", withDestinationPath: "loop.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Scenarios/lost.yaml", withDestinationPath: "nowhere")
      try FileManager.default.createSymbolicLink(atPath: folder + "/Scenarios/more", withDestinationPath: "..")
      try FileManager.default.createDirectory(atPath: folder + "/Scenarios/c.yaml", withIntermediateDirectories: false)
      #expect(mkfifo(folder + "/Scenarios/pipe.yaml", 0o600) == 0)
      let lines = try Self.problems(in: folder)
      #expect(
        lines == [
          "Scenarios/loop.yaml: error: the file cannot be read: Too many levels of symbolic links [file.unreadable]",
          "Scenarios/lost.yaml: error: there is no such file [file.unreadable]",
          "Scenarios/pipe.yaml: error: this is not a regular file [file.unreadable]",
          "Scenarios/more: warning: a link to a folder is not followed; put the files here [content.not-read]",
        ])
    }
  }

  /// What speaks of a file that cannot be read is not wrong because of that.
  @Test func namesOfWhatCannotBeRead() throws {
    let files: [String: [UInt8]] = [
      "Scenarios/one.yaml": Array("id: 'first'\ntitle: a: b\n".utf8),
      "Evidence/velog-one.yaml": Array("source: [\n".utf8),
      "Comparisons/two.yaml": Array("id: two\n\ttitle: A\n".utf8),
      "Pages/three.yaml": Array("title: without an id\n".utf8),
      "Scenarios/b.yaml": Array(scenario("  - psuh Detail").utf8),
    ]
    let catalog = try withContent(files) { CatalogLoader.load(folder: $0).catalog }
    #expect(catalog.names(of: .scenario) == ["a", "first", "one"])
    #expect(catalog.names(of: .source) == ["velog-one"])
    #expect(catalog.names(of: .comparison) == ["two"])
    #expect(catalog.names(of: .page) == ["three"])
    #expect(!catalog.runsEveryScenario)
  }

  /// In a folder of its own, so that the disk of the test may be one of those.
  @Test func pagesThatDifferInCapitalsOnlyAreTold() throws {
    let files = ["Pages/a/Welcome.md": "# A\n\nText.\n", "Pages/welcome.md": "# B\n\nText.\n"]
    let found = try withContent(files.mapValues { Array($0.utf8) }) { folder in
      CatalogLoader.load(folder: folder).diagnostics.filter { $0.id == "content.duplicate-id" }
    }
    #expect(
      found.map(\.summary) == [
        "the id 'Welcome' differs from 'welcome' in capitals only; on many disks they are one file"
      ])
    #expect(found.first?.location.file.hasSuffix("Pages/a/Welcome.md") == true)
  }
}
