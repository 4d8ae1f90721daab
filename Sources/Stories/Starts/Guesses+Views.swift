import Lifecycle

extension Guesses {
  /// Of more views than these nobody means that each holds the next: they are a list's rows, or what was pushed.
  private static let mostNested = 12

  /// SwiftUI's views, without UIKit around them.
  var views: [Start.Guess] {
    let names = log.views.names
    func view(_ name: String) -> SwiftUIView { .view(name, []) }
    func guess(_ view: SwiftUIView, _ cost: Double) -> Start.Guess {
      Start.Guess(.swiftUI(view), top: names.first, cost: cost)
    }
    guard let first = names.first else { return [] }
    let others = names.dropFirst()
    var guesses = [
      guess(view(first), 0.2), guess(.navigationStack([view(first)]), 0.3),
      guess(.tabView(names.prefix(Self.mostNested).map(view)), 0.6),
    ]
    for other in others.prefix(4) {
      // Who comes first in a log may be about to come.
      guesses += [guess(view(other), 0.45), guess(.navigationStack([view(other)]), 0.5)]
      guesses.append(guess(.tabView([view(other), view(first)]), 0.7))
      guesses.append(guess(.navigationStack([view(other), view(first)]), 0.6))
      guesses.append(guess(.navigationStack([view(first), view(other)]), 0.6))
    }
    for nested in log.views.nested { guesses += [guess(nested, 0.35), guess(.navigationStack([nested]), 0.45)] }
    if (2...Self.mostNested).contains(names.count) {
      // One in the other: the innermost first, or the outermost.
      for order in [Array(names.reversed()), names] {
        let nested = order.reversed().dropFirst().reduce(view(order[order.count - 1])) { SwiftUIView.view($1, [$0]) }
        guesses.append(guess(nested, 0.5))
      }
    }
    return guesses
  }
}
