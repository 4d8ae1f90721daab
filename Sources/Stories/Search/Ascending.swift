extension [Int] {
  /// The numbers by what each costs, the cheapest first; of those that cost the same, the smallest.
  ///
  /// There is one copy of it: each place that sorts for itself would add a sorting algorithm to the module for browsers.
  @inline(never)
  func ascending(by cost: (Int) -> Double) -> [Int] {
    sorted { (cost($0), $0) < (cost($1), $1) }
  }
}
