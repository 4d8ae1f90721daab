/// Words that happen to be spelled as people shorten a callback's name: `Advert did load` in a log that has `viewDidLoad`.
enum Coincidences {
  /// Leaves out what is no call: the log prints the same callback by its whole name, with other names, and has no other call with
  /// this name.
  static func leaveOut(of parts: inout [LinePart], _ fates: inout [LineFate]) {
    guard parts.contains(where: { $0.isLoose }) else { return }
    var exact = Set<CallbackSpellings.Meaning>()
    var calls: [String: Set<CallbackSpellings.Meaning>] = [:]
    var exactly = Set<String>()
    for part in parts {
      let name = part.before?.key ?? ""
      calls[name, default: []].insert(part.meaning)
      if !part.isLoose {
        exact.insert(part.meaning)
        exactly.insert(name)
      }
    }
    func isOne(_ part: LinePart) -> Bool {
      let name = part.before?.key ?? ""
      return part.isLoose && exact.contains(part.meaning) && !exactly.contains(name) && calls[name]?.count == 1
    }
    for part in parts where isOne(part) {
      if case .taken(let count) = fates[part.line - 1] {
        fates[part.line - 1] = count > 1 ? .taken(count - 1) : .leftAside
      }
    }
    parts.removeAll(where: isOne)
  }
}
