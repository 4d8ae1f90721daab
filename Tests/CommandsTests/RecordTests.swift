import Foundation
import TestSupport
import Testing

/// `lifeline record`
@Suite struct RecordTests {
  @Test func theRecorderIsTheLibrarys() throws {
    let file = package.appendingPathComponent("Sources/LifelineRecorder/LifecycleRecorder.swift")
    let run = try lifeline("record", "--swift")
    #expect(run.status == 0 && run.errors.isEmpty)
    // That file is what LifelineTestingTests compile in an app.
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)))
    let files = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    #expect(files == ["LifecycleRecorder.swift"])
  }

  @Test func theLanguageIsAskedFor() throws {
    let run = try lifeline("record")
    #expect(run.status == 2 && run.errors.contains("--swift is missing"), "\(run.errors)")
  }
}
