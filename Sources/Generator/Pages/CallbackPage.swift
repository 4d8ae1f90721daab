import Analysis
import Diagnostics
import Diagrams
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site

/// A callback: when it comes, how often, when never, and what comes around it. Computed from the simulated scenarios.
struct CallbackPage {
  static let shape: [String: TemplateShape] = [
    "name": .text, "kind": .text, "receiver": .optional(.text), "releases": .text, "subjects": .optional(.text),
    "swift": .optional(.text), "declarations": .list(DeclarationText.shape), "hasDeclarations": .flag,
    "objectiveC": .optional(.text), "apple": .optional(.object(["name": .text, "link": .text])),
    "sample": .optional(.html), "mistake": .optional(.object(["wrong": .html, "right": .html])),
    "situations": .list(CallbackSituations.shape), "hasSituations": .flag, "isWithoutScenes": .flag,
    "explanation": .optional(.html),
    "machine": .optional(.object(["title": .text, "link": .text, "transitions": .list(["text": .text])])),
    "causes": .list([
      "action": .text, "link": .text, "frequency": .text, "isAlways": .flag, "without": .optional(.text),
      "calls": .text, "count": .number, "of": .number,
    ]),
    "never": .list(["action": .text, "link": .text]), "hasNever": .flag,
    "before": .list(neighbourShape), "hasBefore": .flag, "after": .list(neighbourShape), "hasAfter": .flag,
    "groups": .list([
      "title": .text, "scenarios": .list(["title": .text, "link": .text, "steps": .text]),
    ]),
    "scenarioCount": .number, "previous": .optional(.object(besideShape)), "next": .optional(.object(besideShape)),
  ]
  private static let besideShape: [String: TemplateShape] = ["name": .text, "link": .text]
  private static let neighbourShape: [String: TemplateShape] = ["name": .text, "link": .text, "steps": .number]

  let inputs: CallbackInputs
  let edition: Edition

  private var address: String { CallbackFacts.address(inputs.name) }

  private func code(_ text: String) -> TemplateValue {
    .html(edition.prose("```swift\n\(text.trimmingNewlinesAtEnd)\n```", on: address))
  }

  func page() -> Page {
    let callback = Callback(inputs.name)
    let prose = inputs.prose?.value
    let declarations = Self.declarations(of: callback)
    return Page(
      address: address, template: "callback",
      values: [
        "title": edition.text(inputs.name),
        "description": prose.map { edition.text($0.summary) } ?? .text(description),
        "name": edition.code(inputs.name), "kind": edition.phrase(inputs.kind.words),
        "receiver": callback.receiver.map { edition.code($0.rawValue) } ?? .none,
        "releases": edition.phrase(callback.releasesPhrase),
        "subjects": inputs.subjects.isEmpty ? .none : edition.text(inputs.subjects.joined(separator: ", ")),
        "swift": callback.swiftSignature.map(edition.code) ?? .none,
        "objectiveC": callback.objectiveCSelector.map(edition.code) ?? .none,
        "declarations": .list(declarations), "hasDeclarations": .flag(!declarations.isEmpty),
        "apple": ApplePage.address(of: callback).map {
          .object(["name": edition.code(callback.swiftSignature ?? inputs.name), "link": .text($0)])
        } ?? .none,
        "sample": prose?.sample.map(code) ?? .none,
        "mistake": prose?.mistake.map { .object(["wrong": code($0.wrong), "right": code($0.right)]) } ?? .none,
        "situations": CallbackSituations(inputs: inputs, edition: edition, address: address).values(),
        "hasSituations": .flag(!inputs.situations.isEmpty),
        "isWithoutScenes": .flag(inputs.areSituationsWithoutScenes),
        "explanation": prose?.explanation.map {
          edition.prose($0, on: address, anchorPrefix: "explanation-")
        } ?? .none,
        "machine": machine,
        // What comes only sometimes is what readers ask about.
        "causes": .list((inputs.causes.filter { !$0.isAlways } + inputs.causes.filter(\.isAlways)).map(cause)),
        "never": .list(
          inputs.never.map { ["action": edition.code($0.action), "link": .text(link($0.example))] }),
        "hasNever": .flag(!inputs.never.isEmpty),
        "before": .list(inputs.before.map(neighbour)), "hasBefore": .flag(!inputs.before.isEmpty),
        "after": .list(inputs.after.map(neighbour)), "hasAfter": .flag(!inputs.after.isEmpty),
        "groups": .list(inputs.groups.map(group)), "scenarioCount": .number(scenarioCount),
        "previous": beside(inputs.previous), "next": beside(inputs.next),
      ], source: prose?.location.file, texts: [prose?.summary, prose?.explanation],
      releases: CallbackSituations(inputs: inputs, edition: edition, address: address).releases)
  }

  private static func declarations(of callback: Callback) -> [TemplateObject] {
    guard let (swift, objectiveC) = Declarations.of(callback) else { return [] }
    let other = objectiveC.map { DeclarationText(language: "Objective-C", text: $0) }
    return ([DeclarationText(language: "Swift", text: swift)] + [other].compactMap { $0 }).map { $0.values() }
  }

  private var scenarioCount: Int { inputs.groups.reduce(0) { $0 + $1.uses.count } }

  private var description: String {
    edition.words(
      scenarioCount == 1
        ? "\(inputs.name): when it comes, how often, when never, and what comes before and after it; computed from 1 simulated scenario."
        : "\(inputs.name): when it comes, how often, when never, and what comes before and after it; computed from \(scenarioCount) simulated scenarios."
    )
  }

  private func cause(_ cause: CallbackFacts.Cause) -> TemplateObject {
    let range = cause.calls
    return [
      "action": edition.code(cause.action), "link": .text(link(cause.example)), "count": .number(cause.steps),
      "of": .number(cause.ofSteps),
      "isAlways": .flag(cause.isAlways),
      "frequency": edition.phrase(cause.isAlways ? "always" : "sometimes"),
      "without": cause.counterexample.map { .text(link($0)) } ?? .none,
      "calls": .text(range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"),
    ]
  }

  private func link(_ example: CallbackFacts.Example) -> String {
    link(toScenario: example.scenario, step: example.step)
  }

  /// The book has no place for a step.
  private func link(toScenario scenario: String, step: Int?) -> String {
    let place = edition.isSite ? step.map { "#step-\($0)" } ?? "" : ""
    return edition.link(to: "scenarios/\(scenario)\(place)", from: address)
  }

  private func beside(_ name: String?) -> TemplateValue {
    guard let name else { return .none }
    let link = edition.link(to: CallbackFacts.address(name), from: address)
    return .object(["name": edition.code(name), "link": .text(link)])
  }

  private func neighbour(_ neighbour: CallbackFacts.Neighbour) -> TemplateObject {
    [
      "name": edition.code(neighbour.callback), "steps": .number(neighbour.steps),
      "link": .text(edition.link(to: "callbacks/\(neighbour.callback)", from: address)),
    ]
  }

  private func label(_ machine: StateMachine, _ state: String) -> String {
    DiagramWords(edition.language).label(machine.label(of: state))
  }

  /// The state machine whose transitions it makes.
  private var machine: TemplateValue {
    for machine in StateMachines.all {
      let changes = machine.changes.filter { $0.triggers.contains(inputs.name) }
      guard !changes.isEmpty else { continue }
      return .object([
        "title": edition.text(DiagramWords(edition.language).label(machine.title)),
        "link": .text(edition.link(to: "machines/\(machine.id)", from: address)),
        "transitions": .list(
          changes.map {
            ["text": edition.text("\(label(machine, $0.source)) → \(label(machine, $0.target))")]
          }),
      ])
    }
    return .none
  }

  private static func steps(_ numbers: [Int]) -> Phrase {
    let list = numbers.map(String.init).joined(separator: ", ")
    return numbers.count == 1 ? "step \(list)" : "steps \(list)"
  }

  private func group(_ group: CallbackInputs.Group) -> TemplateObject {
    [
      "title": edition.text(group.title),
      "scenarios": .list(
        group.uses.map { use in
          let (scenario, steps) = (inputs.scenario(of: use), use.steps.all)
          return [
            "title": edition.text(scenario.title),
            "link": .text(link(toScenario: scenario.id, step: steps.first)),
            "steps": edition.phrase(Self.steps(steps)),
          ]
        }),
    ]
  }
}
