import Foundation
import Scenarios
import TestSupport
import Testing

/// The samples on the pages of callbacks are Swift that a compiler takes, in Swift's newest language mode.
///
/// UIKit is not everywhere where tests run, so the samples are checked against stand-ins with what they use of it.
@Suite struct SampleCodeTests {
  private static let standIns = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("StandIns")

  /// The samples by their callbacks' names.
  private static func samples() -> [(name: String, code: String)] {
    CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog.callbacks.compactMap { prose in
      prose.sample.map { (prose.name, $0) }
    }
  }

  /// The code of the tasks by their ids, of UIKit and SwiftUI together.
  private static func tasks() -> [(name: String, code: String)] {
    CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog.tasks.map { task in
      (task.id, [task.uikit?.code, task.swiftui?.code].compactMap(\.self).joined(separator: "\n"))
    }
  }

  /// What the compiler says of the samples, which stand in one file, each in a space of its own; empty where it takes them.
  private static func complaints(about samples: [(name: String, code: String)]) throws -> String {
    let folder = try TemporaryFolder()
    let modules =
      [("UIKit", ["UIKit.swift", "UIKitDelegates.swift"])]
      + ["SwiftUI", "AVFoundation", "CoreLocation", "MediaPlayer"].map { ($0, ["\($0).swift"]) }
    for (module, files) in modules {
      let complaints = try compile(
        ["-emit-module", "-module-name", module, "-I", folder.path, "-o", "\(folder.path)/\(module).swiftmodule"]
          + files.map { standIns.appendingPathComponent($0).path })
      guard complaints.isEmpty else { return complaints }
    }
    return try samples.map { name, code in
      let file = "\(folder.path)/sample.swift"
      // An app has one entry.
      let text = "import SwiftUI\nimport UIKit\n\n" + code.replacing("@main\n", with: "")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      let complaints = try compile(
        ["-typecheck", "-I", folder.path, standIns.appendingPathComponent("App.swift").path, file])
      return complaints.isEmpty ? "" : "\(name): \(complaints)"
    }.joined()
  }

  private static func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6", "-parse-as-library"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? said : said + " (\(process.terminationStatus))"
  }

  @Test func samplesCompileWithoutAWarning() throws {
    let samples = Self.samples()
    #expect(samples.count > 30)
    #expect(try Self.complaints(about: samples) == "")
  }

  @Test func theCodeOfTasksCompilesWithoutAWarning() throws {
    let tasks = Self.tasks()
    #expect(tasks.count == 20 && tasks.allSatisfy { !$0.code.isEmpty })
    #expect(try Self.complaints(about: tasks) == "")
  }

  @Test func aSampleThatDoesNotCompileIsFound() throws {
    let code = "final class A: UIViewController {\n  override func viewWillShow() {}\n}\n"
    #expect(try Self.complaints(about: [("a", code)]).contains("viewWillShow"))
  }

  @Test func theSixOfAScreenHaveOne() {
    let names = Set(Self.samples().map(\.name))
    let six: Set = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    #expect(names.isSuperset(of: six))
  }
}
