/// The languages in which diagrams speak, by their codes.
public enum DiagramLanguage: String, CaseIterable, Hashable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"
  /// Japanese.
  case japanese = "ja"

  /// What it is called in itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    case .japanese: "日本語"
    }
  }
}
