/// Words that happen to be spelled as people shorten a callback's name: `Advert did load` in a log that has `viewDidLoad`.
enum Coincidences {
  /// Leaves out what is no call: the log prints the same callback by its whole name, with other names, and has no other call with
  /// this name.
  static func leaveOut(of parts: inout [LinePart], _ fates: inout [LineFate]) {
    guard parts.contains(where: { $0.isLoose }) else { return }
    var exact: [CallbackSpellings.Meaning] = []
    var first: [String: Int] = [:]
    // Those with more than one call, and those with one by its whole name.
    var certain = Set<String>()
    for (place, part) in parts.enumerated() {
      let name = part.before?.key ?? ""
      if let first = first[name] {
        if parts[first].meaning != part.meaning { certain.insert(name) }
      } else {
        first[name] = place
      }
      if !part.isLoose {
        if !exact.contains(part.meaning) { exact.append(part.meaning) }
        certain.insert(name)
      }
    }
    func isOne(_ part: LinePart) -> Bool {
      part.isLoose && exact.contains(part.meaning) && !certain.contains(part.before?.key ?? "")
    }
    for part in parts where isOne(part) {
      if case .taken(let count) = fates[part.line - 1] {
        fates[part.line - 1] = count > 1 ? .taken(count - 1) : .leftAside
      }
    }
    parts.removeAll(where: isOne)
  }
}
