import Analysis

extension CallbackFacts {
  /// Its page's address.
  var address: String { "callbacks/\(name)" }
}
