/// The files of an example, all that a check of it needs.
public enum ExampleProject {
  /// The texts by their paths; `nil` for what is no project: a flow, or words.
  public static func files(of example: Explanation.Example, wrong isWrong: Bool) -> [String: String]? {
    switch example {
    case .flow, .said: return nil
    case .file(let path, let wrong, let right):
      return project(of: [.scenario]).merging([path: (isWrong ? wrong : right) + "\n"]) { $1 }
    case .path(let wrong, let right, let text):
      return project(of: [.scenario]).merging([isWrong ? wrong : right: text + "\n"]) { $1 }
    case .edit(let file, let wrong, let right):
      var files = project(of: file.companions)
      files[file.path] = text(of: file, with: isWrong ? wrong : right, inPlaceOf: right)
      switch file {
      case .translated: files[ExampleFile.words.path] = "{}\n"
      case .words: files[ExampleFile.template.path] = ExampleFile.template.text + "[[Home]]\n"
      default: break
      }
      return files
    }
  }

  /// The lines of a file in which a part stands in place of the right one; the part where the file does not have it.
  static func lines(of file: ExampleFile, with part: String, inPlaceOf right: String) -> String {
    let text = file.text
    guard let place = text.range(of: right) else { return part }
    let start = text[..<place.lowerBound].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    let end = text[place.upperBound...].firstIndex(of: "\n") ?? text.endIndex
    return text[start..<place.lowerBound] + part + text[place.upperBound..<end]
  }

  private static func project(of files: [ExampleFile]) -> [String: String] {
    Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
  }

  /// The file with a part of it.
  private static func text(of file: ExampleFile, with part: String, inPlaceOf right: String) -> String {
    if let place = file.text.range(of: right) { return file.text.replacingCharacters(in: place, with: part) }
    switch file {
    case .template: return file.text + part + "\n"
    // What the file has not stands in the log, or else in what is said of its source.
    case .evidence:
      let before = right.hasPrefix("    ") ? "    structure: nav(List)\n" : "  kind: observed\n"
      return file.text.replacing(before, with: "\(before)\(part)\n")
    default: return withoutKeys(of: part, file.text) + part + "\n"
    }
  }

  /// The text without what stands under the keys at the top of a part.
  private static func withoutKeys(of part: String, _ text: String) -> String {
    func key(_ line: Substring) -> Substring? {
      guard let first = line.first, first != " ", first != "-" else { return nil }
      return (line.hasPrefix("# ") ? line.dropFirst(2) : line).prefix { $0 != ":" }
    }
    let keys = Set(part.split(separator: "\n").compactMap(key))
    var kept = ""
    var isGone = false
    for line in text.split(separator: "\n") {
      if let own = key(line) { isGone = keys.contains(own) }
      if !isGone { kept += line + "\n" }
    }
    return kept
  }
}

extension String {
  /// Where the other text begins and ends in this one.
  fileprivate func range(of other: String) -> Range<Index>? { ranges(of: other).first }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
