import Site

/// The words that few of many texts have: what somebody may look for that stands in no title.
struct RareWords {
  /// In how many texts a word stands at most.
  private static let most = 10

  private let counts: [String: Int]

  /// Counts the words of texts in Markdown.
  init(_ texts: [String]) {
    var counts: [String: Int] = [:]
    for text in texts { for word in Set(Self.words(in: text)) { counts[word, default: 0] += 1 } }
    self.counts = counts
  }

  /// The text's own, in order, each once.
  func words(of text: String) -> [String] {
    var seen = Set<String>()
    return Self.words(in: text).filter { word in
      (2...Self.most).contains(counts[word, default: 0]) && seen.insert(word).inserted
    }
  }

  /// Words of four letters and more; in Japanese, which has no blanks, names in katakana; in Korean from three on.
  private static func words(in markdown: String) -> [String] {
    Markdown.plainText(markdown).lowercased().split { !$0.isLetter }.flatMap { run -> [Substring] in
      run.contains(where: isKana) ? run.split { !isKatakana($0) } : [run]
    }.filter { word in
      let isLatin = word.allSatisfy { $0.isASCII }
      return word.count >= (isLatin ? 4 : 3)
    }.map(String.init)
  }

  private static func isKana(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { (0x3040...0x30FF).contains($0.value) }
  }

  private static func isKatakana(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
  }
}
