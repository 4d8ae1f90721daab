/// Removes from the names the words that the log's sentences put beside every one of them: `en Home`, `Home foi chamado`, `Home 里`.
enum SharedWords {
  static func strip(_ calls: [ReadCall], _ named: inout [NamedObject?]) {
    let places = calls.indices.filter { calls[$0].kind == .controller && named[$0] != nil }
    let all = Set(places.compactMap { named[$0]?.name }).map { $0.split(separator: " ") }
    guard all.count > 1, let some = all.first else { return }
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
    // In small letters a name such as `home view` looks like a part of the sentence. So each name has to have capitals.
    guard all.allSatisfy({ $0[first..<$0.count - last].allSatisfy(isCapitalized) }) else { return }
    for place in places {
      guard let object = named[place] else { continue }
      let name = object.name.split(separator: " ").dropFirst(first).dropLast(last)
      named[place] = NamedObject(name: name.joined(separator: " "), address: object.address)
    }
  }

  private static func isCapitalized(_ word: Substring) -> Bool { word.unicodeScalars.first?.isCapital ?? false }
}
