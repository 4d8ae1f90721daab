import Foundation
import Testing

/// `lifeline build --module`
@Suite struct BuildModuleTests {
  private static let module = "\0asm\u{1}\0\0\0"

  @Test func theSiteHasTheModuleAsLongAsItIsNamed() throws {
    try OneScenario.project { project in
      try project.write(Self.module, to: "made/simulator.wasm")
      let with = try lifeline("build", "--module", "made/simulator.wasm", in: project.folder)
      #expect(with.status == 0, "\(with.errors)")
      #expect(project.text("Output/site/lifecycle.wasm") == Self.module)
      #expect(!project.exists("Output/book/lifecycle.wasm"))
      // The book, which is what is compared, is the same with it and without.
      #expect(try lifeline("build", "--check", in: project.folder).status == 0)
      #expect(try lifeline("build", "--check", "--module", "made/simulator.wasm", in: project.folder).status == 0)

      // The search no longer finds the playground.
      let without = try lifeline("build", in: project.folder)
      #expect(without.status == 0)
      #expect(without.errors.contains("Output/site: 0 new, 1 changed, 12 removed, "), "\(without.errors)")
      #expect(!project.exists("Output/site/play.html") && !project.exists("Output/site/play.js"))
      #expect(!project.exists("Output/site/lifecycle.wasm"))
    }
  }

  /// A build that has nothing to do looks at both modules.
  @Test func theReaderOfLogsComesWithTheSimulator() throws {
    try OneScenario.project { project in
      try project.write(Self.module, to: "made/lifecycle.wasm")
      #expect(try lifeline("build", "--module", "made/lifecycle.wasm", in: project.folder).status == 0)
      #expect(!project.exists("Output/site/your-log.html"))
      try project.write(Self.module, to: "made/log-reader.wasm")
      #expect(try lifeline("build", "--module", "made/lifecycle.wasm", in: project.folder).status == 0)
      #expect(project.text("Output/site/log-reader.wasm") == Self.module)
      #expect(project.exists("Output/site/your-log.html"))
    }
  }

  @Test(arguments: [
    ("nothing.wasm", "there is no such file"), ("Content", "this is a folder, not a file"),
    ("text.wasm", "this is not a WebAssembly module"),
  ])
  func whatIsNoModuleIsWrongUsage(name: String, words: String) throws {
    try OneScenario.project { project in
      try project.write("(module)", to: "text.wasm")
      for further in [[], ["--check"]] {
        let run = try lifeline(["build", "--module", name] + further, in: project.folder)
        #expect(run.status == 2)
        #expect(run.errors == "Error: --module '\(name)': \(words)\n")
        #expect(!project.exists("Output"))
        #expect(try project.leftovers() == [])
      }
    }
  }
}
