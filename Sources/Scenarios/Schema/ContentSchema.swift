public import Diagnostics

/// JSON Schemas of the files that people write, for editors and for checks before Lifeline's own.
///
/// They are made of the tables with which the readers read. What only a reader can know, such as whether a name is one of
/// the scenario's, they leave to it.
public enum ContentSchema: String, CaseIterable, Sendable {
  /// A scenario.
  case scenario
  /// A file of evidence.
  case evidence
  /// The site's settings.
  case site
  /// Where a task goes.
  case task

  /// Where a site has the schema, below its own address.
  public var path: String { "schemas/\(rawValue).json" }

  /// The schema, of draft 7.
  public var json: JSON {
    var members: [JSON.Member] = [
      .init("$schema", .text("http://json-schema.org/draft-07/schema#")), .init("title", .text(title)),
    ]
    if case .object(let own) = root { members += own }
    return .object(members)
  }

  /// The schema as a file.
  public var text: String { json.indented() + "\n" }

  private var title: String {
    switch self {
    case .scenario: "A scenario of Lifeline"
    case .evidence: "A log or a statement, for Lifeline"
    case .task: "Where a task goes, for Lifeline"
    case .site: "The settings of a site that Lifeline makes"
    }
  }

  private var root: JSON {
    switch self {
    case .scenario: Self.ofScenario
    case .evidence: Self.ofEvidence
    case .site: Self.ofSite
    case .task: Self.ofTask
    }
  }
}
