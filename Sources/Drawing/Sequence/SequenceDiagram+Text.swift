internal import Diagrams
internal import Lifecycle

extension DiagramText {
  static func tables(of diagram: SequenceDiagram, _ words: DiagramWords) -> [Table] {
    let names = Dictionary(diagram.lifelines.map { ($0.id, $0.name) }) { first, _ in first }
    let lifelines = diagram.lifelines.map {
      Row(elements: [$0.id], cells: [$0.name, words[$0.kind.phrase]])
    }
    let steps = diagram.frames.map { frame in
      Row(
        elements: [frame.id, "\(frame.id)_caption"],
        cells: [
          "\(frame.number)", frame.action,
          frame.messages.isEmpty ? words[.nothingCalled] : frame.messages.rows,
          frame.isUnderWay ? words[.stillDecided] : "",
        ])
    }
    let calls = diagram.messages.map { message in
      Row(
        elements: [message.id],
        cells: [
          "\(message.number)", names[message.lifeline] ?? message.lifeline, message.label,
          words[message.standing.phrase],
        ])
    }
    let activations = diagram.activations.map { activation in
      Row(
        elements: [activation.id],
        cells: [
          names[activation.lifeline] ?? activation.lifeline,
          words[activation.direction == .appearing ? .appearing : .disappearing], "\(activation.begin)",
          "\(activation.end)", words[activation.outcome.phrase],
        ])
    }
    return [
      Table(title: words[.lifelines], columns: [words[.name], words[.kind]], rows: lifelines),
      Table(
        title: words[.steps], columns: [words[.step], words[.on], words[.rows], words[.mark]], rows: steps),
      Table(
        title: words[.calls], columns: [words[.row], words[.subject], words[.callback], words[.restsOn]], rows: calls),
      Table(
        title: words[.transitions],
        columns: [
          words[.subject], words[.direction], words[.firstRow], words[.lastRow], words[.outcome],
        ], rows: activations),
    ]
  }
}

extension SequenceDiagram.Activation.Outcome {
  fileprivate var phrase: DiagramPhrase {
    switch self {
    case .finished: .finished
    case .turnedBack: .turnedBack
    case .open: .notFinished
    }
  }
}

extension Rule.Standing {
  fileprivate var phrase: DiagramPhrase {
    switch self {
    case .observed: .observed
    case .documented: .documented
    case .inferred: .inferred
    }
  }
}

extension Subject.Kind {
  fileprivate var phrase: DiagramPhrase {
    switch self {
    case .viewController: .viewController
    case .systemContainer: .container
    case .delegate: .delegate
    case .app: .app
    case .view: .view
    }
  }
}
