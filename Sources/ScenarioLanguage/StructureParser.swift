import Lifecycle

extension TermScanner {
  /// `nav(A) ; A presents B as pageSheet`
  static func structure(_ text: String) throws(LanguageProblem) -> Structure {
    var scanner = TermScanner(text)
    if scanner.isAtEnd { throw LanguageProblem(fact: .empty("structure"), offset: 0) }
    let root = try scanner.root()
    var presentations: [Structure.Presentation] = []
    while scanner.take(";") {
      let presenter = try scanner.name()
      try scanner.expect(word: "presents")
      let presented = try scanner.term()
      try scanner.expect(word: "as")
      let style = try scanner.style()
      presentations.append(.init(presenter: presenter, presented: presented, style: style))
    }
    try scanner.expectEnd(after: "the structure")
    return Structure(root, presentations: presentations)
  }

  /// A term, or one of those that can only stand alone.
  private mutating func root() throws(LanguageProblem) -> Structure.Term {
    if take(word: "swiftui") {
      if isAtEnd { throw LanguageProblem(fact: .empty("SwiftUI structure"), offset: offset) }
      return .swiftUI(try swiftUIView())
    }
    let start = offset
    switch peekWord() {
    case "app":
      _ = word()
      guard take(word: "in") else { return .app(nil) }
      skipSpace()
      let stateOffset = offset
      let name = try name()
      guard let state = AppState(rawValue: name) else {
        throw LanguageProblem(fact: .unknownAppState(name), offset: stateOffset)
      }
      return .app(state)
    case "scene":
      _ = word()
      // A controller may be called `scene`; only with a list behind it is it the term.
      guard take("(") else { break }
      var names = [try name()]
      while take(",") { names.append(try name()) }
      try expect(")")
      return .scenes(names)
    default: break
    }
    rewind(to: start)
    return try term()
  }

  /// One controller with what it contains.
  mutating func term() throws(LanguageProblem) -> Structure.Term {
    skipSpace()
    let start = offset
    depth += 1
    defer { depth -= 1 }
    // Deeper than any screen, and far from where recursion would end the process.
    guard depth <= CountLimit.depth else { throw LanguageProblem(fact: .tooDeep, offset: offset) }
    let name = try name()
    // A controller may be called `swiftui`; only with a view behind it is it the term.
    if name == "swiftui", let next = peekWord(), next != "contains", next != "as" {
      return .swiftUI(try swiftUIView())
    }
    if name == "parent", let next = peekWord(), next != "contains" { return try container(named: try self.name()) }
    guard take("(") else {
      return peekWord() == "contains" ? try container(named: name) : .controller(name)
    }
    switch name {
    case "nav": return .navigation(try list())
    case "tabBar": return .tabBar(try list())
    case "page": return .page(try list())
    case "split":
      try expect(word: "primary")
      try expect(":")
      let primary = try term()
      try expect(",")
      var supplementary: Structure.Term?
      if take(word: "supplementary") {
        try expect(":")
        supplementary = try term()
        try expect(",")
      }
      try expect(word: "secondary")
      try expect(":")
      let secondary = try term()
      try expect(")")
      return .split(primary: primary, supplementary: supplementary, secondary: secondary)
    default: throw LanguageProblem(fact: .unknownTerm(name), offset: start)
    }
  }

  private mutating func container(named name: String) throws(LanguageProblem) -> Structure.Term {
    try expect(word: "contains")
    if take(word: "nothing") { return .container(name, children: []) }
    return .container(name, children: [try term()])
  }

  /// The rest of a list whose bracket was taken.
  private mutating func list() throws(LanguageProblem) -> [Structure.Term] {
    if take(")") { return [] }
    var result = [try term()]
    while take(",") { result.append(try term()) }
    try expect(")")
    return result
  }
}
