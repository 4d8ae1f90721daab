extension Explanation {
  /// What can be wrong with a scenario.
  static let ofScenarios: [Explanation] = [
    Explanation(
      "expectation.failed",
      "The simulation shows otherwise than the scenario expects. Either the expectation is wrong, or the scenario is not the one that was meant.",
      .edit(.scenario, wrong: "expect:\n  - no Detail viewDidLoad", right: "expect:\n  - Detail viewDidLoad once")),
    Explanation(
      "scenario.during", "'during' names the step right before, in the same words.",
      .edit(
        .scenario,
        wrong: "structure: tabBar(A, B)\nsteps:\n  - selectTab B\n  - {do: addChild C to B, during: selectTab A}",
        right: "structure: tabBar(A, B)\nsteps:\n  - selectTab B\n  - {do: addChild C to B, during: selectTab B}")),
    Explanation(
      "scenario.empty-text", "An action, a structure or an expectation has at least one word.",
      .edit(.scenario, wrong: "steps:\n  - ''", right: "steps:\n  - launch")),
    Explanation(
      "scenario.long-name", "A controller's name has up to 60 letters, since diagrams and tables have to show it.",
      .edit(
        .scenario, wrong: "steps: [push TheViewControllerThatShowsTheDetailsOfWhicheverItemTheReaderChose]",
        right: "steps: [push Detail]")),
    Explanation(
      "scenario.no-steps", "A scenario has at least one step.",
      .edit(.scenario, wrong: "steps: []", right: "steps: [launch]")),
    Explanation(
      "scenario.no-summary", "Each page begins with a sentence or two of what the scenario shows.",
      .edit(.scenario, wrong: "# summary: One screen is pushed.", right: "summary: One screen is pushed.")),
    Explanation(
      "scenario.no-title", "Each page has a title. Without one, the id stands in for it.",
      .edit(.scenario, wrong: "# title: A push", right: "title: A push")),
    Explanation(
      "scenario.none", "The file holds no scenario, but something else.",
      .said(
        wrong: "lifeline simulate Content/Evidence/log.yaml", right: "lifeline simulate Content/Scenarios/push-pop.yaml"
      )),
    Explanation(
      "scenario.syntax",
      "A sign or a word is missing in a structure, an action or an expectation, or there is one too many. The column tells where.",
      .edit(.scenario, wrong: "structure: nav(List", right: "structure: nav(List)")),
    Explanation(
      "scenario.too-deep", "Up to 40 controllers stand inside each other, which is more than any screen has.",
      .edit(
        .scenario, wrong: "structure: " + many("page(", 41) + "A" + many(")", 41),
        right: "structure: page(A)\nsteps: [launch]")),
    Explanation(
      "scenario.too-large",
      "A scenario that is drawn or has a page names up to 200 controllers and scenes. A larger one can be simulated.",
      .edit(
        .scenario, wrong: "structure: page(\(names(201)))\nsteps: [launch]",
        right: "structure: page(A0, A1)\nsteps: [launch]")),
    Explanation(
      "scenario.too-long", "A scenario that is drawn or has a page has up to 200 steps. A longer one can be simulated.",
      .edit(.scenario, wrong: "steps: [" + many("rotate, ", 200) + "rotate]", right: "steps: [rotate, rotate]")),
    Explanation(
      "scenario.too-many", "A scenario names up to 5,000 controllers.",
      .edit(
        .scenario, wrong: "structure: page(\(names(5_001)))\nsteps: [launch]",
        right: "structure: page(A0, A1)\nsteps: [launch]")),
    Explanation(
      "scenario.unknown-action",
      "An action begins with a word of the scenario language, such as push, present or selectTab.",
      .edit(.scenario, wrong: "steps: [launch, puhs Detail]", right: "steps: [launch, push Detail]")),
    Explanation(
      "scenario.unknown-app-state", "An app is in one of the states of its life cycle, such as Suspended.",
      .edit(
        .scenario, wrong: "structure: app in Sleeping\nsteps: [reopen]",
        right: "structure: app in Suspended\nsteps: [reopen]")),
    Explanation(
      "scenario.unknown-callback", "An expectation names a callback by its name in UIKit, without parentheses.",
      .edit(.scenario, wrong: "expect:\n  - Detail viewDidLoda once", right: "expect:\n  - Detail viewDidLoad once")),
    Explanation(
      "scenario.unknown-expectation",
      "An expectation has one of a few forms, such as 'A viewWillAppear before B viewWillAppear' or 'no A viewDidLoad'.",
      .edit(
        .scenario, wrong: "expect:\n  - Detail viewDidLoad comes once", right: "expect:\n  - Detail viewDidLoad once")),
    Explanation(
      "scenario.unknown-group", "Where site.yaml lists groups, a scenario is filed under one of them.",
      .edit(
        .settings, wrong: "groups: [{id: basics, title: Basics}]",
        right: "groups: [{id: navigation, title: Navigation}]")),
    Explanation(
      "scenario.unknown-order", "A rule of the model has a few orders, each with a name.",
      .edit(.scenario, wrong: "orders: {navigation.push: incoming}", right: "orders: {navigation.push: incoming-first}")
    ),
    Explanation(
      "scenario.unknown-release", "The model knows the releases of iOS from 4 to 18, and 26.",
      .edit(.scenario, wrong: "platform: {ios: 19}", right: "platform: {ios: 18}")),
    Explanation(
      "scenario.unknown-structure",
      "A structure is made of nav, tabBar, page, split, scene, app, swiftui and the names of controllers.",
      .edit(.scenario, wrong: "structure: navigation(List)", right: "structure: nav(List)")),
    Explanation(
      "scenario.unknown-style", "A presentation style is named as in UIKit, such as pageSheet or fullScreen.",
      .edit(
        .scenario, wrong: "steps: [present Filter as sheet from List]",
        right: "steps: [present Filter as pageSheet from List]")),
    Explanation(
      "scenario.unknown-subject",
      "An expectation names who is called: a controller of the structure or of a step, or the app's own objects.",
      .edit(.scenario, wrong: "expect:\n  - Detial viewDidLoad once", right: "expect:\n  - Detail viewDidLoad once")),
  ]
}
