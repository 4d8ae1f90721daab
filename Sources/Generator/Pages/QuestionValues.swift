import Diagnostics
import Diagrams
import Lifecycle
import Scenarios
import Site
import Study

/// A question as a page has it for readers without a script: with its answer, and what shows that.
struct QuestionValues {
  static let shape: [String: TemplateShape] = [
    "number": .number, "anchor": .text, "prompt": .text, "isOrder": .flag, "first": .text,
    "now": .optional(.text),
    "done": .list(["title": .text]), "hasDone": .flag, "doing": .optional(.object(["title": .text, "action": .text])),
    "given": .list(["call": .text]), "hasGiven": .flag,
    "choices": .list(["title": .optional(.text), "calls": .list(["call": .text]), "isCode": .flag, "code": .text]),
    "answers": .list(["title": .optional(.text), "calls": .list(["call": .text]), "isCode": .flag, "code": .text]),
    "shown": .list(["call": .text, "isMarked": .flag]), "hasShown": .flag,
    "scenario": .text, "platform": .text, "link": .text, "hasSetting": .flag, "statement": .optional(.text),
    "code": .optional(.html), "fix": .optional(.html),
  ]

  let question: Question
  let scenario: Scenario
  let trace: Trace
  let edition: Edition
  let page: String

  /// The window right before the step that is asked about; `nil` for the first step, and where all are asked about.
  private var now: String? {
    guard let step = question.step, step > 1 else { return nil }
    return trace.steps[step - 2].structure
  }

  /// The steps before the one that is asked about, or all of them.
  private var done: [Phrase] {
    scenario.steps.prefix((question.step ?? scenario.steps.count + 1) - 1).map(\.script.action.title)
  }

  /// What is done in the step; nothing where that is what is asked, or where all steps are.
  private var doing: Action? {
    guard question.kind != .decode, let step = question.step else { return nil }
    return scenario.steps[step - 1].script.action
  }

  private var link: String {
    let address = "scenarios/\(scenario.id)"
    guard edition.isSite, let step = question.step else { return edition.link(to: address, from: page) }
    return edition.link(to: "\(address)#step-\(step)", from: page)
  }

  func values(number: Int) -> TemplateObject {
    let right = question.answer.map { question.choices[$0] }
    let isMarked = Set(right.flatMap(Self.rows))
    let needsShown = ![.order, .release, .decode, .bug].contains(question.kind)
    return [
      "number": .number(number), "anchor": .text("drill-\(number)"),
      "prompt": edition.phrase(QuestionWords.prompt(question)), "isOrder": .flag(question.kind == .order),
      "first": edition.code(trace.structure), "now": now.map(edition.code) ?? .none,
      "done": .list(done.map { ["title": edition.phrase($0)] }),
      "hasDone": .flag(!done.isEmpty),
      "doing": doing.map {
        .object(["title": edition.phrase($0.title), "action": edition.code($0.text)])
      } ?? .none,
      "given": .list(given.map { ["call": edition.code($0.words)] }), "hasGiven": .flag(!given.isEmpty),
      "choices": .list(question.choices.map(values)), "answers": .list(right.map(values)),
      "shown": .list(
        needsShown
          ? question.calls.map { call in
            ["call": edition.code(call.words), "isMarked": .flag(call.row.map(isMarked.contains) ?? false)]
          } : []), "hasShown": .flag(needsShown),
      "scenario": edition.text(scenario.title), "platform": .text("iOS \(trace.platform.release.description)"),
      "link": .text(link), "hasSetting": .flag(hasSetting),
      "statement": question.statement.map { edition.text($0) } ?? .none,
      "code": mistake.map { block($0.code) } ?? .none, "fix": mistake.map { block($0.fix) } ?? .none,
    ]
  }

  /// A claim speaks of any flow.
  private var hasSetting: Bool { question.kind != .claim }

  private func block(_ code: String) -> TemplateValue { .html(edition.prose("```swift\n\(code)\n```", on: page)) }

  /// The mistake that is to be found.
  private var mistake: Mistake? {
    guard case .mistake(let mistake) = question.answer.first.map({ question.choices[$0] }) else { return nil }
    return mistake
  }

  /// Of a count and of a balance the calls stand in the question.
  private var given: [Question.Call] {
    question.kind == .count || question.kind == .balance ? [] : question.given
  }

  private static func rows(_ choice: Question.Choice) -> [Int] {
    if case .call(let call) = choice { [call.row].compactMap(\.self) } else { [] }
  }

  private func values(_ choice: Question.Choice) -> TemplateObject {
    var values: TemplateObject = ["title": .none, "calls": .list([]), "isCode": .flag(false), "code": .text("")]
    switch choice {
    case .call(let call): values["isCode"] = .flag(true); values["code"] = edition.code(call.words)
    case .object(let name): values["isCode"] = .flag(true); values["code"] = edition.code(name)
    case .count(let count): values["title"] = .text("\(count)")
    case .calls(let calls): values["calls"] = .list(calls.map { ["call": edition.code($0.words)] })
    case .action(let action): values["title"] = edition.phrase(action.title)
    case .balance(let fault): values["title"] = edition.phrase(QuestionWords.balance(fault))
    case .states(let states, let machine): values["title"] = edition.text(way(states, machine))
    case .verdict(let verdict): values["title"] = edition.phrase(QuestionWords.verdict(verdict))
    case .mistake(let mistake): values["title"] = edition.phrase(QuestionWords.mistake(mistake))
    }
    return values
  }

  /// What the page's script makes of the question. `id` is known again when the reader comes back.
  func json(id: String) -> JSON {
    var members: [JSON.Member] = [
      .init("id", .text(id)), .init("kind", .text(question.kind.rawValue)),
      .init("prompt", .text(edition.words(QuestionWords.prompt(question)))),
      .init("first", .text(hasSetting ? trace.structure : "")),
      .init("on", .text(hasSetting ? now ?? "" : "")),
      .init("done", .list((hasSetting ? done : []).map { .text(edition.words($0)) })),
      .init("given", .list(given.map { .text($0.words) })),
      .init("choices", .list(question.choices.map(json))),
      .init("answer", .list(question.answer.map { .number("\($0)") })),
      .init("calls", .list(question.calls.map { .text($0.words) })),
      .init("title", .text(edition.own(scenario.title))),
      .init("ios", .text(trace.platform.release.description)), .init("link", .text(link)),
    ]
    if let doing {
      members.append(.init("doing", .list([.text(edition.words(doing.title)), .text(doing.text)])))
    }
    if let statement = question.statement { members.append(.init("statement", .text(edition.own(statement)))) }
    if let mistake {
      members += [.init("code", .text(mistake.code)), .init("fix", .text(mistake.fix))]
    }
    members.append(.init("flow", .text(FlowAddress.fragment(scenario.script))))
    let refuted = zip(question.choices, question.refutations).map { choice, refutation -> JSON in
      guard let refutation else { return .list([]) }
      let reason = QuestionWords.reason(refutation.reason, of: choice, on: question.platform)
      let calls = refutation.calls == question.calls ? [] : refutation.calls
      return .list(
        [
          .text(edition.words(reason)), .list(refutation.marked.map { .number("\($0)") }),
          .list(calls.map { .text($0.words) }),
        ] + (refutation.scenario.map { [.text(edition.link(to: "scenarios/\($0)", from: page))] } ?? []))
    }
    return .object(members + [.init("refuted", .list(refuted))])
  }

  /// A text, code as a list of one, or calls as a longer list.
  private func json(_ choice: Question.Choice) -> JSON {
    switch choice {
    case .call(let call): .list([.text(call.words)])
    case .object(let name): .list([.text(name)])
    case .count(let count): .text("\(count)")
    case .calls(let calls): .list(calls.map { .text($0.words) })
    case .action(let action): .text(edition.words(action.title))
    case .balance(let fault): .text(edition.words(QuestionWords.balance(fault)))
    case .states(let states, let machine): .text(way(states, machine))
    case .verdict(let verdict): .text(edition.words(QuestionWords.verdict(verdict)))
    case .mistake(let mistake): .text(edition.words(QuestionWords.mistake(mistake)))
    }
  }

  /// States as the machine's page calls them.
  private func way(_ states: [String], _ machine: StateMachine) -> String {
    let words = DiagramWords(edition.language)
    return states.map { words.label(machine.label(of: $0)) }.joined(separator: " → ")
  }
}
