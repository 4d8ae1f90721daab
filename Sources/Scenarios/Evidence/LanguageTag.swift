/// The name of a language, as BCP 47 shapes it: `ko`, `zh-Hant`, `pt-BR`.
enum LanguageTag {
  /// Whether the text has that shape. Which of the names mean something is not looked at.
  static func isValid(_ text: String) -> Bool {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard parts.allSatisfy({ $0.utf8.count <= 8 && !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) } }),
      let language = parts.popFirst()
    else { return false }
    if language.lowercased() == "x" { return !parts.isEmpty }
    guard language.count >= 2, language.count <= 3, language.allSatisfy(isLetter) else { return false }
    func take(_ isNext: (Substring) -> Bool) { if let next = parts.first, isNext(next) { parts.removeFirst() } }
    // Up to three languages inside the language, a script, a region.
    for _ in 0..<3 { take { $0.count == 3 && $0.allSatisfy(isLetter) } }
    take { $0.count == 4 && $0.allSatisfy(isLetter) }
    take { $0.count == 2 && $0.allSatisfy(isLetter) || $0.count == 3 && $0.allSatisfy(isDigit) }
    while let variant = parts.first, variant.count >= 5 || variant.count == 4 && variant.first.map(isDigit) == true {
      parts.removeFirst()
    }
    // Extensions: a letter with what belongs to it; behind an `x` anything goes.
    while let single = parts.popFirst() {
      guard single.count == 1, parts.first != nil else { return false }
      if single.lowercased() == "x" { return true }
      let before = parts.count
      while let part = parts.first, part.count >= 2 { parts.removeFirst() }
      if parts.count == before { return false }
    }
    return true
  }

  /// What was probably meant: `en_US` is a slip for `en-US`, and a language's English name for its code.
  static func meant(by text: String) -> String? {
    let hyphenated = text.split { $0 == "_" || $0 == " " }.joined(separator: "-")
    if hyphenated != text, isValid(hyphenated) { return hyphenated }
    return codes[text.lowercased()]
  }

  private static let codes = [
    "arabic": "ar", "chinese": "zh", "dutch": "nl", "english": "en", "french": "fr", "german": "de", "hebrew": "he",
    "hindi": "hi", "indonesian": "id", "italian": "it", "japanese": "ja", "korean": "ko", "persian": "fa",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "thai": "th", "turkish": "tr",
    "ukrainian": "uk", "vietnamese": "vi",
  ]

  private static func isLetter(_ letter: Character) -> Bool { letter.isASCII && letter.isLetter }
  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
}
