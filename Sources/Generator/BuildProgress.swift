/// How a build comes along, step by step; who listens does the counting.
public enum BuildProgress: Hashable, Sendable {
  /// A phase begins; with how many things there are to do in it, where that is known.
  case began(BuildPhase, count: Int?)
  /// One of them is done. Several may be done at the same time.
  case advanced

  /// Who is told; from any thread.
  public typealias Listener = @Sendable (BuildProgress) -> Void
}

/// What a build is at.
public enum BuildPhase: String, Sendable {
  /// It looks for what has changed since the last build.
  case comparing
  /// It reads content and templates.
  case reading
  /// It runs the scenarios.
  case simulating
  /// It holds the parts against each other.
  case checking
  /// It finds out what has to be made again.
  case planning
  /// It finds out where the parts of diagrams go.
  case layingOut = "laying out"
  /// It writes diagrams down.
  case drawing
  /// It fills templates.
  case rendering
  /// It follows links.
  case following = "following links"
  /// It changes files.
  case writing
}
