// The mistakes as code: what was written, and what should have been.
extension Mistake {
  /// The code with the mistake.
  public var code: String { lines(isFixed: false).joined(separator: "\n") }
  /// The same put right.
  public var fix: String { lines(isFixed: true).joined(separator: "\n") }

  private func lines(isFixed: Bool) -> [String] {
    switch kind {
    case .noAddChild:
      let body =
        isFixed
        ? ["addChild(child)", "view.addSubview(child.view)", "child.didMove(toParent: self)"]
        : ["view.addSubview(child.view)"]
      return ["class \(subject): Base {", "  func show(_ child: \(object)) {"] + body.map { "    \($0)" } + [
        "  }", "}",
      ]
    case .noForwarding:
      return isFixed
        ? [
          "class \(subject): Base {",
          "  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }", "}",
        ]
        : [
          "class \(subject): Base {",
          "  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }", "}",
        ]
    case .noEnd:
      return [
        "class \(subject): Base {",
        "  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }", "",
        "  func move(_ child: \(object), appears: Bool) {",
        "    child.beginAppearanceTransition(appears, animated: false)", "    child.view.isHidden = !appears",
      ] + (isFixed ? ["    child.endAppearanceTransition()"] : []) + ["  }", "}"]
    case .tooEarly:
      let call = method(
        isFixed ? "viewDidAppear" : "viewDidLoad", "    present(\(object)(), animated: true)", super: true)
      return ["class \(subject): Base {"] + call + ["}"]
    case .sheet:
      let style = isFixed ? ["    next.modalPresentationStyle = .fullScreen"] : []
      return ["class \(subject): Base {", "  func show() {", "    let next = \(object)()"] + style
        + ["    present(next, animated: true)", "  }", "}"]
    case .retained:
      let capture = isFixed ? "[weak self] in self?.reload()" : "self.reload()"
      return ["class \(subject): Base {", "  var onChange: () -> Void = {}", ""]
        + method("viewDidLoad", "    onChange = { \(capture) }", super: true) + ["", "  func reload() {}", "}"]
    case .noSuper:
      return ["class \(subject): Base {"] + method("viewDidAppear", "    view.alpha = 1", super: isFixed) + ["}"]
    case .wrongName:
      let name = isFixed ? "viewWillDisappear" : "viewWillAppear"
      return ["class \(subject): UIViewController {"]
        + method("viewWillDisappear", "    print(\"\(subject) \(name)\")", super: true) + ["  // …", "}"]
    case .doubled:
      let own = isFixed ? "    view.alpha = 1" : "    print(\"\(subject) viewDidAppear\")"
      return ["class \(subject): Base {"] + method("viewDidAppear", own, super: true) + ["}"]
    }
  }

  private func method(_ name: String, _ line: String, super isCalled: Bool) -> [String] {
    let takes = name != "viewDidLoad"
    return ["  override func \(name)(\(takes ? "_ animated: Bool" : "")) {"]
      + (isCalled ? ["    super.\(name)(\(takes ? "animated" : ""))"] : []) + [line, "  }"]
  }
}
