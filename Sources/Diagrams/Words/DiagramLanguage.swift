/// The languages in which diagrams speak, by their codes.
public enum DiagramLanguage: String, CaseIterable, Hashable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"
  /// Japanese.
  case japanese = "ja"
}
