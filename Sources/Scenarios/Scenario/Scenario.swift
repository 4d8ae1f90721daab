public import Diagnostics
public import Lifecycle

/// A scenario as its file states it.
public struct Scenario: Sendable {
  /// A step with what its file says about it.
  public struct Step: Sendable {
    /// What happens.
    public var script: ScriptStep
    /// A remark for the reader.
    public var note: LocalizedText?
    /// What must hold of the step's events.
    public var expectations: [Expectation]
    /// Where the action stands.
    public var location: SourceLocation
  }

  /// Its name, which becomes the address of its page.
  public var id: String
  /// Its title.
  public var title: LocalizedText
  /// What it shows, in a sentence or two.
  public var summary: LocalizedText
  /// What there is to learn from it, in Markdown.
  public var explanation: LocalizedText?
  /// What it is filed under.
  public var group: String
  /// Its place in the group: low numbers come first, then those without one by id.
  public var order: Int?
  /// What stands on screen before the first step.
  public var structure: Structure
  /// What it runs on.
  public var platform: Platform
  /// The steps.
  public var steps: [Step]
  /// Orders asked for by name.
  public var orders: [Rule.ID: String]
  /// What must hold of all events together.
  public var expectations: [Expectation]
  /// Words by which to find it.
  public var keywords: [String]
  /// Whether its page's table shows every subject, or only the controllers that the scenario names.
  public var showsEverything: Bool
  /// Its file.
  public var location: SourceLocation
  /// Where the structure stands.
  public var structureLocation: SourceLocation
  /// Where it says what it is filed under; its file where it does not.
  public var groupLocation: SourceLocation
  /// Whether all that a run depends on could be read. If not, what a simulation shows is not what is meant.
  public var isRunnable: Bool

  /// What a scenario is filed under that names no group.
  public static let noGroup = "other"

  /// What the simulator needs.
  public var script: Script {
    Script(structure: structure, platform: platform, steps: steps.map(\.script), orders: orders)
  }
}
