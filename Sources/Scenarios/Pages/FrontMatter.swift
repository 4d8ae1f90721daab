/// What stands between two lines of three hyphens at the head of a file, and what follows.
struct FrontMatter {
  /// A text with the line of the file at which it begins, from 1.
  struct Body {
    var text: Substring
    var line: Int

    /// The heading with which the text begins, and how many lines it takes with those before it.
    var heading: (text: String, line: Int, count: Int)? {
      var count = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        count += 1
        if line.allSatisfy(\.isWhitespace) { continue }
        guard line.hasPrefix("# ") else { return nil }
        let words = line.dropFirst(2).drop(while: \.isWhitespace)
        return words.isEmpty ? nil : (String(words), self.line + count - 1, count)
      }
      return nil
    }

    mutating func dropLines(_ count: Int) {
      for _ in 0..<count {
        text = text.firstIndex(of: "\n").map { text[text.index(after: $0)...] } ?? text[text.endIndex...]
      }
      line += count
    }
  }

  /// The front matter with the line before it, so that places in it are those of the file; `nil` where there is none.
  private(set) var yaml: String?
  private(set) var body: Body
  /// What is wrong with the lines of hyphens.
  private(set) var fault: String?
  /// The line with which it begins.
  private(set) var line = 1

  init(_ text: String) {
    body = Body(text: text[...], line: 1)
    guard let start = begin(in: text) else { return }
    var number = line
    var index = start
    while index < text.endIndex {
      number += 1
      let end = text[index...].firstIndex(of: "\n") ?? text.endIndex
      let next = end == text.endIndex ? end : text.index(after: end)
      if text[index..<end] == "---" {
        yaml = String(text[..<index])
        body = Body(text: text[next...], line: number + 1)
        return
      }
      index = next
    }
    fault = "the front matter that begins here is not closed by a line '---'"
  }

  /// Where the line behind the first hyphens begins.
  ///
  /// Three hyphens below an empty line are a rule across the page, unless a key of front matter follows: then they are told,
  /// and read as what was meant.
  private mutating func begin(in text: String) -> String.Index? {
    if text.hasPrefix("---\n") { return text.index(text.startIndex, offsetBy: 4) }
    var number = 0
    var rest = text[...]
    while let end = rest.firstIndex(of: "\n") {
      number += 1
      let found = rest[..<end]
      rest = rest[text.index(after: end)...]
      if found.allSatisfy(\.isWhitespace) { continue }
      guard found.hasPrefix("---"), found.dropFirst(3).allSatisfy(\.isWhitespace),
        MarkdownPage.keys.contains(where: { rest.hasPrefix("\($0):") })
      else { return nil }
      line = number
      fault =
        number > 1
        ? "front matter stands at the head of the file; take out what is empty above this line"
        : "front matter begins with a line '---', without blanks behind it"
      return rest.startIndex
    }
    return nil
  }
}
