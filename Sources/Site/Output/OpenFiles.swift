internal import Foundation

/// How many files and connections a process may have open.
public enum OpenFiles {
  /// More than a preview needs, and no more than every system grants.
  private static let most: rlim_t = 10_240

  /// Asks for as many as the system grants without more rights, up to some ten thousand: a browser's connections and watched
  /// folders are open all the time, and macOS begins with 256.
  public static func raiseLimit() {
    var limit = rlimit()
    #if canImport(Darwin)
      let kind = RLIMIT_NOFILE
    #else
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < most else { return }
    limit.rlim_cur = min(limit.rlim_max, most)
    // Where it is refused, fewer have to do.
    _ = setrlimit(kind, &limit)
  }
}
