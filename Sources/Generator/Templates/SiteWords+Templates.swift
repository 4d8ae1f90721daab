import Site

extension SiteWords {
  /// A template with its marked phrases, `[[Evidence]]`, in this language.
  func translated(_ template: TemplateSource) -> TemplateSource {
    var result = template
    result.text = ""
    var rest = template.text[...]
    var (line, column) = (1, 1)
    func pass(_ text: Substring) {
      for scalar in text.unicodeScalars { (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1) }
    }
    while let (before, phrase, after) = MarkedPhrase.split(rest) {
      let words = translation(of: String(phrase)) ?? String(phrase)
      result.text += before + words
      pass(before)
      let width = phrase.unicodeScalars.count + 4
      result.replaced.append(
        TemplateSource.Replaced(line: line, column: column, width: width, newWidth: words.unicodeScalars.count))
      pass(rest[before.endIndex..<after.startIndex])
      rest = after
    }
    result.text += rest
    return result
  }
}
