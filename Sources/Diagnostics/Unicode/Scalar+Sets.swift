extension Unicode.Scalar {
  /// Whether Unicode has it as white space.
  public var isSpace: Bool { ScalarSet.space.contains(self) }

  /// Whether it chooses among the shapes of the character before it.
  public var isVariationSelector: Bool { ScalarSet.variationSelectors.contains(self) }

  /// Whether nothing is drawn for it where a font does not know it.
  public var isIgnorable: Bool { ScalarSet.ignorable.contains(self) }

  /// Whether Unicode keeps it from ever being a character.
  var isNoncharacter: Bool { (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE }
}

extension Character {
  /// As `isWhitespace` says it.
  public var isSpace: Bool { unicodeScalars.first?.isSpace ?? false }

  /// Whether it is a letter or a number of any script, as `isLetter` and `isNumber` say it.
  public var isLetterOrNumber: Bool { unicodeScalars.first.map(ScalarSet.lettersAndNumbers.contains) ?? false }
}
