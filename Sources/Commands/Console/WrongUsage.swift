import Diagnostics

/// What the parser says of a slip on the command line, with what was probably meant where a value is one of a few.
struct WrongUsage {
  let text: String

  init(_ message: String) {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = "Error: The value '"
    guard let first = lines.first, first.hasPrefix(head), let list = first.firstRange(of: "Please provide one of")
    else {
      text = message
      return
    }
    let value = String(first.dropFirst(head.count).prefix { $0 != "'" })
    // They stand in quotes on the same line, or each on one of its own.
    let quoted = first[list.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
    let inLine = quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let listed = lines.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    if let meant = Suggestion.nearest(to: value, in: inLine + listed) {
      lines[0] = String(first[..<list.lowerBound]) + "Did you mean '\(meant)'? " + first[list.lowerBound...]
    }
    text = lines.joined(separator: "\n")
  }
}
