import Testing

@testable import Diagnostics

/// The sets say what the standard library says, scalar for scalar.
struct ScalarSetTests {
  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  @Test func spaceAndWhatIsNotDrawn() {
    let wrong = Self.scalars.filter {
      $0.isSpace != $0.properties.isWhitespace || $0.isVariationSelector != $0.properties.isVariationSelector
        || $0.isIgnorable != $0.properties.isDefaultIgnorableCodePoint
        || $0.isNoncharacter != $0.properties.isNoncharacterCodePoint
    }
    #expect(wrong == [])
  }

  /// Characters that Unicode has not assigned yet, or never will, may be either.
  @Test func lettersAndNumbers() {
    let wrong = Self.scalars.map(Character.init).filter { character in
      let category = character.unicodeScalars.first?.properties.generalCategory
      guard category != .unassigned, category != .privateUse else { return false }
      return character.isLetterOrNumber != (character.isLetter || character.isNumber)
    }
    #expect(wrong == [])
    #expect(Character("한").isLetterOrNumber && Character("三").isLetterOrNumber && !Character("。").isLetterOrNumber)
  }

  @Test func lettersAsLogsHaveThem() {
    let wrong = Self.scalars.map(Character.init).filter { character in
      character.isLineEnd != character.isNewline
        || character.isDigit != ("0"..."9").contains(character)
        || character.isSmallLetter != (character.isASCII && character.isLowercase)
        || character.isWordLetter != (character.isLetterOrNumber && !(character.isASCII && character.isNumber))
    }
    #expect(wrong == [])
    let ascii = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))
    #expect(ascii.asciiLowercased() == ascii.lowercased() && ascii.asciiUppercased() == ascii.uppercased())
    #expect("ÉCRAN 화면 İ".asciiLowercased() == "Écran 화면 İ" && "1²三".allSatisfy { $0.isLetterOrNumber })
  }
}
