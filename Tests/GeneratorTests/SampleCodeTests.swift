import Foundation
import Lifecycle
import SampleApp
import Scenarios
import Study
import TestSupport
import Testing

/// The samples on the pages of callbacks are Swift that a compiler takes, in Swift's newest language mode.
///
/// UIKit is not everywhere where tests run, so the samples are checked against stand-ins with what they use of it.
@Suite struct SampleCodeTests {
  private static let standIns = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("StandIns")

  /// What stands around code that is an excerpt, or in a space of its own.
  private static let excerpts = ["App.swift", "Excerpts.swift"]

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

  /// The mistakes in code on the pages of callbacks, and what they are put right to.
  private static func mistakes() -> [(name: String, code: String)] {
    CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog.callbacks.flatMap { prose in
      prose.mistake.map { [(prose.name + " (wrong)", $0.wrong), (prose.name + " (right)", $0.right)] } ?? []
    }
  }

  /// The mistakes that the drills ask about, on objects with the names that scenarios use.
  private static func drilled() -> [(name: String, code: String)] {
    Mistake.Kind.allCases.flatMap { kind -> [(name: String, code: String)] in
      let mistake = Mistake(kind, of: "Root", "Detail")
      let others = "class Base: UIViewController {}\nclass Detail: Base {}\n"
      return [("\(kind) (wrong)", others + mistake.code), ("\(kind) (right)", others + mistake.fix)]
    }
  }

  /// The files that the pages of scenarios offer.
  private static func demos() -> [(name: String, code: String)] {
    CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog.scenarios.map { scenario in
      (scenario.id, TryItCode(scenario, Simulator.run(scenario.script)).text)
    }
  }

  /// The Swift in the traps of the course, in each language; what is an excerpt stands in a class.
  private static func traps() -> [(name: String, code: String)] {
    CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog.units.flatMap { unit in
      let texts = unit.trap.map { trap in ["en", "ko", "ja"].compactMap { trap.text(in: $0) } } ?? []
      // Selectors are Objective-C's, which is not everywhere where tests run.
      return texts.flatMap { blocks(of: $0) }.filter { !$0.contains("#selector") }.map { (unit.id, whole($0)) }
    }
  }

  /// The Swift on pages of prose that stands in files of Swift by itself, which is all that begins with a type.
  private static func pages() -> [(name: String, code: String)] {
    CatalogLoader.load(folder: package.appendingPathComponent("Content").path).catalog.pages.flatMap { page in
      let texts = ["en", "ko", "ja"].map { page.text.text(in: $0) }
      return texts.flatMap { blocks(of: $0) }.filter {
        $0.hasPrefix("final class") || $0.hasPrefix("struct") || $0.hasPrefix("@")
      }
      .map { (page.id, whole($0.replacing("@main\n", with: ""))) }
    }
  }

  /// Code in a space of its own: types as they are, methods in a class, and statements in a method.
  private static func whole(_ code: String) -> String {
    func begins(_ words: String...) -> Bool {
      code.split(separator: "\n").contains { line in words.contains { line.hasPrefix($0) } }
    }
    if begins("final class", "struct") { return "enum Space {\n\(code)\n}" }
    let body = begins("override", "func") ? code : "func excerpt() {\n\(code)\n}"
    return "final class Excerpt: Excerpts {\n\(body)\n}"
  }

  /// The blocks of Swift in a text.
  private static func blocks(of markdown: String) -> [String] {
    markdown.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// What the compiler says of the samples, which stand in one file, each in a space of its own; empty where it takes them.
  private static func complaints(
    about samples: [(name: String, code: String)], in app: [String] = ["App.swift"]
  ) throws -> String {
    let folder = try TemporaryFolder()
    let modules =
      [
        (
          "UIKit",
          ["UIKit", "UIKitDelegates", "UIKitPreviews", "UIKitTransitions", "UIKitContainers", "UIKitDemos"].map {
            "\($0).swift"
          }
        )
      ]
      + [("SwiftUI", ["SwiftUI.swift", "SwiftUIApp.swift", "SwiftUIDemos.swift"])]
      + ["AVFoundation", "CoreLocation", "MediaPlayer"].map { ($0, ["\($0).swift"]) }
    for (module, files) in modules {
      let complaints = try compile(
        ["-emit-module", "-module-name", module, "-I", folder.path, "-o", "\(folder.path)/\(module).swiftmodule"]
          + files.map { standIns.appendingPathComponent($0).path })
      guard complaints.isEmpty else { return complaints }
    }
    return try Extent.of(samples).map { name, code in
      let file = "\(folder.path)/sample.swift"
      // An app has one entry.
      let text = "import SwiftUI\nimport UIKit\n\n" + code.replacing("@main\n", with: "")
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      // The driver takes longer to start than the compiler to look at a sample, and there are hundreds.
      let complaints = try compile(
        ["-typecheck", "-I", folder.path, "-primary-file", file]
          + app.map { standIns.appendingPathComponent($0).path }, by: ["swiftc", "-frontend"])
      return complaints.isEmpty ? "" : "\(name): \(complaints)"
    }.joined()
  }

  private static func compile(_ arguments: [String], by compiler: [String] = ["swiftc"]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = compiler + ["-swift-version", "6", "-parse-as-library"] + arguments
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

  @Test func mistakesCompileAndSoDoesWhatTheyArePutRightTo() throws {
    let mistakes = Self.mistakes()
    #expect(mistakes.count >= 100)
    #expect(try Self.complaints(about: mistakes) == "")
    #expect(mistakes.allSatisfy { name, code in mistakes.count { $0.name == name && $0.code == code } == 1 })
  }

  @Test func theMistakesOfDrillsCompile() throws {
    #expect(try Self.complaints(about: Self.drilled()) == "")
  }

  @Test func theCodeOfScenariosCompilesWithoutAWarning() throws {
    let demos = Self.demos()
    #expect(demos.count > 150)
    #expect(try Self.complaints(about: demos, in: []) == "")
  }

  @Test func theTrapsOfTheCourseCompile() throws {
    let traps = Self.traps()
    #expect(traps.count > 40)
    // The same code in three languages is looked at once.
    var seen: Set<String> = []
    #expect(try Self.complaints(about: traps.filter { seen.insert($0.code).inserted }, in: Self.excerpts) == "")
  }

  @Test func thePagesOfProseCompile() throws {
    let pages = Self.pages()
    #expect(pages.count >= 27)
    var seen: Set<String> = []
    #expect(try Self.complaints(about: pages.filter { seen.insert($0.code).inserted }, in: Self.excerpts) == "")
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
