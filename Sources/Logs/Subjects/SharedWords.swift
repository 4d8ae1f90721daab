/// Removes from the names the words that the log's sentences put beside every one of them: `en Home`, `Home foi chamado`, `Home 里`.
enum SharedWords {
  static func strip(_ calls: [ReadCall], _ named: inout [NamedObject?]) {
    let places = calls.indices.filter { calls[$0].kind == .controller && named[$0] != nil }
    var words: [String: [Substring]] = [:]
    for place in places {
      if let name = named[place]?.name, words[name] == nil { words[name] = name.split(separator: " ") }
    }
    guard words.count > 1, let some = words.values.first else { return }
    let all = Array(words.values)
    let shortest = all.reduce(some.count) { min($0, $1.count) }
    var first = 0
    while first + 1 < shortest, SubjectText.isOfSentence(some[first]), all.allSatisfy({ $0[first] == some[first] }) {
      first += 1
    }
    var last = 0
    while first + last + 1 < shortest, SubjectText.isOfSentence(some[some.count - 1 - last]),
      all.allSatisfy({ $0[$0.count - 1 - last] == some[some.count - 1 - last] })
    {
      last += 1
    }
    guard first + last > 0 else { return }
    let names = words.mapValues { $0[first..<$0.count - last] }
    // Every word of `home view` looks like one of a sentence. Only a capitalized name can be told from the words around it.
    guard names.values.allSatisfy({ $0.allSatisfy(isCapitalized) }) else { return }
    for place in places {
      guard let object = named[place], let name = names[object.name] else { continue }
      named[place] = NamedObject(name: name.joined(separator: " "), address: object.address)
    }
  }

  private static func isCapitalized(_ word: Substring) -> Bool { word.unicodeScalars.first?.isCapital ?? false }
}
