/// A paragraph that is printed in one style.
public struct PrintedLine: Hashable, Sendable {
  /// How it looks.
  public enum Style: Hashable, Sendable {
    /// As text.
    case plain
    /// Bold.
    case strong
    /// Smaller, and grey.
    case quiet
    /// In italics, and grey: nothing but the model speaks for it.
    case doubtful
    /// A line of code, whose spaces at the beginning count.
    case code
  }

  /// What it says.
  public var text: String
  /// How it looks.
  public var style: Style

  /// Makes a paragraph.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// A card as it is printed.
public struct PrintedCard: Hashable, Sendable {
  /// What is asked.
  public var front: [PrintedLine]
  /// The answer.
  public var back: [PrintedLine]
  /// What stands small at the foot of both sides.
  public var name: String

  /// Makes a card.
  public init(front: [PrintedLine], back: [PrintedLine], name: String) {
    self.front = front
    self.back = back
    self.name = name
  }
}
