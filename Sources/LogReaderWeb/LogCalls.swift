import Diagnostics
import Lifecycle
import Logs
import ModuleCalls
import Stories

/// What a page can ask of a log: JSON in, JSON out, whatever is asked.
///
/// What is wrong with an input comes back as `{"problems": [{"where": …, "message": …}]}`, all of it.
public enum LogCalls {
  /// What a log tells, as `lifeline verify --format json` says it.
  ///
  /// Keys: `text`, the log; `release`, such as `17`; `pattern`, how a line is made up; `records`, the callbacks that the
  /// loggers print.
  public static func verify(_ text: String) -> String {
    let (question, problems) = LogQuestion.read(text)
    guard let question else { return JSON.object([.init("problems", .list(problems.map { $0.json }))]).text() }
    let log = LogReader(pattern: question.pattern).read(question.text)
    return Verification.verify(log.events, on: question.release, records: question.records).text(of: log)
  }
}
