import Foundation
import Lifecycle
import Testing

/// The rows of callbacks: each stands in the list of its file, and no two are the same.
@Suite struct CallbackTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Lifecycle/Vocabulary/Callbacks")

  private static func texts() throws -> [(file: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("Callbacks.swift") }.map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test func everyRowIsInItsFilesList() throws {
    var rows = 0
    for (file, text) in try Self.texts() {
      let declared = text.matches(of: /public static let (\w+) = Callback\(/).map { String($0.output.1) }
      let list = try #require(text.firstMatch(of: /static let \w+Rows: \[Callback\] = \[([^\]]*)\]/), "\(file)")
      #expect(list.output.1.matches(of: /\.(\w+)/).map { String($0.output.1) } == declared, "\(file)")
      rows += declared.count
    }
    #expect(Callback.known.count == rows, "a file is missing in the table")
  }

  @Test func noTwoAreTheSame() {
    #expect(Set(Callback.known.map { $0.name }).count == Callback.known.count)
    // What ends in a closure and what an unwind segue calls are one method.
    let others = Callback.known.filter { $0 != .dismissByUnwind }
    for spellings in [others.compactMap { $0.swiftSignature }, others.compactMap { $0.objectiveCSelector }] {
      #expect(Set(spellings).count == spellings.count)
    }
  }

  @Test func aNameFindsItsRow() {
    for callback in Callback.known {
      #expect(Callback(callback.name) == callback)
      #expect(Set([callback]).contains(Callback(callback.name)))
    }
    #expect(Callback("unwindToList") == "unwindToList")
    #expect(Set<Callback>(["unwindToList"]).contains("unwindToList"))
    #expect(Callback("unwindToList") != "unwindToMap")
    #expect(Callback("unwindToList") != .viewDidLoad)
  }

  @Test func everyCallbackIsDeclaredSomewhere() {
    // SwiftUI has no call for the end of a task: the task sees that it is cancelled.
    for callback in Callback.known where callback != .taskCancelled {
      #expect(callback.swiftSignature != nil, "\(callback.name)")
      #expect((callback.objectiveCSelector == nil) == (callback.receiver == .swiftUI), "\(callback.name)")
    }
    #expect(Callback.taskCancelled.swiftSignature == nil)
    #expect(Callback("unwindToList").swiftSignature == nil)
    #expect(Callback("unwindToList").receiver == nil)
  }

  @Test(arguments: [
    (Callback.viewWillAppear, "viewWillAppear:"), (.loadView, "loadView"), (.initialize, "init"),
    (.popToViewController, "popToViewController:animated:"), (.deinitialized, "dealloc"),
    (.sceneWillConnectTo, "scene:willConnectToSession:options:"),
  ])
  func aSelectorFollowsFromTheSignatureUnlessItIsWritten(callback: Callback, selector: String) {
    #expect(callback.objectiveCSelector == selector)
  }

  @Test func bothLanguagesHaveAsManyArguments() {
    for callback in Callback.known {
      guard let signature = callback.swiftSignature, let selector = callback.objectiveCSelector else { continue }
      #expect(selector.count { $0 == ":" } == signature.count { $0 == ":" }, "\(callback.name)")
      #expect(!signature.contains(" ") && !selector.contains(" "), "the search splits them at blanks")
      // A label before the first argument is part of an Objective-C name in no regular way.
      if !signature.contains("(_:"), signature.contains(":") {
        #expect(selector != signature.filter { !"(_)".contains($0) }, "\(callback.name)")
      }
    }
  }
}
