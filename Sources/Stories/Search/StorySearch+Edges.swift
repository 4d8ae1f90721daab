import Lifecycle

// What the ways of a search are made of.
extension StorySearch {
  /// A way to explain the log up to a place.
  struct Node {
    let start: Int
    let state: Int
    let top: String?
    let place: Int
    var cost: Double
    /// The edge that leads here.
    var edge: Int
  }

  /// A step of a way. There are many: each takes 32 bytes.
  struct Edge {
    private let ends: (from: Int32, to: Int32)
    private let number: Int32
    private let price: (cost: Float, misfit: Float)
    /// Whether another run of the app starts here.
    let restarts: Bool

    /// `step` is the number of a step among the outcomes'.
    init(from: Int, to: Int, step: Int?, cost: Double, misfit: Double, restarts: Bool = false) {
      ends = (Int32(from), Int32(to))
      number = Int32(step ?? -1)
      price = (Float(cost), Float(misfit))
      self.restarts = restarts
    }

    var from: Int { Int(ends.from) }
    var to: Int { Int(ends.to) }
    /// The number of what was done; `nil` where a call is left unexplained, or where another run starts.
    var step: Int? { number < 0 ? nil : Int(number) }
    var cost: Double { Double(price.cost) }
    /// How much of it is calls that do not fit.
    var misfit: Double { Double(price.misfit) }
  }
}
