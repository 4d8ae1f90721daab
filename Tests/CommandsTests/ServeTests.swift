import Foundation
import LocalConnections
import TestSupport
import Testing

/// `lifeline serve`, as who writes meets it.
@Suite struct ServeTests {
  /// A preview of a project with one scenario, with the first site built.
  private func withPreview(
    of content: String = "Content", fileLimit: Int? = nil, _ body: (OneScenario, RunningTool, UInt16) throws -> Void
  ) throws {
    try OneScenario.project(.shippedInEveryLanguage) { project in
      if content != "Content" {
        let place = project.folder.appendingPathComponent(content)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: project.folder.appendingPathComponent("Content"), to: place)
      }
      let tool = try RunningTool(
        ["serve", "--port", "0", "--content", content], in: project.folder, readingOutput: true,
        fileLimit: fileLimit)
      let address = try tool.waitForOutput("/\n")
      let port = try #require(
        UInt16(address.split(separator: ":").last?.split(separator: "/").first ?? ""), "\(address)")
      #expect(address == "http://127.0.0.1:\(port)/\n")
      try tool.waitForErrors("\(content): nothing wrong, ready in ")
      _ = try events(port)
      try body(project, tool, port)
    }
  }

  private func page(_ port: UInt16) throws -> String {
    let connection = try LocalConnection(port: port)
    connection.ask("/scenarios/push-pop.html")
    return connection.answer().body
  }

  /// Listens until the first site is there.
  private func events(_ port: UInt16) throws -> LocalConnection {
    let events = try LocalConnection(port: port)
    events.ask("/.lifeline/events")
    try events.waitForEvent("\"revision\": 1,")
    return events
  }

  @Test func anEditIsInThePage() throws {
    try withPreview { project, _, port in
      #expect(try page(port).contains("<h1>One</h1>"))
      let events = try events(port)
      try project.change(title: "Two")
      #expect(events.read(through: "}\n\n").contains("\"problems\": []"))
      #expect(try page(port).contains("<h1>Two</h1>"))
      let style = "Templates/styles/90-print.css"
      try project.write(try #require(project.text(style)) + "p { margin: 0 }\n", to: style)
      _ = events.read(through: "}\n\n")
      let connection = try LocalConnection(port: port)
      connection.ask("/style.css")
      #expect(connection.answer().body.hasSuffix("p { margin: 0 }\n"))
      // Nothing is written but the layouts.
      #expect(
        try project.listing().filter { !$0.hasPrefix("Content") && !$0.hasPrefix("Templates") } == [
          ".lifeline", ".lifeline/layouts",
        ])
    }
  }

  /// A browser that opens more connections than the system grants takes the preview with it for a moment only.
  @Test func tooManyConnectionsDoNotEndIt() throws {
    let limit = 100
    try withPreview(fileLimit: limit) { _, _, port in
      for _ in 1...3 {
        var connections = (0..<2 * limit).compactMap { _ in try? LocalConnection(port: port) }
        #expect(connections.count > limit / 2)
        connections.removeAll()
        for _ in 0..<500 where (try? page(port))?.contains("<h1>One</h1>") != true {
          Thread.sleep(forTimeInterval: 0.02)
        }
        let found = try page(port)
        #expect(found.contains("<h1>One</h1>"))
      }
    }
  }

  @Test func whatIsWrongIsToldOverTheLastGoodPage() throws {
    try withPreview { project, tool, port in
      let events = try events(port)
      try project.change(title: "Two", expecting: "no Detail viewDidLoad")
      let event = events.read(through: "}\n\n")
      #expect(
        event.contains("\"place\": \"Content/Scenarios/push-pop.yaml:6:10\"")
          && event.contains("\"severity\": \"error\""))
      #expect(event.contains("\"source\": [\"expect: [\", \"no\", \" Detail viewDidLoad]\"]"))
      try tool.waitForErrors("push-pop.yaml:6:10: error: 'no Detail viewDidLoad' does not hold")
      #expect(try page(port).contains("<h1>One</h1>"))
      // What is mended is as it was, and yet to be told.
      try project.change(title: "One")
      #expect(events.read(through: "}\n\n").contains("\"problems\": []"))
    }
  }

  @Test func warningsStopNothing() throws {
    try withPreview { project, _, port in
      let events = try events(port)
      try project.write("some notes\n", to: "Templates/site/notes.txt")
      #expect(events.read(through: "}\n\n").contains("\"severity\": \"warning\", \"id\": \"template.unread\""))
      try project.change(title: "Two")
      _ = events.read(through: "}\n\n")
      #expect(try page(port).contains("<h1>Two</h1>"))
    }
  }

  /// Editors write beside what they edit; content does not read it.
  @Test func whatIsNotReadChangesNothing() throws {
    try withPreview { project, _, port in
      let events = try events(port)
      try project.write("x", to: "Content/Scenarios/.push-pop.yaml.swp")
      try project.change(title: "One")
      Thread.sleep(forTimeInterval: 0.5)
      try project.change(title: "Two")
      // The next event is that of the next edit.
      #expect(events.read(through: "}\n\n").contains("\"revision\": 2,"))
      #expect(try page(port).contains("<h1>Two</h1>"))
    }
  }

  /// The settings lie beside the content, wherever that is, and may come later.
  @Test(arguments: ["Content", "Documentation/Flows"])
  func theSettingsBesideTheContentAreWatched(content: String) throws {
    try withPreview(of: content) { project, _, port in
      let events = try events(port)
      let settings = content == "Content" ? "lifeline.yaml" : "Documentation/lifeline.yaml"
      try project.write("title: Flows of the app\n", to: settings)
      for _ in 0..<500 where try !page(port).contains("Flows of the app") { Thread.sleep(forTimeInterval: 0.02) }
      #expect(try page(port).contains("Flows of the app"))
      try project.write("titel: Flows\n", to: settings)
      try events.waitForEvent("\"place\": \"\(settings):1:1\"")
      // Told again to who comes now, with the line.
      let again = try LocalConnection(port: port)
      again.ask("/.lifeline/events")
      try again.waitForEvent("\"source\": [\"\", \"titel:\", \" Flows\"]")
    }
  }

  @Test func aFolderThatGoesAndComesBackWithOthersIsWatched() throws {
    try withPreview { project, _, port in
      let events = try events(port)
      let content = project.folder.appendingPathComponent("Content")
      let old = project.folder.appendingPathComponent("Old")
      try FileManager.default.moveItem(at: content, to: old)
      try events.waitForEvent("content.no-folder")
      try project.write("id: two\n", to: "Old/Scenarios/new/two.yaml")
      try FileManager.default.moveItem(at: old, to: content)
      try events.waitForEvent("Scenarios/new/two.yaml")
      try project.write("structure: nav(Root)\nid: Three\n", to: "Content/Scenarios/new/two.yaml")
      try events.waitForEvent("'Three'")
      try FileManager.default.removeItem(at: project.folder.appendingPathComponent("Content/Scenarios/new/two.yaml"))
      try events.waitForEvent("\"problems\": []")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItAtOnceAndWell(signal: Int32) throws {
    try withPreview { _, tool, port in
      let open = try events(port)
      let began = ContinuousClock.now
      tool.send(signal)
      #expect(tool.status() == 0 && !tool.endedBySignal)
      #expect(ContinuousClock.now - began < .seconds(1))
      #expect(!open.read(through: "never").contains("never"))
    }
  }

  @Test func aPortThatIsTakenIsSaid() throws {
    try withPreview { project, _, port in
      let run = try lifeline("serve", "--port", "\(port)", in: project.folder)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(
        run.errors == "Error: port \(port) is taken by another program; choose another one with --port, such as --port "
          + "\(port == .max ? port - 1 : port + 1)\n")
    }
  }

  @Test func slipsOnTheCommandLineAreAnswered() throws {
    #expect(try lifeline("serve", "--port", "65536").status == 2)
    let run = try lifeline("serve", "--module", "nothing.wasm")
    #expect(run.status == 2 && run.errors.contains("--module 'nothing.wasm'"), "\(run.errors)")
  }
}
