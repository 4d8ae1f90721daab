internal import Lifecycle

/// Another way to read a log: a story with a usual fault in it, where the log can be explained without that fault as well.
///
/// Many a fault makes a log that something else makes, too. Nobody can tell them apart from the calls alone; whoever has the app
/// can.
public struct Reading: Sendable {
  /// The call at which the log would depart, by its place among the log's.
  public let event: Int
  /// What would have been done there, as a scenario writes it.
  public let action: String
  /// The fault.
  public let cause: Cause

  /// The other readings of a log, each fault once, in the order of their lines; those that the departure names are left out.
  static func all(
    of story: Story, besides others: [Story], in log: StoryLog, not departure: Departure?
  ) -> [Reading] {
    var found: [Reading] = []
    func add(_ reading: Reading) {
      let isKnown = departure.map { known in
        known.event == reading.event && known.causes.prefix(2).contains { $0.kind == reading.cause.kind }
      }
      let place = found.firstIndex { $0.event >= reading.event } ?? found.count
      guard !(isKnown ?? false), place == found.count || found[place].event != reading.event else { return }
      found.insert(reading, at: place)
    }
    for other in others {
      guard let place = Departure.first(of: other, in: log, on: nil), let cause = place.causes.first,
        let step = other.steps.last(where: { $0.events.lowerBound <= place.event })
      else { continue }
      add(Reading(event: place.event, action: step.action.text, cause: cause))
    }
    for (number, step) in story.steps.enumerated() {
      if let reading = unended(number, of: story) { add(reading) }
      if let reading = beneath(step, log) { add(reading) }
    }
    return Array(found.prefix(4))
  }

  /// An appearance transition that another one follows before it has ended: it was turned round, or its end was forgotten.
  private static func unended(_ number: Int, of story: Story) -> Reading? {
    let step = story.steps[number]
    guard number + 1 < story.steps.count, step.action.word == .beginAppearanceTransition,
      story.steps[number + 1].action.word == .beginAppearanceTransition,
      let name = step.action.names.first, story.steps[number + 1].action.names.first == name
    else { return nil }
    return Reading(
      event: step.events.upperBound, action: step.action.text,
      cause: Cause(
        kind: .unbalanced,
        words: "endAppearanceTransition() was not called on \(name) before the next transition began, or that one "
          + "reverts it."))
  }

  /// A presentation that leaves the presenter on screen: whoever takes it for full screen misses calls.
  private static func beneath(_ step: Story.Step, _ log: StoryLog) -> Reading? {
    guard case .presentation(_, let style, let presenter) = step.action.argument, style != .fullScreen,
      log.controllers.contains(presenter),
      !step.events.contains(where: { log.subject(of: log.calls[$0]) == presenter })
    else { return nil }
    let event = step.events.first { log.callback(of: log.calls[$0]) != .viewDidLoad } ?? step.events.lowerBound
    return Reading(
      event: event, action: step.action.text,
      cause: Cause(
        kind: .sheet,
        words: "\(presenter) stays on screen and is not called; full screen would call its viewWillDisappear here."))
  }
}
