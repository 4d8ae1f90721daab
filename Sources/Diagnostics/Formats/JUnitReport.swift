/// A JUnit report, as continuous integration reads it: suites of cases that passed, failed or were left out.
///
/// It follows the schema of Jenkins' xUnit plugin, which is what there is of a standard.
public struct JUnitReport: Sendable {
  /// How a case ended.
  public enum Outcome: Sendable {
    /// As it should.
    case passed
    /// Not as it should: what kind of failure, in a line, and all of it.
    case failed(kind: String, message: String, text: String)
    /// It says nothing, and why.
    case skipped(String)
  }

  /// A case of a suite.
  public struct Case: Sendable {
    let name: String
    let outcome: Outcome

    /// Makes a case.
    public init(_ name: String, _ outcome: Outcome) {
      self.name = name
      self.outcome = outcome
    }
  }

  /// Suites by their names, with their cases.
  private var suites: [(name: String, cases: [Case])] = []

  /// Makes a report without suites.
  public init() {}

  /// Adds a case to the suite of that name, which is the last one, or a new one.
  public mutating func add(_ newCase: Case, to suite: String) {
    if suites.last?.name != suite { suites.append((suite, [])) }
    suites[suites.count - 1].cases.append(newCase)
  }

  /// The report as XML. One without cases has one that passed, since readers take an empty report for a broken one.
  public var xml: String {
    let all = suites.isEmpty ? [("lifeline", [Case("nothing wrong", .passed)])] : suites
    let cases = all.flatMap { $0.1 }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"lifeline\" tests=\"\(cases.count)\" failures=\"\(Self.failures(cases))\" errors=\"0\">\n"
    for (name, cases) in all {
      let skipped = cases.filter { if case .skipped = $0.outcome { true } else { false } }.count
      text +=
        "  <testsuite name=\(Self.attribute(name)) tests=\"\(cases.count)\" failures=\"\(Self.failures(cases))\" "
        + "errors=\"0\" skipped=\"\(skipped)\" time=\"0\">\n"
      for one in cases { text += Self.element(one, of: name) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func failures(_ cases: [Case]) -> Int {
    cases.filter { if case .failed = $0.outcome { true } else { false } }.count
  }

  private static func element(_ one: Case, of suite: String) -> String {
    let head = "    <testcase name=\(attribute(one.name)) classname=\(attribute(suite)) time=\"0\""
    switch one.outcome {
    case .passed: return head + "/>\n"
    case .skipped(let reason): return head + ">\n      <skipped message=\(attribute(reason))/>\n    </testcase>\n"
    case .failed(let kind, let message, let text):
      return head + ">\n      <failure type=\(attribute(kind)) message=\(attribute(message))>"
        + escaped(text) + "</failure>\n    </testcase>\n"
    }
  }

  private static func attribute(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text as XML 1.0 takes it, which has no way to write some characters at all.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JUnitReport {
  /// Findings as cases, a suite for each file. An error fails; a warning fails if it is to, and is else left out with what it
  /// says.
  public init(_ findings: [Diagnostic], warningsFail: Bool) {
    self.init()
    // A suite for each file, whatever the order of the findings.
    var files: [String] = []
    for finding in findings where !files.contains(finding.location.file) { files.append(finding.location.file) }
    for file in files {
      for finding in findings where finding.location.file == file {
        let place = finding.location
        let summary = Self.line(finding.summary)
        let name = (place.line == 0 ? "" : "\(place.line):\(place.column) ") + finding.id
        let notes = finding.notes.map { note in
          "\nnote: " + (note.location.map { "\($0.description.printable): " } ?? "") + Self.line(note.text)
        }
        let outcome: Outcome =
          finding.severity == .error || warningsFail
          ? .failed(
            kind: finding.id, message: summary,
            text: "\(place.description.printable): \(finding.severity.rawValue): \(summary)" + notes.joined())
          : .skipped("warning: \(summary)")
        add(Case(name, outcome), to: file.printable)
      }
    }
  }

  private static func line(_ text: String) -> String { Quotation.cut(text, at: DiagnosticFormat.longestText).printable }
}
