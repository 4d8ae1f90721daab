import Analysis
import Lifecycle

/// A log in which two calls of one view controller stand the other way round.
struct TurnedLog {
  /// Calls that always come in this order, with nothing between them that the same controller must get.
  static let pairs: [[Callback]] = [
    [.loadView, .viewDidLoad], [.viewDidLoad, .viewWillAppear], [.viewWillAppear, .viewIsAppearing],
    [.viewIsAppearing, .viewDidAppear],
  ]

  /// Which pair it is, by its place among the pairs.
  let pair: Int
  /// The place of the first of the two, from 0.
  let place: Int
  let text: String

  /// Logs of each pair, as many as asked for, spread over the scripts.
  static func all(in scripts: [Script], each count: Int) -> [TurnedLog] {
    // Loggers that leave nothing out of a view's life.
    let logs = scripts.map { script in
      Simulator.run(script).steps.flatMap(\.events).filter { event in
        PrintedCalls.contain(event)
          || event.subject.kind == .viewController && [.loadView, .viewIsAppearing].contains(event.callback)
      }.map { (name: $0.subject.name, callback: $0.callback) }
    }
    return pairs.indices.flatMap { pair in
      let found = logs.flatMap { lines in
        lines.indices.dropLast().compactMap { place -> TurnedLog? in
          guard lines[place].name == lines[place + 1].name, lines[place].callback == pairs[pair][0],
            lines[place + 1].callback == pairs[pair][1]
          else { return nil }
          var turned = lines
          turned.swapAt(place, place + 1)
          return TurnedLog(
            pair: pair, place: place, text: turned.map { "\($0.name) \($0.callback.name)" }.joined(separator: "\n"))
        }
      }
      guard found.count > count else { return found }
      return (0..<count).map { found[$0 * (found.count - 1) / max(1, count - 1)] }
    }
  }
}
