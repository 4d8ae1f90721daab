/// A value that can be added to a fingerprint: with all that it says, so that different values give different ones.
public protocol Fingerprinted {
  /// Adds the value. What has no fixed length says its length first.
  func add(to fingerprint: inout Fingerprint)
}

extension Fingerprint: Fingerprinted {
  /// Adds the bits.
  public func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(number: UInt64(truncatingIfNeeded: bits >> 64))
    fingerprint.add(number: UInt64(truncatingIfNeeded: bits))
  }
}

extension String: Fingerprinted {
  /// Adds the text's bytes in UTF-8.
  public func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(number: UInt64(utf8.count))
    // By one stretch of bytes: to ask a text for each of its bytes takes longer than to add it.
    var text = self
    text.withUTF8 { fingerprint.add($0) }
  }
}

extension Int: Fingerprinted {
  /// Adds the number.
  public func add(to fingerprint: inout Fingerprint) { fingerprint.add(number: UInt64(bitPattern: Int64(self))) }
}

extension Bool: Fingerprinted {
  /// Adds 0 or 1.
  public func add(to fingerprint: inout Fingerprint) { fingerprint.add(number: self ? 1 : 0) }
}

extension Optional: Fingerprinted where Wrapped: Fingerprinted {
  /// Adds whether there is a value, and the value.
  public func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(number: self == nil ? 0 : 1)
    self?.add(to: &fingerprint)
  }
}

extension Array: Fingerprinted where Element: Fingerprinted {
  /// Adds the elements in their order.
  public func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(number: UInt64(count))
    for element in self { element.add(to: &fingerprint) }
  }
}
