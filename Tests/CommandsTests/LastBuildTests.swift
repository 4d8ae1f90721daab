import Foundation
import TestSupport
import Testing

/// Where nothing has changed since the last build, the next one has nothing to do; whatever has changed, it sees.
@Suite struct LastBuildTests {
  private static let record = ".lifeline/layouts.build"
  private static let page = "Output/book/scenarios/push-pop.md"

  /// When each file of the output was changed last, in whatever way.
  private func times(_ project: OneScenario) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for path in try project.listing("Output") {
      let file = project.folder.appendingPathComponent("Output/\(path)").path
      times[path] = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
    return times
  }

  private func build(_ project: OneScenario, _ further: String...) throws -> Run {
    let run = try lifeline(["build"] + further, in: project.folder)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  private func isUnchanged(_ run: Run) -> Bool {
    run.errors.split(separator: "\n").count { $0.contains(": 0 new, 0 changed, 0 removed, ") } == 2
  }

  @Test func whatSomebodyWroteIsNoPlaceForLayouts() throws {
    try OneScenario.project { project in
      try project.write("my notes", to: "notes.txt")
      for command in ["build", "serve"] {
        let run = try lifeline([command, "--cache", "notes.txt"], in: project.folder)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("'notes.txt' holds something else than layouts"), "\(run.errors)")
      }
      #expect(project.text("notes.txt") == "my notes")
      #expect(!project.exists("notes.txt.build"))
      // What a build has kept there, and an empty file as `mktemp` makes it, are places.
      try project.write("", to: "layouts")
      _ = try build(project, "--cache", "layouts")
      #expect(isUnchanged(try build(project, "--cache", "layouts")))
      #expect(try lifeline(["build", "--cache", ""], in: project.folder).status == 2)
    }
  }

  @Test func theTimeOfABuildWithNothingToDoIsToldToo() throws {
    try OneScenario.project { project in
      _ = try build(project)
      for further in [["--timings"], ["--check", "--timings"]] {
        let run = try lifeline(["build"] + further, in: project.folder)
        #expect(run.errors.contains(" s  comparing\n") && run.errors.contains(" s  in all\n"), "\(run.errors)")
        #expect(!run.errors.contains(" s  reading"))
      }
    }
  }

  @Test func nothingIsMadeTwice() throws {
    try OneScenario.project { project in
      #expect(!isUnchanged(try build(project)))
      let times = try times(project)
      #expect(project.exists(Self.record))
      // The layouts are not asked for: there is nothing to lay out.
      try project.write("none of ours", to: ".lifeline/layouts")
      let again = try build(project)
      #expect(isUnchanged(again), "\(again.errors)")
      #expect(try self.times(project) == times)
      #expect(project.text(".lifeline/layouts") == "none of ours")
      #expect(try lifeline("build", "--check", in: project.folder).status == 0)
    }
  }

  @Test func whatIsReadIsSeenToChange() throws {
    try OneScenario.project { project in
      _ = try build(project)
      let first = project.text(Self.page)
      // Of the same length, and then as it was.
      try project.change(title: "Two")
      #expect(!isUnchanged(try build(project)))
      #expect(project.text(Self.page)?.contains("# Two") == true)
      try project.change(title: "One")
      #expect(!isUnchanged(try build(project)))
      #expect(project.text(Self.page) == first)
      #expect(isUnchanged(try build(project)))

      let style = "Templates/styles/\(try #require(try project.listing("Templates/styles").first))"
      try project.write(try #require(project.text(style)) + "p { margin: 0 }\n", to: style)
      #expect(!isUnchanged(try build(project)))
      #expect(project.text("Output/site/style.css")?.contains("p { margin: 0 }") == true)

      #expect(!isUnchanged(try build(project, "--path-prefix", "/there/")))
      #expect(isUnchanged(try build(project, "--path-prefix", "/there/")))
    }
  }

  /// It is no input, but a build tells of it.
  @Test(arguments: ["lifeline.yml", "Lifeline.yaml", "lifline.yaml"])
  func aMisnamedFileOfSettingsIsSeenToCome(name: String) throws {
    try OneScenario.project { project in
      _ = try build(project)
      #expect(isUnchanged(try build(project)))
      try project.write("title: T\n", to: name)
      let run = try lifeline("build", in: project.folder)
      #expect(run.errors.contains("'\(name)' has no meaning here; did you mean 'lifeline.yaml'?"), "\(run.errors)")
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent(name))
      _ = try build(project)
      #expect(isUnchanged(try build(project)))
    }
  }

  @Test func whatOthersDidToTheOutputIsSeen() throws {
    try OneScenario.project { project in
      _ = try build(project)
      let page = try #require(project.text(Self.page))
      // As long as before, and as old.
      let file = project.folder.appendingPathComponent(Self.page).path
      let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
      try project.write(String(page.reversed()), to: Self.page)
      try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: file)
      #expect(try lifeline("build", "--check", in: project.folder).status == 1)
      #expect(!isUnchanged(try build(project)))
      #expect(project.text(Self.page) == page)

      try FileManager.default.removeItem(atPath: file)
      #expect(!isUnchanged(try build(project)))
      #expect(project.text(Self.page) == page)
      try FileManager.default.removeItem(atPath: project.folder.appendingPathComponent("Output").path)
      #expect(!isUnchanged(try build(project)))
      #expect(project.text(Self.page) == page)
    }
  }

  @Test func aRecordThatIsDamagedIsAsGoodAsNone() throws {
    try OneScenario.project { project in
      _ = try build(project)
      let page = project.text(Self.page)
      try project.change(title: "Two")
      for text in ["", "lifeline build 1\n", String(repeating: "x", count: 1 << 16)] {
        try project.write(text, to: Self.record)
        #expect(try lifeline("build", "--check", in: project.folder).status == 1)
        #expect(project.text(Self.page) == page)
      }
      #expect(!isUnchanged(try build(project, "--no-cache")))
      try FileManager.default.removeItem(atPath: project.folder.appendingPathComponent(Self.record).path)
      _ = try build(project, "--no-cache")
      #expect(!project.exists(Self.record))
    }
  }

  /// A warning is told each time, whether there is anything to do or not, and as it was told first.
  @Test func findingsAreToldAgain() throws {
    try OneScenario.project { project in
      try project.write("some notes\n", to: "Templates/site/notes.txt")
      func told(_ run: Run) -> [Substring] { run.errors.split(separator: "\n").filter { !$0.hasPrefix("Output/") } }
      let first = try build(project)
      #expect(told(first).contains { $0.contains("[template.unread]") }, "\(first.errors)")
      let again = try build(project)
      #expect(isUnchanged(again) && told(again) == told(first), "\(again.errors)")
      #expect(told(try build(project, "--check")) == told(first))
      #expect(try build(project, "--format", "github").output.contains("template.unread"))
      for further in [[], ["--check"], ["--format", "sarif"]] {
        #expect(try lifeline(["build", "--strict"] + further, in: project.folder).status == 1)
      }
      // Nothing is wrong any more, and then nothing was wrong.
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Templates/site/notes.txt"))
      #expect(told(try build(project, "--strict")) == [])
      #expect(told(try build(project, "--strict")) == [])
    }
  }

  /// What a link leads to may change unseen.
  @Test func linksAreNotVouchedFor() throws {
    try OneScenario.project { project in
      let scenario = project.folder.appendingPathComponent("Content/Scenarios/push-pop.yaml")
      let moved = project.folder.appendingPathComponent("push-pop.yaml")
      try FileManager.default.moveItem(at: scenario, to: moved)
      try FileManager.default.createSymbolicLink(at: scenario, withDestinationURL: moved)
      _ = try build(project)
      #expect(!project.exists(Self.record))
    }
  }

  @Test func whatWasMadeIsToldWithItsReason() throws {
    try OneScenario.project { project in
      let first = try lifeline("build", "--verbose", in: project.folder)
      #expect(first.output.contains("site/scenarios/push-pop.html: new; made because no build has left it as it is"))
      try project.change(title: "Another")
      let lines = try lifeline("build", "--verbose", in: project.folder).output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("site/scenarios/push-pop.html: changed; made because something") })
      #expect(lines.contains("site/schemas/site.json: unchanged; made in each build"))
      #expect(!lines.contains { $0.hasPrefix("site/404.html") })
    }
  }

  @Test func timesAreOfTheWorkThatIsDone() throws {
    try OneScenario.project { project in
      let run = try build(project, "--timings")
      let lines = run.errors.split(separator: "\n").filter { $0.contains(" s  ") }
      let phases = lines.map { $0.drop { $0 != "s" }.dropFirst(3).prefix { $0 != "," } }
      #expect(
        phases.prefix(2) == ["comparing", "reading"] && phases.suffix(2) == ["writing", "in all"], "\(run.errors)")
      #expect(lines.contains { $0.hasSuffix("s  simulating, 1") })
      let seconds = lines.compactMap { Double($0.drop { $0 == " " }.prefix { $0 != " " }) }
      #expect(seconds.count == lines.count && seconds.allSatisfy { $0 >= 0 })
      #expect(abs(seconds.dropLast().reduce(0, +) - (seconds.last ?? 0)) < 0.01)
    }
  }

  /// A build that is killed leaves half a tree; the content is put back, so that the next build has nothing to do.
  @Test func whatAKilledBuildLeftIsRemoved() throws {
    try OneScenario.project { project in
      _ = try build(project)
      try project.write("half", to: ".Output.lifeline-new-17-0/site/index.html")
      try project.write("half", to: "Output/.site.lifeline-new-17-0/index.html")
      #expect(try project.leftovers() != [])
      #expect(isUnchanged(try build(project)))
      #expect(try project.leftovers() == [])
    }
  }

  @Test func nothingIsKeptBesideADevice() throws {
    try OneScenario.project { project in
      _ = try build(project, "--cache", "/dev/null")
      #expect(!FileManager.default.fileExists(atPath: "/dev/null.build"))
    }
  }

  /// The same folder by itself, and in front of the built-in templates, are two things.
  @Test func whereTemplatesComeFromIsSeenToChange() throws {
    try OneScenario.project(.shipped) { project in
      _ = try build(project)
      _ = try build(project, "--templates", "Templates")
      #expect(isUnchanged(try build(project, "--templates", "Templates")))
      let template = project.folder.appendingPathComponent("Templates/site/rules.mustache")
      try FileManager.default.removeItem(at: template)
      _ = try build(project)
      #expect(isUnchanged(try build(project)))
      let run = try lifeline("build", "--templates", "Templates", in: project.folder)
      #expect(run.status == 1 && run.errors.contains("template.missing"), "\(run.errors)")
    }
  }
}
