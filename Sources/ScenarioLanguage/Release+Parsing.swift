public import Lifecycle

extension Release {
  /// `17` or `16.4`; `nil` if it is no release that the model knows.
  public init?(parsing text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let major = parts.first.flatMap({ Int($0) }), parts.count <= 3 else { return nil }
    var minor = 0
    if parts.count > 1 {
      guard let number = Int(parts[1]) else { return nil }
      minor = number
    }
    self.init(major, minor)
  }
}
