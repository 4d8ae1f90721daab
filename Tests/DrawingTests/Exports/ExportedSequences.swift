import Diagrams
import Lifecycle

extension SequenceDiagram {
  private static let root = Subject(name: "Root", kind: .viewController)
  private static let detail = Subject(name: "Detail", kind: .viewController)

  /// A push, a swipe back that is cancelled, and one that nothing ends.
  static var swipeBack: SequenceDiagram {
    SequenceDiagram(
      "swipe_back", "Swipe back", [root, detail],
      [
        (
          "push Detail", false,
          [
            Event(detail, .viewDidLoad, standing: .observed), Event(root, .viewWillDisappear, standing: .observed),
            Event(detail, .viewWillAppear, standing: .documented), Event(root, .viewDidDisappear, standing: .observed),
            Event(detail, .viewDidAppear, standing: .observed),
          ]
        ),
        (
          "beginInteractivePop", true,
          [Event(detail, .viewWillDisappear, standing: .observed), Event(root, .viewWillAppear, standing: .observed)]
        ),
        (
          "cancelInteractivePop", false,
          [
            Event(root, .viewWillDisappear, standing: .observed), Event(root, .viewDidDisappear, standing: .observed),
            Event(detail, .viewWillAppear), Event(detail, .viewDidAppear),
          ]
        ),
        ("wait", false, []), ("beginInteractivePop", true, [Event(detail, .viewWillDisappear)]),
      ])
  }

  /// Two controllers of one name, of which the second appears while the first one still does.
  static var sameName: SequenceDiagram {
    let other = Subject(name: "Detail", kind: .viewController, instance: 2)
    return SequenceDiagram(
      "same_name", "Same name", [detail],
      [
        (
          "present", false,
          [
            Event(detail, .viewWillAppear), Event(other, .viewWillAppear), Event(detail, .viewDidAppear),
            Event(other, .viewWillDisappear), Event(other, .viewDidDisappear),
          ]
        )
      ])
  }

  /// Names, actions and arguments that mean something to the formats.
  static var nasty: SequenceDiagram {
    let subjects = NastyLabel.all.map { Subject(name: $0, kind: .view) }
    return SequenceDiagram(
      "nasty", NastyLabel[5], subjects,
      NastyLabel.all.enumerated().map { index, label in
        (label, false, [Event(subjects[index], Callback(NastyLabel[index + 2]), argument: NastyLabel[index + 7])])
      })
  }

  /// The diagram of those steps. Nothing simulates them, so that each call is taken to be on the side that its name says.
  private init(
    _ id: String, _ scenario: String, _ subjects: [Subject],
    _ steps: [(action: String, isUnderWay: Bool, events: [Event])]
  ) {
    var events: [NumberedEvent] = []
    for (number, step) in steps.enumerated() {
      for event in step.events {
        let goes = [.viewWillDisappear, .viewDidDisappear].contains(event.callback)
        events.append(
          NumberedEvent(
            number: events.count + 1, event: event, step: number, part: Step.Part(side: goes ? .outgoing : .incoming)))
      }
    }
    self.init(
      id: id, scenario: scenario, subjects: subjects, events: events,
      steps: steps.map { (action: $0.action, isUnderWay: $0.isUnderWay) }, words: .english)
  }
}
