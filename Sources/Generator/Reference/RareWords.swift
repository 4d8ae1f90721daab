import ConcurrentMap
import Site

/// The words that few of many texts have: what somebody may look for that stands in no title.
struct RareWords {
  /// In how many texts a word stands at most.
  private static let most = 10

  private let counts: [String: Int]
  /// The words of each text, in order, each once.
  private let words: [String: [String]]

  /// Counts the words of texts in Markdown.
  init(_ texts: [String]) {
    let lists = texts.concurrentMap { text -> [String] in
      var seen = Set<String>()
      return Self.words(in: text).filter { seen.insert($0).inserted }
    }
    var counts: [String: Int] = [:]
    for word in lists.joined() { counts[word, default: 0] += 1 }
    self.counts = counts
    words = Dictionary(zip(texts, lists)) { first, _ in first }
  }

  /// Those of one of the texts, in order, each once.
  func words(of text: String) -> [String] {
    (words[text] ?? []).filter { (2...Self.most).contains(counts[$0, default: 0]) }
  }

  /// Words of four letters and more; in Japanese, which has no blanks, names in katakana; in Korean from three on.
  private static func words(in markdown: String) -> [String] {
    runs(in: Markdown.plainText(markdown).lowercased()).flatMap { run -> [Substring] in
      if run.utf8.allSatisfy({ $0 < 0x80 }) { return [run] }
      return run.contains(where: isKana) ? run.split { !isKatakana($0) } : [run]
    }.filter { word in
      let isLatin = word.utf8.allSatisfy { $0 < 0x80 }
      return isLatin ? word.utf8.count >= 4 : word.count >= 3
    }.map(String.init)
  }

  /// Letters that stand together. What only changes the letter before it is a part of that.
  private static func runs(in text: String) -> [Substring] {
    let scalars = text.unicodeScalars
    var runs: [Substring] = []
    var start: String.Index?
    for index in scalars.indices {
      let scalar = scalars[index]
      let isLetter =
        scalar.isASCII
        ? ("a"..."z").contains(scalar)
        : isLetter(scalar) || start != nil && scalar.properties.isGraphemeExtend
      if isLetter {
        if start == nil { start = index }
      } else if let begun = start {
        runs.append(text[begun..<index])
        start = nil
      }
    }
    if let start { runs.append(text[start...]) }
    return runs
  }

  /// Hangul, kana and Chinese characters are told by their ranges: to ask for the properties of each takes longer than all
  /// else.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: scalar.properties.isAlphabetic
    }
  }

  private static func isKana(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { (0x3040...0x30FF).contains($0.value) }
  }

  private static func isKatakana(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
  }
}
