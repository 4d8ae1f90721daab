/// What a page in Markdown embeds: `@Table(scenario: "push-pop", steps: "1-2")`, on a line of its own.
///
/// The syntax is that of the block directives of swift-markdown, which DocC reads: a name that begins with a capital letter,
/// arguments in parentheses, and, where there is a body, braces.
public struct Directive: Hashable, Sendable {
  /// What there is to embed.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A scenario's sequence table.
    case table = "Table"
    /// One diagram.
    case diagram = "Diagram"
    /// A comparison's table.
    case comparison = "Comparison"
    /// A scenario's table and diagrams with buttons to step through them.
    case player = "Player"
    /// Expectations, which hold or fail the build.
    case expect = "Expect"
    /// The table of a flow that stands in the page itself: a structure, and a step in each line between braces.
    case flow = "Flow"
    /// What the findings of the tool mean, each with an example; those alone whose ids begin with a word, such as `page`.
    case findings = "Findings"

    /// The arguments that it takes; one that is not named is the first.
    public var arguments: [String] {
      switch self {
      case .table: ["scenario", "steps"]
      case .diagram: ["scenario", "comparison", "machine", "kind", "of"]
      case .comparison: ["comparison"]
      case .player: ["scenario"]
      case .expect: ["scenario", "ios"]
      case .flow: ["structure", "ios"]
      case .findings: ["about"]
      }
    }

    /// That without which it says nothing. A diagram is of one of three, and findings are all where nothing is said.
    public var required: String? { self == .diagram || self == .findings ? nil : arguments.first }
  }

  /// The kinds that have lines in braces.
  static let withLines: Set<Kind> = [.expect, .flow]

  /// A text with its offset in the page's text, in bytes.
  public struct Text: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Where it begins.
    public let offset: Int
  }

  /// What it embeds.
  public let kind: Kind
  /// Where its `@` stands in the page's text, in bytes.
  public let offset: Int
  /// The arguments by their names.
  public let arguments: [String: Text]
  /// The lines between its braces, without those that are empty.
  public let lines: [Text]
}

/// A part of a page's text.
public enum PagePart: Hashable, Sendable {
  /// Markdown.
  case prose(String)
  /// What stands in its place.
  case directive(Directive)
}

/// What is wrong with how a directive is written.
public struct DirectiveFault: Hashable, Sendable {
  /// The facts.
  public enum Fact: Hashable, Sendable {
    case unknown(String)
    case unknownArgument(String, of: Directive.Kind)
    case missingArgument(String, of: Directive.Kind)
    case argumentTwice(String)
    case notAValue(String)
    case parenthesis
    case quote
    case brace
    case bodyMissing(Directive.Kind)
    case bodyUnexpected(Directive.Kind)
    case surplus(String)
  }

  /// What is wrong.
  public let fact: Fact
  /// Where, in bytes of the page's text.
  public let offset: Int
}
