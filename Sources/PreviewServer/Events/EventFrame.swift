internal import Diagnostics

/// What is sent to pages, in the form of server-sent events.
enum EventFrame {
  /// How soon a page asks again when the server is gone, in milliseconds.
  private static let pause = 500

  /// How things stand: the number of the rebuild, and what is wrong.
  static func state(revision: Int, _ problems: [Problem]) -> [UInt8] {
    let shown = problems.prefix(Problem.mostShown)
    let state = JSON.object([
      .init("revision", .number(revision)), .init("problems", .list(shown.map(\.json))),
      .init("more", .number(problems.count - shown.count)),
    ])
    // JSON without lines of its own is one line of data, whatever the texts are.
    return Array("retry: \(pause)\nevent: state\nid: \(revision)\ndata: \(state.text())\n\n".utf8)
  }
}
