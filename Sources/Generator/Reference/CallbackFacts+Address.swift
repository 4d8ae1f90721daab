import Analysis

extension CallbackFacts {
  /// Its page's address.
  var address: String { Self.address(name) }

  /// The address of a callback's page.
  static func address(_ name: String) -> String { "callbacks/\(name)" }
}
