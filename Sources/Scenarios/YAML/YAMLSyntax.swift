import Diagnostics
import ScenarioLanguage
import Yams

/// The words for what keeps a text from being YAML: the parser's own speak of its inside.
struct YAMLSyntax {
  let path: String
  private let lines: [Substring]

  init(_ text: String, path: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  func diagnostic(_ error: YamlError) -> Diagnostic {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return diagnostic(problem, at: mark, context)
    case .reader(let problem, _, _, _): return diagnostic("this is not YAML: \(problem)", at: nil)
    default: return diagnostic("this is not YAML", at: nil)
    }
  }

  private func diagnostic(_ problem: String, at mark: Mark, _ context: YamlError.Context?) -> Diagnostic {
    let start = context?.mark ?? mark
    switch problem {
    case "mapping values are not allowed in this context": return diagnostic(misplacedColon(at: mark), at: mark)
    case "could not find expected ':'":
      return diagnostic("a key ends in a colon with a space behind it, and here is none", at: start)
    case "did not find expected key":
      return diagnostic(
        "this does not go on with the keys above: look for a wrong indentation, or put the text in quotes", at: mark)
    case "did not find expected '-' indicator":
      return diagnostic(
        "this does not go on with the list above, whose items begin with '- ' in one column", at: mark)
    case "block sequence entries are not allowed in this context":
      return diagnostic("a list begins on a line of its own; put a text that begins with '- ' in quotes", at: mark)
    case "mapping keys are not allowed in this context":
      return diagnostic("a text that begins with '? ' needs quotes", at: mark)
    case "did not find expected ',' or ']'": return unclosed("[", until: "]", at: mark, from: start)
    case "did not find expected ',' or '}'": return unclosed("{", until: "}", at: mark, from: start)
    case "found unexpected end of stream", "found unexpected document indicator":
      return diagnostic("the quote that opens here is never closed", at: start)
    case "found character that cannot start any token": return diagnostic(wrongStart(at: mark), at: mark)
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return diagnostic("a tab cannot indent; use spaces", at: mark)
    case "found unknown escape character":
      return diagnostic(
        "this backslash begins no escape; write \\\\ for a backslash, or put the text in single quotes", at: mark)
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      return diagnostic("this escape needs the hexadecimal digits of a character", at: mark)
    case "did not find expected comment or line break":
      return diagnostic("behind '|' or '>' the text begins on the next line", at: mark)
    case "did not find expected alphabetic or numeric character":
      return diagnostic("a text that begins with '*' or '&' needs quotes", at: start)
    case "did not find expected node content": return diagnostic("a value is missing here", at: mark)
    case "found unexpected ':'":
      return diagnostic("a colon cannot stand here; put the text in quotes", at: mark)
    case "but found another document":
      return diagnostic("a file holds one document, and '---' begins another", at: mark)
    case _ where problem.hasPrefix("Maximum nesting level"):
      return .tooDeep(at: place(mark), 1_000, "lists and mappings")
    default: return diagnostic("this is not YAML: \(problem)", at: mark)
    }
  }

  private func place(_ mark: Mark?) -> SourceLocation {
    SourceLocation(file: path, line: mark?.line ?? 0, column: mark?.column ?? 0)
  }

  private func diagnostic(_ summary: String, at mark: Mark?) -> Diagnostic {
    Diagnostic(id: "yaml.syntax", at: place(mark), summary)
  }

  /// The commonest slip is a text with a colon in it, the next is a line that stands too far in.
  private func misplacedColon(at mark: Mark) -> String {
    let before = line(mark).prefix(max(0, mark.column - 1))
    let text = before.drop { $0 == " " || $0 == "-" }
    return text.contains(": ") || text.contains("[") || text.contains("{")
      ? "a colon with a space behind it begins a value; put the text in quotes"
      : "this line is indented further than the one above, whose value stands there already"
  }

  private func wrongStart(at mark: Mark) -> String {
    switch line(mark).dropFirst(mark.column - 1).first {
    case "\t": "a tab cannot stand here; indent with spaces"
    case let sign?: "a text that begins with '\(sign)' needs quotes"
    case nil: "this is not YAML: nothing can begin here"
    }
  }

  /// A bracket that is never closed is the fault where it opens; otherwise something stands where a comma is needed.
  private func unclosed(_ open: String, until close: String, at mark: Mark, from start: Mark) -> Diagnostic {
    let isAtEnd = mark.line >= lines.count && line(mark).dropFirst(mark.column - 1).allSatisfy(\.isWhitespace)
    if isAtEnd { return diagnostic("the '\(open)' that opens here is never closed", at: start) }
    return Diagnostic(
      id: "yaml.syntax", at: place(mark), "a ',' or the closing '\(close)' is missing before this",
      notes: [.init("the '\(open)' opens here", at: place(start))])
  }

  private func line(_ mark: Mark) -> Substring {
    lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
  }
}

extension Diagnostic {
  /// More stands inside each other than anything needs.
  static func tooDeep(at place: SourceLocation, _ most: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      id: "yaml.too-deep", at: place,
      "more than \(most.grouped) \(what) are open here; nothing in content nests that deep")
  }
}
