import Lifecycle

extension Guesses {
  /// Four controllers, each of which presents the next.
  func chains(_ top: String, _ others: [String]) -> [Start.Guess] {
    guard others.count >= 3 else { return [] }
    let three = Array(others.prefix(3))
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map { $0.map { three[$0] } }
    return orders.map { order in
      let chain = order + [top]
      let presentations = chain.indices.dropFirst().map {
        Structure.Presentation(presenter: chain[$0 - 1], presented: term(chain[$0]), style: .fullScreen)
      }
      return Start.Guess(term(chain[0]), presentations, top: top, cost: 1.3)
    }
  }
}
