import Diagrams
import Testing

@Suite struct DiagramWordsTests {
  private static let translations: [DiagramLanguage] = DiagramLanguage.spoken.filter { $0 != .english }

  @Test(arguments: translations)
  func `every phrase has a text of its own`(language: DiagramLanguage) {
    let words = DiagramWords(language)
    for phrase in DiagramPhrase.allCases {
      let text = words[phrase]
      #expect(!text.isEmpty, "\(phrase)")
      // A phrase that is missing falls back on English.
      #expect(text != phrase.rawValue, "\(phrase)")
      #expect(text.unicodeScalars.contains { Self.isScript($0, of: language) }, "\(phrase): \(text)")
    }
  }

  @Test(arguments: translations)
  func `every phrase has the gaps of the English one`(language: DiagramLanguage) {
    let words = DiagramWords(language)
    for phrase in DiagramPhrase.allCases {
      #expect(Self.gaps(in: words[phrase]) == Self.gaps(in: phrase.rawValue), "\(phrase): \(words[phrase])")
    }
  }

  @Test func `no Korean particle after a gap hangs on how its value is pronounced`() {
    let words = DiagramWords(.korean)
    for phrase in DiagramPhrase.allCases {
      for rest in words[phrase].split(separator: "}", omittingEmptySubsequences: false).dropFirst() {
        for particle in ["은", "는", "이", "가", "을", "를", "과", "와", "으로", "로"] {
          #expect(!rest.hasPrefix(particle), "\(phrase): \(words[phrase])")
        }
      }
    }
  }

  @Test func `every phrase of the machines is known`() {
    for machine in StateMachines.all {
      let labels = (machine.composites + machine.states).map(\.label)
      let triggers = machine.changes.flatMap(\.triggers)
      for text in [machine.title, machine.summary] + labels + triggers where !Self.isCallback(text) {
        #expect(DiagramPhrase(rawValue: text) != nil, "\(machine.id): \(text)")
      }
    }
  }

  @Test func `callbacks keep their names`() {
    for language in DiagramLanguage.spoken {
      #expect(DiagramWords(language).label("viewWillAppear") == "viewWillAppear")
    }
    #expect(DiagramWords(.korean).label("Appearing") == "나타나는 중")
    #expect(DiagramWords(.japanese).label("Appearing") == "表示へ移行中")
  }

  @Test func `gaps are filled wherever the language has them`() {
    #expect(DiagramWords.english(.disputed, "3", "5") == "3 of 5 sources")
    #expect(DiagramWords(.korean)(.disputed, "3", "5") == "출처 5개 중 3개")
    #expect(DiagramWords(.japanese)(.disputed, "3", "5") == "出典5件中3件")
    #expect(DiagramWords(.korean)(.gone, "{1}") == "제거됨: {1}")
  }

  private static func gaps(in text: String) -> [String] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).map { "{\($0.prefix { $0 != "}" })}" }.sorted()
  }

  /// Hangul syllables; kana and the common kanji.
  private static func isScript(_ scalar: Unicode.Scalar, of language: DiagramLanguage) -> Bool {
    switch language {
    case .korean: (0xAC00...0xD7A3).contains(scalar.value)
    case .japanese: (0x3041...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
    default: scalar.isASCII
    }
  }

  /// `viewDidLoad`, but not `launch` or `Not loaded`.
  private static func isCallback(_ text: String) -> Bool {
    text.first?.isLowercase == true && !text.contains(" ") && text.contains(where: \.isUppercase)
  }
}
