import Lifecycle

extension TermScanner {
  /// `NavigationStack(A, B)`, `TabView(A, B)`, `P contains C, D`, `if isOpen A`.
  mutating func swiftUIView() throws(LanguageProblem) -> SwiftUIView {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= CountLimit.depth else { throw LanguageProblem(fact: .tooDeep, offset: offset) }
    let start = offset
    let name = try name()
    // A condition decides whether the view is there at the start: it is.
    if name == "if", peekWord() != nil, peekWord() != "contains" {
      _ = try self.name()
      return try swiftUIView()
    }
    guard take("(") else {
      guard take(word: "contains") else { return .view(name, []) }
      var inner = [try swiftUIView()]
      while depth == 1, take(",") { inner.append(try swiftUIView()) }
      return .view(name, inner)
    }
    switch name {
    case "NavigationStack": return .navigationStack(try swiftUIViews())
    case "NavigationView": return .navigationView(try swiftUIViews())
    case "TabView": return .tabView(try swiftUIViews())
    default: throw LanguageProblem(fact: .unknownTerm(name), offset: start)
    }
  }

  /// The rest of a list whose bracket was taken.
  private mutating func swiftUIViews() throws(LanguageProblem) -> [SwiftUIView] {
    var result = [try swiftUIView()]
    while take(",") { result.append(try swiftUIView()) }
    try expect(")")
    return result
  }
}
