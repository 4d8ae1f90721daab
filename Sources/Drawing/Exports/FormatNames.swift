/// The ids of a diagram as names that a format takes: words of ASCII letters, digits and `_`, each once.
struct FormatNames {
  private let names: [String: String]

  /// `reserved` are words that mean something to the format, in lower case.
  init(_ ids: [String], reserved: Set<String> = []) {
    var names: [String: String] = [:]
    var used = Set<String>()
    for id in ids where names[id] == nil {
      var name = Self.word(id)
      while reserved.contains(name.lowercased()) || used.contains(name) { name += "_" }
      used.insert(name)
      names[id] = name
    }
    self.names = names
  }

  /// The name of what has that id.
  subscript(_ id: String) -> String { names[id] ?? Self.word(id) }

  private static func word(_ id: String) -> String {
    let characters = id.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) || scalar == "_"
        ? Character(scalar) : "_"
    }
    let word = String(characters)
    return word.first.map { $0.isNumber } ?? true ? "_" + word : word
  }
}
