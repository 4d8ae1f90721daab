/// The name of a language, as BCP 47 shapes it: `ko`, `zh-Hant`, `pt-BR`.
public enum LanguageTag {
  /// Whether the text has that shape. Which of the names mean something is not looked at.
  public static func isValid(_ text: String) -> Bool {
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
  public static func meant(by text: String) -> String? {
    let hyphenated = text.split { $0 == "_" || $0 == " " }.joined(separator: "-")
    if hyphenated != text, isValid(hyphenated) { return hyphenated }
    let small = text.lowercased()
    if small != text, isKnown(small) { return small }
    return named[small]
  }

  /// The languages in which Lifeline comes.
  static let common = ["en", "ko", "ja"]

  /// Whether the text is a code of a language that ISO 639-1 names, with or without a script and a region.
  public static func isKnown(_ text: String) -> Bool {
    isValid(text) && (text.split(separator: "-").first.map { known.contains(String($0)) } ?? false)
  }

  /// The codes of ISO 639-1, sorted.
  static var codes: [String] { known.sorted() }

  private static let known = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj
    kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv
    ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti
    tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let named = [
    "arabic": "ar", "chinese": "zh", "dutch": "nl", "english": "en", "french": "fr", "german": "de", "hebrew": "he",
    "hindi": "hi", "indonesian": "id", "italian": "it", "japanese": "ja", "jp": "ja", "korean": "ko", "kr": "ko",
    "persian": "fa",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "thai": "th", "turkish": "tr",
    "ukrainian": "uk", "vietnamese": "vi",
  ]

  private static func isLetter(_ letter: Character) -> Bool { letter.isASCII && letter.isLetter }
  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }
}
