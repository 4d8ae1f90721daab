/// A language in which diagrams speak, by its code.
public struct DiagramLanguage: Hashable, Sendable {
  /// The code, as BCP 47 has it, such as `ko`.
  public let code: String

  /// Makes a language of its code.
  public init(code: String) { self.code = code }

  /// English.
  public static let english = DiagramLanguage(code: "en")
  /// Korean.
  public static let korean = DiagramLanguage(code: "ko")
  /// Japanese.
  public static let japanese = DiagramLanguage(code: "ja")

  /// The languages for which diagrams have all words themselves.
  public static let spoken = [english, korean, japanese]
}
