/// What diagrams say in one language, besides names of the app's and of UIKit's.
public struct DiagramWords: Hashable, Sendable {
  /// The language.
  public let language: DiagramLanguage

  private let table: [DiagramPhrase: String]

  /// The words of a language: those of the `table`, and for the others those that diagrams have themselves.
  public init(_ language: DiagramLanguage, _ table: [DiagramPhrase: String] = [:]) {
    self.language = language
    self.table = table
  }

  /// The words in English.
  public static let english = DiagramWords(.english)

  /// A phrase without gaps.
  public subscript(_ phrase: DiagramPhrase) -> String {
    let own: [DiagramPhrase: String] =
      switch language {
      case .korean: DiagramPhrase.korean
      case .japanese: DiagramPhrase.japanese
      default: [:]
      }
    return table[phrase] ?? own[phrase] ?? phrase.rawValue
  }

  /// A phrase whose gaps, `{1}`, `{2}` and so on, are filled.
  public func callAsFunction(_ phrase: DiagramPhrase, _ values: String...) -> String {
    // One pass, so that a value that looks like a gap stays as it is.
    var result = ""
    var rest = self[phrase][...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let close = rest[open...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
      let number = Int(rest[rest.index(after: open)..<close]) ?? 0
      if values.indices.contains(number - 1) { result += values[number - 1] }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The language's own name for something that the model names in English; names of callbacks stay as they are.
  public func label(_ english: String) -> String {
    language == .english ? english : DiagramPhrase(rawValue: english).map { self[$0] } ?? english
  }

  /// The mark of a state that is the start, the end, both or neither.
  public func mark(isStart: Bool, isEnd: Bool) -> String? {
    switch (isStart, isEnd) {
    case (true, true): "\(self[.start]) · \(self[.end])"
    case (true, false): self[.start]
    case (false, true): self[.end]
    case (false, false): nil
    }
  }
}
