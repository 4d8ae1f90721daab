public import Fingerprints

/// The numbers of some steps of a scenario, from 1, in order.
///
/// A large site has such a list for each callback of each scenario, and nearly all scenarios have fewer steps than a word has
/// bits: these lists take no memory of their own.
public struct StepNumbers: Hashable, Sendable {
  private enum Content: Hashable {
    /// Bit 0 is the first step.
    case bits(UInt64)
    case list([Int])
  }

  private let content: Content

  /// Lists numbers from 1, which ascend.
  public init(_ ascending: [Int]) {
    if ascending.last ?? 0 <= UInt64.bitWidth {
      content = .bits(ascending.reduce(0) { $0 | 1 << UInt64($1 - 1) })
    } else {
      content = .list(ascending)
    }
  }

  /// The numbers, ascending.
  public var all: [Int] {
    switch content {
    case .bits(let bits): (1...UInt64.bitWidth).filter { bits & 1 << UInt64($0 - 1) != 0 }
    case .list(let numbers): numbers
    }
  }
}

extension StepNumbers: Fingerprinted {
  /// Adds the numbers.
  public func add(to fingerprint: inout Fingerprint) { all.add(to: &fingerprint) }
}
