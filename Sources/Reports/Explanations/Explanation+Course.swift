extension Explanation {
  /// What can be wrong with the units of a course.
  static let ofCourse: [Explanation] = [
    Explanation(
      "course.no-question",
      "A drill asks only for calls for which a log or Apple's documentation speaks, and only for orders that no log contradicts.",
      .edit(
        .unit, wrong: "{kind: silent, scenario: basic-push, step: 2}",
        right: "{kind: count, scenario: basic-push, step: 2}")),
    Explanation(
      "course.no-step", "The steps of a scenario are numbered from 1.",
      .edit(.unit, wrong: "scenario: basic-push, step: 4}", right: "scenario: basic-push, step: 2}")),
    Explanation(
      "course.steps", "What a unit shows of a scenario is a step or a range of steps.",
      .edit(.unit, wrong: "steps: second}", right: "steps: 2}")),
  ]
}
