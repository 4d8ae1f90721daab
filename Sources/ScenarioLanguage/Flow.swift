import Diagnostics
public import Lifecycle

/// A flow in Swift: what stands on screen, what happens, and which calls that causes.
///
/// ```swift
/// let flow = try Flow("nav(List)", ios: 17) {
///   "push Detail"
///   "pop"
/// }
/// #expect(flow.calls(of: "Detail").contains("viewDidLoad"))
/// #expect(flow.comes("List viewWillDisappear", before: "Detail viewWillAppear"))
/// ```
///
/// Structures and actions are in the words of scenario files. The calls are those that a scenario with the same words has.
public struct Flow: Sendable {
  /// The flow as the simulator takes it.
  public let script: Script
  /// All that the flow causes, step by step.
  public let trace: Trace

  /// Simulates a flow.
  ///
  /// - Parameters:
  ///   - structure: What stands on screen, such as `tabBar(nav(A), B)`.
  ///   - ios: The release's number; the newest that the model knows where it is left out.
  ///   - idiom: The kind of device.
  ///   - steps: What happens, an action in each line. `if` and `for` may be used.
  /// - Throws: All that is wrong with the words.
  public init(
    _ structure: String, ios: Int = Release.newest.major, idiom: Platform.Idiom = .phone,
    @Steps steps: () -> [String]
  ) throws(Problem) {
    guard let release = Release(ios) else { throw Problem(lines: ["the model does not know iOS \(ios)"]) }
    let platform = Platform(release: release, idiom: idiom)
    let (script, problems) = FlowParser.script(structure: structure, steps: steps(), on: platform)
    guard let script else {
      throw Problem(
        lines: problems.map {
          let found = $0.problem.diagnostic(at: SourceLocation(file: ""))
          return "\($0.part.description), column \($0.problem.offset + 1): \(found.summary)"
        })
    }
    self.script = script
    trace = Simulator.run(script)
    let failed = ([trace.problem] + trace.steps.map { $0.problem }).compactMap { $0 }.filter {
      $0 != .followsFromEarlier
    }
    .map { $0.phrase.english }
    if !failed.isEmpty { throw Problem(lines: failed) }
  }

  /// Every call in its order, such as `Detail viewDidLoad`.
  public var calls: [String] { trace.events.map { "\($0.subject.name) \($0.callback.name)" } }

  /// The calls of one, in their order, such as `viewDidLoad`.
  public func calls(of subject: String) -> [String] {
    trace.events.filter { $0.subject.name == subject }.map { $0.callback.name }
  }

  /// Whether both calls come, and the first of the one before the first of the other.
  public func comes(_ call: String, before other: String) -> Bool {
    let calls = calls
    guard let first = calls.firstIndex(of: call), let second = calls.firstIndex(of: other) else { return false }
    return first < second
  }

  /// What is wrong with a flow.
  public struct Problem: Error, CustomStringConvertible {
    /// What is wrong, a line for each.
    public let lines: [String]
    /// The lines.
    public var description: String { lines.joined(separator: "\n") }
  }

  /// Collects the lines of a closure.
  @resultBuilder public enum Steps {
    /// A line.
    public static func buildExpression(_ action: String) -> [String] { [action] }
    /// All of them.
    public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    /// `if` without `else`
    public static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    /// `if`
    public static func buildEither(first part: [String]) -> [String] { part }
    /// `else`
    public static func buildEither(second part: [String]) -> [String] { part }
    /// `for`
    public static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  }
}
