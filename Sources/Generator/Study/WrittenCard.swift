public import Drawing
import Fingerprints
import Scenarios
import Study

/// A card in a language: what programs for cards are given, and what is printed.
public struct WrittenCard: Hashable, Sendable {
  /// Its name, which stays when what it says changes: `lifeline:orders:push-pop.2`.
  public let id: String
  /// Its name among the cards of all languages.
  public var guid: String { "\(id)@\(language)" }
  /// The language's code.
  public let language: String
  /// The deck's name in the command's words, such as `orders`.
  public let deck: String
  /// The deck's title.
  public let deckTitle: String
  /// Tags of letters, digits and `-._:`, such as `lifeline::unit::modals`.
  public let tags: [String]
  /// What is asked, in HTML.
  public let front: String
  /// The answer, in HTML.
  public let back: String
  /// A fingerprint of all that it says: another one, as soon as a word or an order is another.
  public let version: String
  /// Both sides as they are printed.
  public let printed: PrintedCard

  init(_ card: Card, _ words: StudyWords) {
    id = card.id
    language = words.language
    deck = card.deck.rawValue
    deckTitle = words.words(card.deck.title)
    let tags =
      [card.unit.map { "unit::\($0)" }, card.release.map { "release::\($0)" }].compactMap(\.self)
      + card.evidence.map { "evidence::\($0)" }
    self.tags = tags.map { "lifeline::" + String($0.map { Self.isOfTags($0) ? $0 : "_" }) }
    let html = CardHTML(words: words)
    front = html.side(card.front)
    let link = card.more.flatMap(ContentLink.init(parsing:)).flatMap(words.address)
    back = html.side(card.back + (link.map { [.note(.code($0))] } ?? []))
    version = Self.version([front, back] + self.tags)
    let lines = CardLines(words: words)
    printed = PrintedCard(front: lines.side(card.front), back: lines.side(card.back), name: "\(card.id) · \(version)")
  }

  private static func isOfTags(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._:".contains(character))
  }

  private static func version(_ texts: [String]) -> String {
    let bits = UInt64(truncatingIfNeeded: Fingerprint(of: texts).bits)
    let digits = String(bits, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(10))
  }
}
