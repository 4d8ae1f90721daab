import Diagrams
import Lifecycle

extension SequenceDiagram {
  private static let root = Subject(name: "Root", kind: .viewController)
  private static let detail = Subject(name: "Detail", kind: .viewController)

  /// A push, a swipe back that is cancelled, and one that nothing ends.
  static var swipeBack: SequenceDiagram {
    SequenceDiagram(
      id: "swipe_back", scenario: "Swipe back", subjects: [root, detail],
      steps: numbered([
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
      ]), words: .english)
  }

  /// Two controllers of one name, of which the second appears while the first one still does.
  static var sameName: SequenceDiagram {
    let other = Subject(name: "Detail", kind: .viewController, instance: 2)
    return SequenceDiagram(
      id: "same_name", scenario: "Same name", subjects: [detail],
      steps: numbered([
        (
          "present", false,
          [
            Event(detail, .viewWillAppear), Event(other, .viewWillAppear), Event(detail, .viewDidAppear),
            Event(other, .viewWillDisappear), Event(other, .viewDidDisappear),
          ]
        )
      ]), words: .english)
  }

  /// Names, actions and arguments that mean something to the formats.
  static var nasty: SequenceDiagram {
    let subjects = NastyLabel.all.map { Subject(name: $0, kind: .view) }
    return SequenceDiagram(
      id: "nasty", scenario: NastyLabel[5], subjects: subjects,
      steps: numbered(
        NastyLabel.all.enumerated().map { index, label in
          (label, false, [Event(subjects[index], Callback(NastyLabel[index + 2]), argument: NastyLabel[index + 7])])
        }), words: .english)
  }

  private static func numbered(
    _ steps: [(action: String, isUnderWay: Bool, events: [Event])]
  ) -> [(action: String, events: [NumberedEvent], isUnderWay: Bool)] {
    var number = 0
    return steps.map { step in
      let events = step.events.map { event in
        number += 1
        return NumberedEvent(number: number, event: event)
      }
      return (action: step.action, events: events, isUnderWay: step.isUnderWay)
    }
  }
}
