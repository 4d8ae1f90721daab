import Diagnostics
import Lifecycle
import Logs
import ModuleCalls
import ScenarioLanguage

/// A log, with what the reader knows of it.
struct LogQuestion {
  /// The most bytes of an input: a log of some hundred thousand lines.
  static let largest = 16 << 20

  let text: String
  let release: Release?
  let pattern: LogPattern?
  let records: [String]

  /// The question, or all that is wrong with it.
  static func read(_ text: String) -> (question: LogQuestion?, problems: [InputProblem]) {
    if text.utf8.count > largest {
      return (nil, [InputProblem(place: "", message: "an input may have \(largest) bytes")])
    }
    do throws(JSONProblem) {
      let value = try JSON(parsing: text)
      var input = InputReader(value, at: "", what: "a question", keys: ["text", "release", "pattern", "records"])
      let log = input.text("text", atMost: largest)
      if log == nil, input.isFine { input.report("text", "a question needs the key 'text'") }
      let release = release(&input)
      let pattern = pattern(&input)
      let records = records(&input)
      guard input.isFine, let log else { return (nil, input.problems) }
      return (LogQuestion(text: log, release: release, pattern: pattern, records: records), [])
    } catch {
      return (nil, [InputProblem(place: "", message: error.message, offset: error.offset)])
    }
  }

  private static func release(_ input: inout InputReader) -> Release? {
    guard let text = input.text("release", orNumber: true) else { return nil }
    let release = Release(parsing: text)
    if release == nil { input.report("release", Diagnostic.unknownRelease(text, at: SourceLocation(file: "")).summary) }
    return release
  }

  private static func pattern(_ input: inout InputReader) -> LogPattern? {
    guard let text = input.text("pattern", atMost: 500) else { return nil }
    do throws(LogPattern.Problem) { return try LogPattern(text) } catch {
      switch error {
      case .noCallback: input.report("pattern", "the pattern has no {callback}: nothing would be read")
      case .open: input.report("pattern", "the pattern has a brace that is not closed")
      }
      return nil
    }
  }

  private static func records(_ input: inout InputReader) -> [String] {
    var names: [String] = []
    for item in input.items("records", atMost: 200) {
      guard case .text(let name) = item else {
        input.report("records", "'records' is a list of texts")
        continue
      }
      if Callback(name).receiver == nil {
        input.report(
          "records", "\(quoted(name)) is not a callback\(Suggestion.phrase(for: name, in: Callback.vocabulary))")
      }
      names.append(name)
    }
    return names
  }
}
