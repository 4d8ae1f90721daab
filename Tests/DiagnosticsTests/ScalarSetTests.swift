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
}
