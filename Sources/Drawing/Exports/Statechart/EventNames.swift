/// The triggers of a diagram as names of events: words of letters, digits and `_`, each trigger with its own.
struct EventNames {
  private let names: [String: String]

  init(_ triggers: [String]) {
    var names: [String: String] = [:]
    var used = Set<String>()
    for trigger in triggers where names[trigger] == nil {
      let word = Self.word(trigger)
      var name = word
      var number = 2
      while used.contains(name) {
        name = "\(word)_\(number)"
        number += 1
      }
      used.insert(name)
      names[trigger] = name
    }
    self.names = names
  }

  /// The event's name: the trigger's letters and digits, and one `_` for whatever stands between them.
  subscript(_ trigger: String) -> String { names[trigger] ?? Self.word(trigger) }

  private static func word(_ trigger: String) -> String {
    var word = String.UnicodeScalarView()
    for scalar in trigger.unicodeScalars {
      // Accents that are characters of their own are let go of: not every engine takes them in a name.
      if [.nonspacingMark, .enclosingMark, .spacingMark].contains(scalar.properties.generalCategory) { continue }
      if isPart(scalar) {
        word.append(scalar)
      } else if word.last.map({ $0 != "_" }) ?? false {
        word.append("_")
      }
    }
    while word.last == "_" { word.removeLast() }
    return word.isEmpty ? "event" : String(word)
  }

  /// Whether it is a letter or a digit, and XML allows it in a name.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    let isLetter =
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
      default: false
      }
    return isLetter && ranges.contains { $0.contains(scalar.value) }
  }

  /// The characters that XML allows in a name (https://www.w3.org/TR/xml/#NT-NameChar), without ASCII.
  private static let ranges: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
    0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF,
  ]
}
