import Foundation
import Testing

/// `lifeline check` of files and folders that are named.
@Suite struct CheckPathsTests {
  /// A folder of content with a file of several kinds.
  private static let content = [
    "Content/site.yaml": "title: T\ngroups: [{id: own, title: Own}]\n",
    "Content/Scenarios/one.yaml": scenario("one", "group: own\nexplanation: Like [two](scenario:two).\n"),
    "Content/Scenarios/two.yaml": scenario("two", "group: own\n"),
    "Content/Evidence/log.yaml": log("log"),
    "Content/Pages/about.yaml": "id: about\ntitle: About\nsummary: About.\ntext: See [one](scenario:one).\n",
  ]

  @Test func aFileIsCheckedAsWhatItIs() throws {
    try withFolder(Self.content) { folder in
      for (path, counts) in [
        ("Content/Scenarios/one.yaml", "1 scenario"), ("Content/Evidence/log.yaml", "1 source"),
        ("Content/Pages/about.yaml", "1 page"), ("Content/Pages", "1 page"), ("Content/Scenarios", "2 scenarios"),
      ] {
        let run = try lifeline(["check", path], in: folder)
        #expect(run.status == 0, "\(path): \(run.errors)")
        #expect(run.output == "\(path): \(counts), nothing wrong\n")
      }
      let settings = folder.appendingPathComponent("Content/site.yaml")
      try Data("title: T\nshowsEveryChange: true\n".utf8).write(to: settings)
      let promise = try lifeline(["check", "Content/site.yaml"], in: folder)
      #expect(promise.errors.contains("no scenario shows the change of 'tab.select'"))
      // The folder of content is found from within as well.
      let within = try lifeline(["check", "about.yaml"], in: folder.appendingPathComponent("Content/Pages"))
      #expect(within.output == "about.yaml: 1 page, nothing wrong\n")
    }
  }

  /// The folder around the content, and the settings beside it, are no scenarios.
  @Test(arguments: [".", "lifeline.yaml", "./"])
  func whatIsAroundTheContentStandsForIt(path: String) throws {
    var files = Self.content
    files["lifeline.yaml"] = files.removeValue(forKey: "Content/site.yaml")
    try withFolder(files) { folder in
      let run = try lifeline(["check", path], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "\(path): 2 scenarios, 1 source, nothing wrong\n")
    }
  }

  /// So does what is around the content of another project, whatever the content is called.
  @Test(arguments: [
    ("shop", "Content"), ("shop/", "Content"), ("./shop", "Content"), ("shop/lifeline.yaml", "Content"),
    ("shop", "Flows"), ("shop/lifeline.yaml", "Flows"),
  ])
  func anotherProjectStandsForItsContent(path: String, folder name: String) throws {
    var files = Dictionary(
      uniqueKeysWithValues: Self.content.map { ("shop/" + $0.replacing("Content", with: name), $1) })
    files["shop/lifeline.yaml"] = files.removeValue(forKey: "shop/\(name)/site.yaml")
    files["shop/Templates/assets/no-scenario.yaml"] = "a: 1\n"
    try withFolder(files) { folder in
      let run = try lifeline(["check", path], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output == "\(path): 2 scenarios, 1 source, nothing wrong\n")
      // What is wrong with the settings is told as such.
      try Data("title: T\ngruops: []\n".utf8).write(to: folder.appendingPathComponent("shop/lifeline.yaml"))
      let wrong = try lifeline(["check", path], in: folder)
      #expect(
        wrong.errors.contains("lifeline.yaml:2:1: error: 'gruops' is not a key of the site's settings; did you mean"))
    }
  }

  @Test func settingsWithoutContentAreSettings() throws {
    try withFolder(["lifeline.yaml": "title: T\ntaglien: x\n"]) { folder in
      let run = try lifeline(["check", "lifeline.yaml"], in: folder)
      #expect(run.status == 1 && !run.errors.contains("of a scenario"), "\(run.errors)")
      #expect(run.errors.contains("'taglien' is not a key"), "\(run.errors)")
    }
  }

  @Test func onlyWhatIsWrongThereIsSaid() throws {
    var files = Self.content
    files["Content/Scenarios/one.yaml"] = scenario("one", "group: onw\nexplanation: Like [two](scenario:tow).\n")
    files["Content/Scenarios/three.yaml"] = scenario("three", "stepps: 1\n")
    try withFolder(files) { folder in
      let one = try lifeline(["check", "Content/Scenarios/one.yaml"], in: folder)
      #expect(one.status == 1)
      #expect(one.errors.contains("'onw' is not a group of site.yaml; did you mean 'own'?"))
      #expect(one.errors.contains("there is no scenario 'tow' to link to; did you mean 'two'?"))
      #expect(!one.errors.contains("three.yaml"))
      #expect(one.output == "Content/Scenarios/one.yaml: 1 scenario, 2 errors\n")
      #expect(try lifeline(["check", "Content/Pages"], in: folder).status == 0)
      let both = try lifeline(["check", "Content/Scenarios", "Content/Pages/about.yaml"], in: folder)
      #expect(both.errors.contains("one.yaml:") && both.errors.contains("three.yaml:"))
      #expect(both.output.hasPrefix("2 paths: "))
    }
  }

  /// They are checked with the content beside them, and are no content.
  @Test func templatesAreCheckedAsTemplates() throws {
    var files = Self.content
    files["Templates/site/partials/footer.mustache"] = "{{nothing}}"
    files["Templates/assets/no-scenario.yaml"] = "a: 1\n"
    files["Content/Scenarios/three.yaml"] = scenario("three", "stepps: 1\n")
    try withFolder(files) { folder in
      for path in ["Templates", "Templates/", "Templates/site", "Templates/site/partials/footer.mustache"] {
        let run = try lifeline(["check", path], in: folder)
        #expect(run.status == 1 && run.errors.hasPrefix("Templates/site/partials/footer.mustache:1:"), "\(run.errors)")
        #expect(run.output.hasPrefix("\(path): 1 error"))
      }
      let sound = try lifeline(["check", "Templates/assets"], in: folder)
      #expect(sound.status == 0 && sound.output == "Templates/assets: nothing wrong\n", "\(sound.errors)")
      let within = try lifeline(["check", "../Templates/assets"], in: folder.appendingPathComponent("Content"))
      #expect(within.output == "../Templates/assets: nothing wrong\n", "\(within.errors)")
    }
  }

  @Test func aFileOutsideOfContentStandsAlone() throws {
    try withFolder(["my-flow.yaml": scenario("my-flow", "group: any\n"), "other.yaml": scenario("my-flow")]) { folder in
      let run = try lifeline(["check", "my-flow.yaml"], in: folder)
      #expect(run.output == "my-flow.yaml: 1 scenario, nothing wrong\n", "\(run.errors)")
      let twice = try lifeline(["check", "my-flow.yaml", "other.yaml"], in: folder)
      #expect(twice.status == 1)
      #expect(twice.errors.hasPrefix("other.yaml") && twice.errors.contains("the id 'my-flow' is taken"))
      #expect(twice.errors.contains("\n  my-flow.yaml"))
    }
  }

  @Test(arguments: [
    ("nothere", "nothere: error: there is neither a file nor a folder here [file.missing]\n"),
    (
      "Contents", "Contents: error: there is neither a file nor a folder here; did you mean 'Content'? [file.missing]\n"
    ),
    (
      "Content/Scenarios/oen.yaml",
      "Content/Scenarios/oen.yaml: error: there is neither a file nor a folder here; "
        + "did you mean 'Content/Scenarios/one.yaml'? [file.missing]\n"
    ),
  ])
  func aPathThatLeadsNowhereIsAnswered(path: String, words: String) throws {
    try withFolder(Self.content) { folder in
      let run = try lifeline(["check", path, "--color", "never"], in: folder)
      #expect(run.status == 1)
      #expect(run.errors == words)
      let json = try lifeline(["check", path, "--format", "json"], in: folder)
      #expect(json.status == 1)
      #expect(json.output.contains("\"id\": \"file.missing\""))
    }
  }

  @Test func aPathBesideAContentFolderIsWrongUsage() throws {
    let run = try lifeline("check", "--content", "Content", "Templates")
    #expect(run.status == 2)
    #expect(run.errors.contains("'Templates' and --content Content both say what is checked; give one of them"))
  }
}
