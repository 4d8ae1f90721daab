public import Lifecycle

extension SequenceDiagram {
  /// Draws up what subjects hear, step by step.
  public init(
    id: String, scenario: String, subjects: [Subject], events: [NumberedEvent],
    steps: [(action: String, isUnderWay: Bool)], words: DiagramWords
  ) {
    let lifelines = subjects.enumerated().map { index, subject in
      Lifeline(id: "l\(index + 1)", name: subject.name, kind: subject.kind)
    }
    let ids = Dictionary(lifelines.map { ($0.name, $0.id) }) { first, _ in first }
    let frames = steps.enumerated().map { index, step in
      Frame(
        number: index + 1, action: step.action,
        messages: events.filter { $0.step == index }.compactMap { numbered in
          let event = numbered.event
          return ids[event.subject.name].map {
            Message(
              number: numbered.number, lifeline: $0,
              label: event.callback.name + (event.argument.map { " \($0)" } ?? ""), standing: event.standing)
          }
        }, isUnderWay: step.isUnderWay)
    }
    let calls = frames.map(\.messages.count).reduce(0, +)
    self.init(
      id: id, title: words(.sequenceTitle, scenario),
      summary: words(.sequenceSummary, "\(lifelines.count)", "\(calls)", "\(frames.count)"),
      lifelines: lifelines, frames: frames,
      activations: Self.activations(in: events, lifelines: ids))
  }

  /// Of each controller in each transition, from the call that begins its side to the one that ends it.
  private static func activations(in events: [NumberedEvent], lifelines: [String: String]) -> [Activation] {
    var found: [Activation] = []
    // A controller of the same name that comes later is another one, and begins nothing that the first has ended.
    var open: [Subject: Int] = [:]
    let last = events.last?.number ?? 0
    for numbered in events {
      let subject = numbered.event.subject
      guard let lifeline = lifelines[subject.name], let part = numbered.part else { continue }
      let direction: Activation.Direction = part.comes ? .appearing : .disappearing
      let isEnd = [.viewDidAppear, .viewDidDisappear].contains(numbered.event.callback)
      let isBegin = [.viewWillAppear, .viewWillDisappear].contains(numbered.event.callback)
      guard isBegin || isEnd else { continue }
      if let index = open.removeValue(forKey: subject) {
        found[index].end = numbered.number
        found[index].outcome = isEnd && found[index].direction == direction ? .finished : .turnedBack
      }
      if isBegin {
        open[subject] = found.count
        found.append(
          Activation(
            id: "a\(found.count + 1)", lifeline: lifeline, direction: direction, begin: numbered.number,
            end: last, outcome: .open))
      }
    }
    return found
  }
}
