/// What a pure function has given, by the fingerprint of what it was given: enough not to ask it again.
///
/// Only what was asked for last is known, so that it never holds more than one round of answers.
public struct Known<Value: Sendable>: Sendable {
  private var values: [Fingerprint: Value] = [:]

  /// Nothing is known.
  public init() {}

  /// The values of the keys, in their order; afterwards these are known, and no others. `make` is called once with the places
  /// of the keys that are not known, if there are any, and gives their values in that order.
  public mutating func values(for keys: [Fingerprint], making make: (_ places: [Int]) -> [Value]) -> [Value] {
    var found = keys.map { values[$0] }
    let missing = found.indices.filter { found[$0] == nil }
    if !missing.isEmpty { for (place, value) in zip(missing, make(missing)) { found[place] = value } }
    values = [:]
    values.reserveCapacity(keys.count)
    for (key, value) in zip(keys, found) { values[key] = value }
    return found.compactMap(\.self)
  }

  /// The value of the key, which is the only one that is known afterwards.
  public mutating func value(for key: Fingerprint, making make: () -> Value) -> Value {
    let value = values[key] ?? make()
    values = [key: value]
    return value
  }
}
