import Foundation
import TestSupport
import Testing

/// A folder of one's own, as a new user makes it.
@Suite struct NewTests {
  @Test func aNewFolderBuildsAtOnceWithoutAWarning() throws {
    let folder = try TemporaryFolder()
    let made = try lifeline(["new", "web shop"], in: folder.url)
    #expect(made.status == 0 && made.output.split(separator: "\n").count == 7)
    #expect(
      folder.text("web shop/Content/Scenarios/web-shop.yaml")?.hasPrefix(
        "# yaml-language-server: $schema=../../Schemas/scenario.json\nid: web-shop\n") == true)
    #expect(folder.exists("web shop/Schemas/scenario.json") && folder.exists("web shop/Schemas/site.json"))
    let project = folder.url.appendingPathComponent("web shop")
    let built = try lifeline(["build", "--strict", "--path-prefix", "/docs/"], in: project)
    #expect(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("warning"), "\(built.errors)")
    let home = try #require(folder.text("web shop/Output/site/index.html"))
    #expect(home.contains("<html lang=\"en\">") && home.contains("Web shop"))
    // One language, and a handful of files for the one scenario.
    let files = try folder.listing("web shop/Output/site")
    #expect(!files.contains { $0.hasPrefix("ko") })
    #expect(!files.contains("claims.html") && !files.contains("sources.html") && !home.contains("0 sources"))
    #expect(files.count { $0.contains("web-shop") } <= 15, "\(files.filter { $0.contains("web-shop") })")
    #expect(try lifeline(["check"], in: project).status == 0)
  }

  /// Without the variable a checkout would take the project itself for Lifeline.
  @Test func theWorkflowAsksForLifelineFirst() throws {
    let folder = try TemporaryFolder()
    try lifeline(["new", "shop"], in: folder.url)
    let workflow = try #require(folder.text("shop/.github/workflows/lifeline.yml"))
    let steps = try #require(workflow.components(separatedBy: "steps:\n").last).components(separatedBy: "\n      - ")
    // Behind a remark.
    #expect(steps[1].contains("if: vars.LIFELINE_REPOSITORY == ''") && steps[1].hasSuffix("exit 1"), "\(steps[1])")
    #expect(steps[1].contains("::error::LIFELINE_REPOSITORY is not set:"))
    let help = try lifeline("new", "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("checks and builds") && !help.contains("publishes"))
  }

  @Test func aNameMayBeAnything() throws {
    let folder = try TemporaryFolder()
    for name in ["null", "my shop's", "trailing/", "index"] {
      let made = try lifeline(["new", name], in: folder.url)
      #expect(made.status == 0)
      // What it says can be pasted.
      let line = made.errors.dropFirst("try: ".count).split(separator: " && ")[0]
      let checked = try shell("\(line) && \"$0\" check", in: folder.url)
      #expect(checked.status == 0, "\(name): \(line): \(checked.errors)")
    }
    #expect(try lifeline(["new", "bare/", "--bare"], in: folder.url).status == 0)
    #expect(folder.exists("bare.yaml"))
  }

  @Test(arguments: [
    ("Straße", "strasse"), ("Ärzte Übersicht", "arzte-ubersicht"), ("Smørrebrød", "smorrebrod"),
    ("cafe\u{301}", "cafe"), ("가게", "first-flow"),
  ])
  func anIDHasNoMarks(name: String, id: String) throws {
    let folder = try TemporaryFolder()
    #expect(try lifeline(["new", name, "--bare"], in: folder.url).status == 0)
    let file = try #require(folder.listing().first)
    #expect(folder.text(file)?.hasPrefix("id: \(id)\n") == true)
  }

  @Test func aFolderThatIsThereIsFilledUnderItsOwnName() throws {
    let folder = try TemporaryFolder(["web shop/README.md": "Mine"])
    let project = folder.url.appendingPathComponent("web shop")
    let made = try lifeline(["new", "."], in: project)
    #expect(made.status == 0 && made.output.hasPrefix("lifeline.yaml\n"), "\(made.errors)")
    #expect(made.errors == "try: lifeline serve\n")
    let settings = try #require(folder.text("web shop/lifeline.yaml"))
    #expect(settings.contains("title: \"Web shop\"") && settings.hasSuffix("example: web-shop\n"))
    #expect(try lifeline(["check", "--strict"], in: project).status == 0)
  }

  @Test func nothingIsReplaced() throws {
    let folder = try TemporaryFolder(["shop/lifeline.yaml": "title: Mine"])
    let run = try lifeline(["new", "shop"], in: folder.url)
    #expect(run.status == 1 && run.errors.contains("shop/lifeline.yaml: error: there is a file already"))
    #expect(folder.text("shop/lifeline.yaml") == "title: Mine" && !folder.exists("shop/Content"))
  }

  @Test func aScenarioAloneCanBeSimulated() throws {
    let folder = try TemporaryFolder()
    #expect(try lifeline(["new", "checkout", "--bare"], in: folder.url).status == 0)
    #expect(try folder.listing() == ["checkout.yaml"])
    let run = try lifeline(["simulate", "checkout.yaml"], in: folder.url)
    #expect(run.status == 0 && run.output.contains("Detail viewDidLoad"), "\(run.errors)")
    #expect(try lifeline(["new", "--bare", "checkout"], in: folder.url).status == 1)
    #expect(try lifeline(["new", "…"], in: folder.url).status == 2)
  }

  @Test func theSettingsStandInOnePlace() throws {
    let folder = try TemporaryFolder()
    try lifeline(["new", "shop"], in: folder.url)
    try folder.write("title: Other", to: "shop/Content/site.yaml")
    let run = try lifeline(["check"], in: folder.url.appendingPathComponent("shop"))
    #expect(run.status == 1 && run.output.isEmpty == false || run.errors.contains("the site has its settings already"))
    #expect(run.errors.contains("[settings.twice]"), "\(run.errors)")
  }

  /// Settings are read anew, although they are no part of the content's folder.
  @Test func aChangedSettingIsBuilt() throws {
    let folder = try TemporaryFolder()
    try lifeline(["new", "shop"], in: folder.url)
    let project = folder.url.appendingPathComponent("shop")
    try lifeline(["build"], in: project)
    let settings = try #require(folder.text("shop/lifeline.yaml"))
    try folder.write(settings.replacing("title: \"Shop\"", with: "title: Market"), to: "shop/lifeline.yaml")
    try lifeline(["build"], in: project)
    #expect(folder.text("shop/Output/site/index.html")?.contains("Market") == true)
  }
}
