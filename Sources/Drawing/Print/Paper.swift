/// The paper that something is printed on, upright.
public enum Paper: String, CaseIterable, Hashable, Sendable {
  /// 210 × 297 mm.
  case a4
  /// 8.5 × 11 inches.
  case letter

  /// The width in points.
  var width: Double { self == .a4 ? 595.28 : 612 }
  /// The height in points.
  var height: Double { self == .a4 ? 841.89 : 792 }
}
