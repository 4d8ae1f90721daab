import Diagnostics
public import Lifecycle

/// What is wrong with a structure, an action or an expectation: the facts, and how far into the text.
public struct LanguageProblem: Error {
  /// The facts.
  package enum Fact {
    case empty(String)
    case expectedName(found: String)
    case expected(String, found: String)
    case unknownTerm(String)
    case unknownAction(String)
    case unknownSwiftUIAction(String)
    case missingArgument(ActionWord)
    case surplus(String, after: String)
    case unknownStyle(String)
    case unknownAppState(String)
    case notAnExpectation
    case expectationWord(String, meant: String)
    case tooDeep
    case unknownCallback(String)
    case unknownSubject(String, known: [String])
    case longName(String)
    case hiddenInName(Unicode.Scalar)
    case tooManyNames
  }

  package let fact: Fact
  /// How many letters stand before it.
  public let offset: Int

  /// The words for it.
  public var summary: String { diagnostic(at: SourceLocation(file: "")).summary }

  package init(fact: Fact, offset: Int) {
    self.fact = fact
    self.offset = offset
  }
}

extension Structure {
  /// Reads a structure as scenario files write it, such as `nav(A) ; A presents B as pageSheet`.
  public init(parsing text: String) throws(LanguageProblem) { self = try TermScanner.structure(text) }
}

extension Action {
  /// Reads an action as scenario files write it, such as `push Detail`.
  public init(parsing text: String) throws(LanguageProblem) { self = try TermScanner.action(text) }
}
