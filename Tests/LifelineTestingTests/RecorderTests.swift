import Foundation
import Lifecycle
import LifelineRecorder
import Logs
import TestSupport
import Testing

/// The recorder that an app includes, and the lines that it writes.
@Suite struct RecorderTests {
  private final class DetailViewController {}
  private final class Box<Content> {}

  @Test func theReaderTakesEachCallAsItWasRecorded() throws {
    let controller = DetailViewController()
    let receivers: Set<Callback.Receiver> = [.viewController, .applicationDelegate, .sceneDelegate]
    let callbacks = Callback.known.filter { callback in
      // A block that a method runs at its end has that method's name.
      callback.receiver.map(receivers.contains) ?? false && callback.swiftSignature != nil
        && !callback.name.hasSuffix("Completion")
    }
    #expect(callbacks.count > 40)
    for callback in callbacks {
      let recorder = LifecycleRecorder()
      recorder.record(controller, callback.swiftSignature ?? "")
      let log = LogReader().read(recorder.log)
      #expect(log.events.map(\.callback) == [callback.name], "\(recorder.log)")
      if callback.receiver == .viewController { #expect(log.events.map(\.subject) == ["DetailViewController"]) }
    }
  }

  @Test func objectsOfAClassAreToldApart() {
    let recorder = LifecycleRecorder()
    let (first, second) = (DetailViewController(), DetailViewController())
    for object in [first, second, first, second] { recorder.record(object, "viewWillAppear(_:)") }
    #expect(
      recorder.log.hasPrefix(
        "<DetailViewController: 0x1> viewWillAppear(_:)\n<DetailViewController: 0x2> viewWillAppear(_:)\n"))
    let subjects = LogReader().read(recorder.log).events.map(\.subject)
    #expect(subjects == (0..<4).map { $0 % 2 == 0 ? "DetailViewController" : "DetailViewController2" })
  }

  @Test func theFunctionInWhichItStandsIsTheCallback() {
    let recorder = LifecycleRecorder()
    func viewDidAppear(_ animated: Bool) { recorder.record(Box<Int>(), as: nil) }
    viewDidAppear(true)
    recorder.record(DetailViewController(), as: "Detail", "viewDidLoad()")
    recorder.record(view: "Home", "onAppear")
    let events = LogReader().read(recorder.log).events
    #expect(events.map(\.callback) == ["viewDidAppear", "viewDidLoad", "onAppear"])
    #expect(events.map(\.subject) == ["Box", "Detail", "Home"])
    recorder.clear()
    #expect(recorder.log.isEmpty)
  }

  @Test func noLineIsLostBetweenThreads() async {
    let recorder = LifecycleRecorder()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let object = DetailViewController()
          for _ in 0..<200 { recorder.record(object, "viewDidLoad()") }
          withExtendedLifetime(object) {}
        }
      }
    }
    let lines = recorder.log.split(separator: "\n")
    #expect(lines.count == 1600)
    #expect(lines.allSatisfy { $0.hasPrefix("<DetailViewController: 0x") && $0.hasSuffix("> viewDidLoad()") })
  }

  @Test func aPlaceThatIsTakenAgainIsAnotherObject() {
    let recorder = LifecycleRecorder()
    let object = DetailViewController()
    for callback in ["viewDidLoad()", "deinit", "viewDidLoad()"] { recorder.record(object, callback) }
    let numbers = recorder.log.split(separator: "\n").map { $0.split(separator: ">")[0] }
    #expect(numbers == ["<DetailViewController: 0x1", "<DetailViewController: 0x1", "<DetailViewController: 0x2"])
  }

  /// Nobody says that an object is gone, and the next one may get its place.
  @Test func theNumberOfAnObjectThatIsGoneIsNotGivenAgain() {
    let recorder = LifecycleRecorder()
    let kept = DetailViewController()
    recorder.record(kept, "viewDidLoad()")
    for _ in 0..<500 { recorder.record(DetailViewController(), "viewDidLoad()") }
    recorder.record(kept, "viewWillAppear(_:)")
    let numbers = recorder.log.split(separator: "\n").map { $0.split(separator: ">")[0] }
    #expect(Set(numbers).count == 501)
    #expect(numbers.first == numbers.last)
  }

  @Test func anObjectMayRecordItsOwnEnd() {
    final class Screen {
      let recorder: LifecycleRecorder
      init(_ recorder: LifecycleRecorder) { self.recorder = recorder }
      func viewDidLoad() { recorder.record(self) }
      deinit { recorder.record(self) }
    }
    let recorder = LifecycleRecorder()
    for _ in 0..<200 { Screen(recorder).viewDidLoad() }
    _ = Screen(recorder)
    let lines = recorder.log.split(separator: "\n")
    #expect(lines.count == 401)
    #expect(lines[198...199] == ["<Screen: 0x64> viewDidLoad()", "<Screen: 0x64> deinit"])
    #expect(lines[400] == "<Screen: 0xc9> deinit")
  }

  @Test func eachLineCanBeHadAtOnce() {
    final class Lines: @unchecked Sendable { var all: [String] = [] }
    let (recorder, lines) = (LifecycleRecorder(), Lines())
    #expect(!recorder.isPrinting && LifecycleRecorder.app.isPrinting)
    recorder.onLine = { line in
      lines.all.append(line)
      // It may ask what was recorded.
      #expect(recorder.log.hasSuffix("\(line)\n"))
    }
    recorder.record(view: "Home", "onAppear")
    recorder.record(view: "Home", "onDisappear")
    recorder.onLine = nil
    recorder.record(view: "Home", "onAppear")
    #expect(lines.all == ["Home onAppear", "Home onDisappear"])
  }

  @Test func theLastLinesMayBeEnough() {
    let recorder = LifecycleRecorder()
    recorder.mostLines = 2
    for number in 0..<300 { recorder.record(view: "Home\(number)", "onAppear") }
    #expect(recorder.log == "Home298 onAppear\nHome299 onAppear\n")
  }

  /// The watch has a UIKit without view controllers.
  @Test func viewControllersAreNotNamedOnTheWatch() throws {
    let recorder = package.appendingPathComponent("Sources/LifelineRecorder/LifecycleRecorder.swift")
    let conditions = try String(contentsOf: recorder, encoding: .utf8).split(separator: "\n").filter {
      $0.contains("canImport(UIKit)")
    }
    #expect(conditions == ["#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)"])
  }

  /// UIKit is not everywhere where tests run: stand-ins have what the recorder uses of it, and of the runtime below it.
  @Test(arguments: ["5", "6"])
  func itCompilesInAnAppWithoutAWarning(mode: String) throws {
    let standIns = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("StandIns").path
    let recorder = package.appendingPathComponent("Sources/LifelineRecorder/LifecycleRecorder.swift").path
    let folder = try TemporaryFolder()
    let common = ["-swift-version", mode, "-Xfrontend", "-enable-objc-interop", "-parse-as-library", "-I", folder.path]
    for module in ["ObjectiveC", "UIKit"] {
      let output = "\(folder.path)/\(module).swiftmodule"
      let said = try compile(
        common + ["-emit-module", "-module-name", module, "-o", output, "\(standIns)/\(module).swift"])
      try #require(said == "")
    }
    #expect(try compile(common + ["-typecheck", "\(standIns)/App.swift", recorder]) == "")
    // What swizzles is looked at: without it, the app has no such method.
    let bare = try compile(Array(common.dropLast(2)) + ["-typecheck", "\(standIns)/App.swift", recorder])
    #expect(bare.contains("error"))
  }

  private func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? said : said + " (\(process.terminationStatus))"
  }
}
