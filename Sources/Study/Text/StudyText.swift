public import Diagnostics
public import Lifecycle
public import Scenarios

/// What a card or a sheet says in one place, before it is said in a language.
public indirect enum StudyText: Hashable, Sendable {
  /// Words of its own.
  case phrase(Phrase)
  /// A text of the content in Markdown, of one paragraph.
  case content(LocalizedText)
  /// A name, which is the same in every language.
  case code(String)
  /// What is done.
  case action(Action)
  /// Texts after each other, with this between them.
  case joined([StudyText], String)

  /// Names with commas between them.
  public static func names(_ names: [String]) -> StudyText { .joined(names.map(code), ", ") }
}

/// What stands on a card, from its top to its bottom.
public enum CardPart: Hashable, Sendable {
  /// A line of its own.
  case line(StudyText)
  /// What the others hang on: what is asked, or the answer in a word.
  case strong(StudyText)
  /// Something beside: where it comes from.
  case note(StudyText)
  /// Several lines under a title.
  case list(StudyText, [StudyText])
  /// Prose in Markdown.
  case prose(LocalizedText)
  /// Lines of code or of a log.
  case code(String)
  /// Calls in their order, with a column for each of the objects.
  case calls([Question.Call], of: [String])
}
