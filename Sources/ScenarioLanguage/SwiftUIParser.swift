import Lifecycle

extension TermScanner {
  /// `NavigationStack(A, B)`, `TabView(A, B)`, `P contains C, D`, `if isOpen A`; inside a view `uikit A` and `uiview A`.
  mutating func swiftUIView(isInsideView: Bool = false) throws(LanguageProblem) -> SwiftUIView {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= CountLimit.depth else { throw LanguageProblem(fact: .tooDeep, offset: offset) }
    let start = offset
    let name = try name()
    // A condition decides whether the view is there at the start: it is.
    if name == "if", peekWord() != nil, peekWord() != "contains" {
      _ = try self.name()
      return try swiftUIView(isInsideView: isInsideView)
    }
    if isInsideView, name == "uikit" || name == "uiview", let next = peekWord(), next != "contains" {
      let made = try self.name()
      return name == "uikit" ? .controller(made) : .uiView(made)
    }
    guard take("(") else {
      guard take(word: "contains") else { return .view(name, []) }
      var inner = [try swiftUIView(isInsideView: true)]
      while depth == 1, take(",") { inner.append(try swiftUIView(isInsideView: true)) }
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
