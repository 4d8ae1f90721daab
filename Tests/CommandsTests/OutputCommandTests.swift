import Foundation
import Testing

/// What commands that write folders leave alone, and how they share one.
@Suite struct OutputCommandTests {
  @Test func noProjectIsReplacedByItsOwnOutput() throws {
    try OneScenario.project { project in
      try project.write("ref: refs/heads/main\n", to: ".git/HEAD")
      try project.write("mine", to: "Sources/main.c")
      // The first leaves its cache, which once passed for a mark.
      #expect(try lifeline("build", in: project.folder).status == 0)
      #expect(project.exists(".lifeline/layouts"))
      let before = try project.listing()
      for arguments in [
        ["draw", "--all", "."], ["draw", "--all", ".."], ["draw", "--all", "../project"],
        ["draw", "--all", "Sources/.."], ["draw", "--all", "Content"], ["draw", "--all", "Templates"],
        ["draw", "--all", "Content/drawn"], ["draw", "--all", "/"], ["draw", "--all", "Sources"],
        ["build", "--output", "Content"], ["build", "--output", "Templates/assets"],
      ] {
        let run = try lifeline(arguments, in: project.folder)
        #expect(run.status == 1 && run.errors.contains("[output."), "\(arguments): \(run.errors)")
        #expect(try project.listing() == before, "\(arguments)")
      }
      #expect(project.text(".git/HEAD") == "ref: refs/heads/main\n")
    }
  }

  @Test func aProjectThatIsCalledSiteIsNotTheSite() throws {
    try OneScenario.project { project in
      let site = project.folder.deletingLastPathComponent().appendingPathComponent("site")
      try FileManager.default.moveItem(at: project.folder, to: site)
      let run = try lifeline("build", "--output", "..", in: site)
      #expect(run.status == 1)
      #expect(
        run.errors.contains(
          "../site: error: '../site' is the folder in which the command runs [output.protected-folder]"))
      #expect(try lifeline("build", in: site).status == 0)
      #expect(try lifeline("build", "--output", "..", in: site).status == 1)
      #expect(FileManager.default.fileExists(atPath: site.appendingPathComponent("Content/Scenarios").path))
    }
  }

  @Test func aHomeIsNoPlaceForOutput() throws {
    try OneScenario.project { project in
      let home = project.folder.appendingPathComponent("site/me")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let run = try lifeline("build", "--output", ".", in: project.folder, environment: ["HOME": home.path])
      #expect(run.status == 1 && run.errors.contains("'./site' holds a home folder"))
    }
  }

  @Test func filesOfAPublishedFolderStayOrAreNamed() throws {
    try OneScenario.project { project in
      #expect(try lifeline("build", in: project.folder).status == 0)
      try project.write("example.org", to: "Output/site/CNAME")
      try project.change(title: "Two")
      #expect(try lifeline("build", in: project.folder).status == 0)
      #expect(project.text("Output/site/CNAME") == "example.org")
      #expect(project.text("Output/site/scenarios/push-pop.html")?.contains("Two") == true)

      try project.write("mine", to: "Output/site/notes.txt")
      try project.write("ref", to: "Output/book/.git/HEAD")
      try project.change(title: "Three")
      let run = try lifeline("build", in: project.folder)
      #expect(run.status == 1)
      #expect(run.errors.contains("Output/site: error: 'Output/site' holds what no build made"))
      #expect(run.errors.contains("'notes.txt'"))
      #expect(run.errors.contains("Output/book: error: 'Output/book' holds a repository, '.git'"))
      #expect(project.text("Output/site/notes.txt") == "mine" && project.exists("Output/book/.git/HEAD"))
      #expect(project.text("Output/site/scenarios/push-pop.html")?.contains("Two") == true)
      #expect(try project.leftovers() == [])
    }
  }

  @Test func theSystemsWordsSayWhatIsWrongWithAnOutput() throws {
    try OneScenario.project { project in
      try project.write("", to: "file")
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.appendingPathComponent("Out").path, withDestinationPath: "nowhere")
      #expect(
        try lifeline("build", "--output", "Out", in: project.folder).errors.contains(
          "Out: error: 'Out' is a link to 'nowhere', which is not there [output.dangling-link]"))
      #expect(
        try lifeline("build", "--output", "file", in: project.folder).errors.contains(
          "file: error: 'file' is not a folder [output.not-a-folder]"))
      let kept = try lifeline("build", "--cache", "file/x", in: project.folder)
      #expect(kept.status == 0)
      #expect(kept.errors.contains("file/x: note: layouts are not kept: Not a directory"))
      let folder = try lifeline("draw", "app", "-o", "Content", in: project.folder)
      #expect(folder.status == 1)
      #expect(folder.errors.contains("Content: error: 'Content' cannot be used: Is a directory [output.system]"))
    }
  }

  /// What tools read says why nothing was written.
  @Test func whatCannotBeWrittenIsInTheReport() throws {
    try OneScenario.project { project in
      #expect(try lifeline("build", in: project.folder).status == 0)
      try project.write("mine", to: "Output/site/notes.txt")
      try project.change(title: "Two")
      let run = try lifeline("build", "--format", "json", in: project.folder)
      #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
      let found = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
      #expect(found.map { $0["id"] as? String } == ["output.foreign-files"])
      // The site is not asked about.
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Output/site"))
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.appendingPathComponent("Output/site").path, withDestinationPath: "nowhere")
      let checked = try lifeline("build", "--check", in: project.folder)
      #expect(checked.errors.contains("[build.stale]") && !checked.errors.contains("output.dangling-link"))
    }
  }

  /// Who reads may go.
  @Test func aBuildThatNobodyListensToWritesAllTheSame() throws {
    try OneScenario.project { project in
      let line = "\"$0\" build --verbose | true; \"$0\" build --check"
      let quiet = try shell(line, in: project.folder)
      #expect(quiet.status == 0, "\(quiet.errors)")
      #expect(try project.leftovers() == [])
      if FileManager.default.fileExists(atPath: "/dev/full") {
        try project.change(title: "Two")
        let full = try shell("\"$0\" build --verbose > /dev/full", in: project.folder)
        #expect(full.status == 1 && full.errors.contains("the output cannot be written: No space left on device"))
        #expect(try project.leftovers() == [])
      }
    }
  }

  @Test func oneBuildAtATimeWritesAFolder() throws {
    try OneScenario.project { project in
      #expect(try lifeline("build", in: project.folder).status == 0)
      try project.change(title: "Two")
      // This process holds the lock as a build would.
      let lock = project.folder.appendingPathComponent(".Output.lifeline-lock").path
      let descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
      let line = Array("process 4711 since noon\n".utf8)
      #expect(write(descriptor, line, line.count) == line.count)

      for arguments in [["build", "--no-wait"], ["draw", "--all", "Output", "--no-wait"]] {
        let refused = try lifeline(arguments, in: project.folder)
        #expect(refused.status == 1)
        #expect(
          refused.errors.contains(
            "Output: error: process 4711 (since noon) is writing into 'Output' [output.locked]"), "\(refused.errors)")
      }
      // To compare is not to write.
      #expect(try lifeline("build", "--check", "--no-wait", in: project.folder).errors.contains("[build.stale]"))
      #expect(try lifeline("build", "--no-wait", "--output", "Other", in: project.folder).status == 0)

      let waiting = try RunningTool(["build"], in: project.folder)
      try waiting.waitForErrors("Output: waiting for process 4711 (since noon), which writes there\n")
      #expect(project.text("Output/site/scenarios/push-pop.html")?.contains("Two") == false)
      unlink(lock)
      close(descriptor)
      #expect(waiting.status() == 0)
      #expect(project.text("Output/site/scenarios/push-pop.html")?.contains("Two") == true)
      #expect(try project.leftovers() == [])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsABuildAndLeavesNothing(signal: Int32) throws {
    try OneScenario.project { project in
      #expect(try lifeline("build", in: project.folder).status == 0)
      let before = try project.listing()
      try project.change(title: "Two")
      let build = try RunningTool(["build", "--no-cache"], in: project.folder)
      // Locked, it is at work.
      while !project.exists(".Output.lifeline-lock") { usleep(1000) }
      build.send(signal)
      #expect(build.status() == signal)
      #expect(build.endedBySignal)
      #expect(try project.listing() == before)
      #expect(project.text("Output/site/scenarios/push-pop.html")?.contains("Two") == false)
    }
  }
}
