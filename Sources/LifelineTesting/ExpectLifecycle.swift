public import Lifecycle

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Expects that a log is what UIKit does in a flow; in a test of Swift Testing's as of XCTest's.
///
/// ```swift
/// expectLifecycle(of: LifecycleRecorder.app.log, in: "nav(List)", matches: "push Detail", "pop")
/// expectLifecycle(of: log, matches: "push Detail", ios: 18)
/// ```
///
/// Structures and actions are in the words of scenario files. A name stands for a class with more behind it:
/// `Detail` for `DetailViewController`. What the app's recorders do not record is left open. A test that fails says what
/// `lifeline verify` does: the line at which the log departs, what could come there, which rule says so, and the usual causes.
///
/// Swift Testing records the failure where one of its tests runs, and XCTest does otherwise. In code that belongs to no test,
/// such as a detached task, neither knows which test has failed, and the failure can be lost. Look at the result there.
///
/// - Parameters:
///   - log: What was recorded or printed, in whatever format.
///   - structure: What stood on screen before the log; left out, it is found in the log, and the flow is how the log ends.
///   - steps: What happened.
///   - ios: The number of the release; left out, any may have that order.
///   - idiom: The kind of device.
/// - Returns: Whether the log is what is expected.
@discardableResult public func expectLifecycle(
  of log: String, in structure: String? = nil, matches steps: String..., ios: Int? = nil,
  idiom: Platform.Idiom = .phone, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  expectLifecycle(
    of: log, in: structure, matches: steps, ios: ios, idiom: idiom, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that a log is what UIKit does in a flow whose steps are a list, such as the argument of a test.
///
/// Everything else is as where the steps stand in the call.
@discardableResult public func expectLifecycle(
  of log: String, in structure: String? = nil, matches steps: [String], ios: Int? = nil,
  idiom: Platform.Idiom = .phone, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Bool {
  let expectation = LifecycleExpectation(structure, steps: steps, ios: ios, idiom: idiom)
  guard let explanation = expectation.explanation(of: log) else { return true }
  #if canImport(Testing)
    if Test.current != nil {
      let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: explanation), sourceLocation: place)
      return false
    }
  #endif
  #if canImport(XCTest)
    XCTFail(explanation, file: filePath, line: line)
    return false
  #else
    preconditionFailure(explanation)
  #endif
}
