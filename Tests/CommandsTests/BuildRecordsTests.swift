import Foundation
import TestSupport
import Testing

/// A build into one folder does not make a build into another one begin anew.
@Suite struct BuildRecordsTests {
  /// Whether nothing had to be read.
  private func build(_ project: OneScenario, into output: String? = nil) throws -> Bool {
    let run = try lifeline(["build", "--timings"] + (output.map { ["--output", $0] } ?? []), in: project.folder)
    #expect(run.status == 0, "\(run.errors)")
    return !run.errors.contains(" s  reading")
  }

  private func records(_ project: OneScenario) throws -> [String] {
    try project.listing(".lifeline").filter { $0.hasSuffix(".build") || $0.hasSuffix(".files") }
  }

  @Test func eachFolderIsRemembered() throws {
    try OneScenario.project { project in
      let absolute = project.folder.appendingPathComponent("Output").path
      try #expect(!build(project))
      try #expect(!build(project, into: "preview"))
      try #expect(build(project))
      try #expect(build(project, into: "preview"))
      // The same folder by another name has no other record.
      _ = try build(project, into: "./preview/")
      _ = try build(project, into: absolute)
      try #expect(records(project).count == 4)
    }
  }

  @Test func foldersThatWereWrittenLongAgoAreForgotten() throws {
    try OneScenario.project { project in
      _ = try build(project)
      try project.write("mine", to: ".lifeline/layouts.mine.build")
      for number in 1...6 { try #expect(!build(project, into: "output \(number)")) }
      // The usual one, four others, and what is none of ours.
      try #expect(records(project).count == 2 * (1 + 4) + 1)
      try #expect(build(project))
      for number in 3...6 { try #expect(build(project, into: "output \(number)"), "\(number)") }
      try #expect(!build(project, into: "output 1"))
    }
  }
}
