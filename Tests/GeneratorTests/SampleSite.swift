/// A small site that has something of each kind: what one part says of another is there, too.
enum SampleSite {
  static let files: [String: String] = [
    "Content/site.yaml": """
    title: {en: A small site, ko: "작은 사이트"}
    groups:
      - {id: navigation, title: {en: Pushing, ko: "푸시"}, summary: What is pushed.}
      - {id: modal, title: Presenting}
    questions:
      - question: What is called first?
        answer: scenario:push
        reply: The outgoing controller is called first.
    example: modal
    guide: guide
    """,
    "Content/Scenarios/push.yaml": pushScenario,
    "Content/Scenarios/pop.yaml": scenario("pop", in: "navigation", "nav(Root)", ["push Detail", "pop"]),
    "Content/Scenarios/deep.yaml": scenario("deep", in: "navigation", "nav(Root, Middle)", ["push Top", "popToRoot"]),
    "Content/Scenarios/modal/modal.yaml": scenario(
      "modal", in: "modal", "A", ["present B as pageSheet from A", "dismiss B"]),
    "Content/Scenarios/modal/tabs.yaml": scenario(
      "tabs", in: "modal", "tabBar(A, B)", ["launch", "selectTab B", "selectTab A"]),
    "Content/Comparisons/two.yaml": """
    id: two
    title: {en: Two, ko: "둘"}
    summary: A push beside a modal presentation.
    columns:
      - {title: One, scenario: push, steps: [1], roles: {Root: outgoing, Detail: incoming}}
      - {title: Two, scenario: modal, steps: [1], roles: {A: outgoing, B: incoming}}
    """,
    "Content/Callbacks/viewWillDisappear.yaml":
      "callback: viewWillDisappear\nsummary: The view is about to go.\nexplanation: See [a push](scenario:push).\n",
    "Content/Machines/view-controller.yaml": """
    id: view-controller
    title: A life
    summary: What a view controller goes through.
    states:
      - {name: Appeared, meaning: The user sees it.}
    """,
    "Content/Pages/guide.yaml": """
    id: guide
    title: A guide
    summary: How to write a scenario.
    text: |
      ## First
      Write it down.
      ## Second
      Run it.
    """,
    "Content/Evidence/log.yaml": log("log", ["Root viewWillDisappear", "Detail viewWillAppear"]),
    "Content/Evidence/other.yaml": log("other", ["Detail viewWillAppear", "Root viewWillDisappear"]),
    "Content/Causes/other.yaml": """
    source: other
    causes:
      - {trace: one, step: 1, kind: doubtful-log, text: The lines stand the other way round., scenario: pop}
    """,
    "Content/Claims/log.yaml": """
    source: log
    claims:
      - id: goes
        kind: rule
        claim: The outgoing controller goes.
        callbacks: [viewWillDisappear]
        shownBy:
          - {scenario: push, expect: [Root viewWillDisappear once]}
    """,
    "Content/Course/first.yaml": """
    id: first
    title: {en: A lesson, ko: "레슨"}
    goal: Know a push.
    text: "Look at [a push](scenario:push)."
    show: {scenario: push, steps: "1"}
    drills:
      - {kind: count, scenario: push, step: 1}
    interview:
      - {question: Who is first?, answer: scenario:push}
    """,
    "Content/Disagreements/order.yaml": """
    id: order
    title: Who is first
    question: Which controller is called first in a push?
    scenarios: [push]
    steps:
      - {source: other, trace: one, step: 1}
    explanation: One of them was written down from memory.
    """,
  ]

  /// A scenario without expectations.
  static func scenario(_ id: String, in group: String, _ structure: String, _ steps: [String]) -> String {
    """
    id: \(id)
    title: {en: The story of \(id), ko: "\(id) 이야기"}
    summary: What happens in \(id).
    group: \(group)
    structure: \(structure)
    explanation: |
      ### What to notice
      Compare [a push](scenario:push).
    steps:
    \(steps.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }

  /// A log of a push.
  static func log(_ slug: String, _ events: [String]) -> String {
    """
    source:
      slug: \(slug)
      title: The log named \(slug)
      url: https://example.org/\(slug)
      date: 2022
      kind: observed
    traces:
      - id: one
        structure: nav(Root)
        records: [viewWillDisappear, viewWillAppear]
        steps:
          - do: push Detail
            events: [\(events.joined(separator: ", "))]

    """
  }
}
