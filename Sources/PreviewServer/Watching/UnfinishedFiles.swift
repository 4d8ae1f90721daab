/// What a change leaves behind.
enum Touch: Sendable {
  /// Files that are whole, as far as can be seen. Each editor ends by closing a file that it has written, or by giving it its
  /// name.
  case whole
  /// A file that is being written or is gone, or something that the system does not tell.
  case other
}

/// The files that somebody writes or replaces just now: an editor may take a file away before it puts the new one in its place.
struct UnfinishedFiles {
  /// What can happen to a file.
  enum Change {
    /// It was closed after it was written, or got its name.
    case finished
    /// It was made, written or taken away.
    case begun
    /// Its rights and the like are others now.
    case other
  }

  /// Nobody is waited for longer: a file may be gone for good, or be open all day.
  static let patience = Duration.milliseconds(250)

  private var began: [String: ContinuousClock.Instant] = [:]

  /// Takes note of a change of a file, which may have had a `former` name: what was written beside its place is not gone when it
  /// gets its name, but what an editor puts aside for itself is.
  mutating func note(
    _ change: Change, _ path: String, former: String? = nil, at now: ContinuousClock.Instant
  ) -> Touch {
    if !Self.isOfEditor(path) {
      if let former { began[former] = nil }
      switch change {
      case .finished: began[path] = nil
      case .begun: began[path] = now
      case .other: break
      }
    }
    began = began.filter { now - $0.value < Self.patience }
    return began.isEmpty ? .whole : .other
  }

  /// Whether an editor keeps such a file for itself: one with unsaved text, or as it was before.
  private static func isOfEditor(_ path: String) -> Bool {
    path.hasSuffix("~") || path.split(separator: "/").last?.hasPrefix(".") == true
  }
}
