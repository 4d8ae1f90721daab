internal import Diagrams
internal import Lifecycle

/// The activations of a sequence diagram where bars have no names: each lifeline has one bar at a time.
///
/// Who ends a bar in these formats ends the one that was begun last, so that bars that overlap cannot be told apart. It
/// takes two controllers of one name to have such; the second one's bar is left out, and what becomes of it is told.
struct SequenceBars {
  /// What is said of an activation whose end its bar does not tell.
  struct Remark {
    let lifeline: String
    let text: String
  }

  private let drawn: [SequenceDiagram.Activation]
  private let all: [SequenceDiagram.Activation]
  private let words: DiagramWords

  init(_ diagram: SequenceDiagram, words: DiagramWords) {
    self.words = words
    all = diagram.activations
    var drawn: [SequenceDiagram.Activation] = []
    for activation in all {
      let isFree = drawn.allSatisfy {
        $0.lifeline != activation.lifeline || $0.outcome != .open && $0.end <= activation.begin
      }
      if isFree { drawn.append(activation) }
    }
    self.drawn = drawn
  }

  /// The lifelines whose bars begin with the call.
  func beginning(with call: Int) -> [String] { drawn.filter { $0.begin == call }.map(\.lifeline) }

  /// The lifelines whose bars end with the call.
  func ending(with call: Int) -> [String] {
    drawn.filter { $0.outcome != .open && $0.end == call }.map(\.lifeline)
  }

  /// The lifelines whose bars nothing ends.
  var open: [String] { drawn.filter { $0.outcome == .open }.map(\.lifeline) }

  /// What the call turns back.
  func turnedBack(by call: Int) -> [Remark] {
    all.filter { $0.outcome == .turnedBack && $0.end == call }.map { remark($0, .turnedBack) }
  }

  /// What is not finished.
  var notFinished: [Remark] { all.filter { $0.outcome == .open }.map { remark($0, .notFinished) } }

  private func remark(_ activation: SequenceDiagram.Activation, _ outcome: DiagramPhrase) -> Remark {
    let direction = words[activation.direction == .appearing ? .appearing : .disappearing]
    return Remark(lifeline: activation.lifeline, text: "\(direction): \(words[outcome])")
  }
}

extension SequenceDiagram {
  /// Who makes the calls.
  var caller: String { lifelines.contains { $0.kind == .view } ? "UIKit, SwiftUI" : "UIKit" }
}
