import LifelineTesting
import XCTest

/// The same expectation where XCTest runs the tests.
final class XCTestTests: XCTestCase {
  private static let log =
    "List viewDidLoad\nList viewWillAppear\nList viewDidAppear\nList viewWillDisappear\nList viewDidDisappear\n"
    + "List viewDidDisappear\n"

  /// What would have failed the test.
  private var failures: [(words: String, line: Int)] = []
  private var isExpectingFailures = false

  func testALogThatMatchesPasses() {
    expectLifecycle(of: "List viewDidLoad\nList viewWillAppear\nList viewDidAppear\n", in: "List", matches: "launch")
  }

  func testALogThatDepartsFailsAtItsLine() {
    isExpectingFailures = true
    expectLifecycle(of: Self.log, in: "nav(List)", matches: "launch", "push Detail")
    let line = #line - 1
    isExpectingFailures = false
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertTrue(failures.first?.words.contains("The log is not what UIKit does in ") ?? false, "\(failures)")
    XCTAssertTrue(failures.first?.words.contains("Verdict: departs\nIt departs at line 6") ?? false, "\(failures)")
  }

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard isExpectingFailures else { return super.record(issue) }
      failures.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard isExpectingFailures else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append((description, lineNumber))
    }
  #endif
}
