import Lifecycle

/// One step as an element of the code's list: statements, or what the reader has to do by hand.
struct TryItStep {
  /// `.code("push Detail") { … },`
  let code: String

  init(_ step: ScriptStep, _ simulated: Step) {
    var action = ""
    for scalar in step.action.text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { action += "\\" }
      action.unicodeScalars.append(scalar)
    }
    switch step.action.word.map({ Self.way(of: $0, step, simulated) }) ?? .somehow {
    case .code(let statement):
      code = ".\(step.during == nil ? "code" : "during")(\"\(action)\") { [self] in \(statement) },"
    case .byHand(let words): code = ".byHand(\"\(action)\", \"\(words)\"),"
    }
  }

  static func presentation(
    _ presented: String, _ style: PresentationStyle, from presenter: String, animated: Bool
  ) -> String {
    let name = style == .unknown ? "automatic" : style.rawValue
    return "present(\(presented), as: .\(name), from: \"\(presenter)\", animated: \(animated))"
  }

  static func new(_ term: Structure.Term) -> String { TryItStructure.expression(term) }

  /// What a step brings: a new controller, or again the one that the app has kept.
  static func new(_ term: Structure.Term, _ step: ScriptStep) -> String {
    let controller = step.again ? existing(term) : new(term)
    return step.animator == .zoom ? "zoomed(\(controller))" : controller
  }

  /// A stack that is set may hold controllers that are there already.
  static func existing(_ term: Structure.Term) -> String {
    if case .controller(let name) = term { return "made[\"\(name)\"] ?? make(\"\(name)\")" }
    return new(term)
  }
}
