import Diagnostics

// Finds the name in a text.
extension SubjectText {
  /// Words that describe the line and name no object.
  private static let levels = Set(
    LogWords.words(
      """
      debug info notice warning warn error fault default trace verbose log print lifecycle callback event called
      calling func method function in at from by of on the is was and then now true false nil null yes no executed
      invoked fired hit why when before vs to 호출 호출됨 해제 해제됨 deinit dealloc super self start started begin end override animated message class name am pm jan feb mar apr may jun
      jul aug sep oct nov dec
      """))

  /// Whether a word describes the line, labels what follows it, or is a number.
  static func isFiller(_ word: String) -> Bool {
    levels.contains(word.asciiLowercased()) || labels.contains(word) || isNoName(word)
  }

  /// The name in a few words, without what is none; `nil` where nothing is left, or where it is prose.
  static func name(_ text: String) -> String? {
    var words = withoutSentence(text).split(separator: " ").map(String.init)
    // A file tells more than what is said of it: `Home.swift line 12`. A time is no name: `Home took 3.2 ms`, `3.2 ms in Home`.
    if let file = words.first(where: { $0.ends(with: ".swift") }) { words = [file] }
    if let place = words.indices.first(where: { isTime(words, $0) }) {
      var end = place
      while end > 0, words[end - 1].first.map({ $0.isSmallLetter }) ?? false { end -= 1 }
      let after = isUnit(words, place + 1) ? place + 2 : place + 1
      words.removeSubrange(end > 0 ? end..<words.count : 0..<after)
    }
    while let first = words.first, isNoName(first) || words.count > 1 && levels.contains(first.asciiLowercased()) {
      words.removeFirst()
    }
    while let last = words.last, words.count > 1, levels.contains(last.asciiLowercased()) || last.begins(with: "0x") {
      words.removeLast()
    }
    guard let last = words.last else { return nil }
    // A screen may be called `Message`; a label is `message`, mostly.
    if words.count == 1, levels.contains(last.asciiLowercased()), last != "Message" { return nil }
    if words.count > 4 || words.count > 1 && isTypeName(last) {
      words = [last]
    } else if words.count > 1, isTypeName(words[0]) {
      // `HomeVC has been …`
      words = [words[0]]
    }
    if words.count > 1, words.allSatisfy({ word in word.utf8.count > 14 }) { return nil }
    if words.count == 1 {
      // `Shop.Home`, `Shop/Home.swift`
      var parts = words[0].split { $0 == "." || $0 == "/" }.map(String.init)
      if let end = parts.last, parts.count > 1, ["swift", "m", "mm"].contains(end) { parts.removeLast() }
      guard let last = parts.last else { return nil }
      // `Home+Lifecycle.swift` holds an extension of `Home`.
      let part = String(last.prefix { $0 != "+" })
      words = [demangled(part) ?? (part.ends(with: "?") ? String(part.dropLast()) : part)]
    } else if words.count > 3, words.allSatisfy({ $0.first?.isSmallLetter ?? true }) {
      return nil
    }
    let name = words.joined(separator: " ")
    return name.contains { $0.isWordLetter } && !isNoName(name) ? name : nil
  }

  /// A name without the particle that Korean, Japanese and Chinese sentences put behind it, as in `Home의` and `Home控制器的`. A
  /// type's name also loses any other words of another script: `Home2将要出现`, `HomeVC에서`.
  private static func withoutSentence(_ text: String) -> Substring {
    let head = text.prefix { $0.utf8.count == 1 }
    let name = head.prefix { $0 != " " }
    guard head.endIndex < text.endIndex, let first = name.first, first.isWordLetter, let last = name.last else {
      return text[...]
    }
    return last.isDigit || name == "ViewController" || isTypeName(String(name)) || isParticle(text[name.endIndex...])
      ? name : text[...]
  }

  /// The class in the name that Objective-C's runtime has for one of Swift's: `_TtC4Shop4Home`. It may lie in another one,
  /// `_TtCC4Shop4Home4Cell`; be private, `_TtC4ShopP33_0F…4Home`; or be generic, `_TtGC7SwiftUI19UIHostingController…`.
  private static func demangled(_ name: String) -> String? {
    guard name.begins(with: "_Tt") else { return nil }
    var rest = Array(name.utf8.dropFirst(3))[...]
    var left = 1
    while let kind = rest.first, 65...90 ~= kind {
      // A letter for each type, from the outermost to the innermost. The module's name has none, and `G` says that one is generic.
      if kind != 71 { left += 1 }
      rest.removeFirst()
    }
    while left > 1 || rest.first == 80 {
      // A private type's name has a mark of its file in front: `P33_0F…`.
      let isFile = rest.first == 80
      if isFile { rest.removeFirst() }
      guard take(&rest) != nil else { return nil }
      if !isFile { left -= 1 }
    }
    return take(&rest).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name that the text begins with, behind its length.
  private static func take(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var length = 0
    while let digit = text.first, 48...57 ~= digit, length < 1000 {
      length = length * 10 + Int(digit - 48)
      text.removeFirst()
    }
    guard length > 0, length <= text.count else { return nil }
    defer { text.removeFirst(length) }
    return text.prefix(length)
  }

  /// Whether a text is `의`, `에서`, `の`, `的` or the like, and nothing more.
  private static func isParticle(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, "의이가은는을를에のがはをで的控".unicodeScalars.contains(first) else { return false }
    return text.utf8.count == 3 || first == "에" || first == "控"
  }

  /// Whether a word is a number, a time, an address or the like.
  private static func isNoName(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard scalars.contains(where: { $0.isDigit }) else { return !scalars.contains(where: { $0.isOfName }) }
    if word.begins(with: "0x") { return true }
    guard let first = scalars.first, first.isDigit else { return false }
    // `2ndTab` is a name, `867`, `12.5s` and `0a3f` are not.
    let rest = scalars.drop { $0.isDigit || $0 == "." || $0 == "-" || $0 == "_" }
    return rest.count <= 2 && !rest.contains { $0.isCapital } || rest.allSatisfy { $0.isHex && !$0.isCapital }
  }

  /// Whether there is a time or another measure at a place: `3.2`, `12s`, `12초`, `12 ms`.
  private static func isTime(_ words: [String], _ place: Int) -> Bool {
    let word = words[place]
    guard word.first.map({ $0.isDigit }) ?? false, isNoName(word) else { return false }
    return word.contains(".") || word.ends(with: "s") || word.utf8.contains { $0 >= 128 } || isUnit(words, place + 1)
  }

  private static func isUnit(_ words: [String], _ place: Int) -> Bool {
    place < words.count && ["ms", "s", "sec", "seconds"].contains(words[place])
  }

  /// Whether a word is written like one of a sentence: with a small letter, or in another script than a type's name.
  static func isOfSentence(_ word: Substring) -> Bool {
    word.unicodeScalars.first.map { $0.isSmall || $0.value >= 0x80 } ?? false
  }

  /// Whether it is written like a type that a controller has.
  static func isTypeName(_ word: String) -> Bool {
    (word.ends(with: "ViewController") || word.ends(with: "VC") || word.ends(with: "Delegate")) && word.utf8.count > 2
      && word != "ViewController"
  }
}
