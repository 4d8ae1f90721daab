import Foundation

/// Errors that no code of ours has put into words.
enum SystemWords {
  /// The operating system's own words where it said no, in place of Foundation's number for it.
  static func words(for error: any Error) -> String {
    var cause = error
    while let inner = (cause as NSError).userInfo[NSUnderlyingErrorKey] as? any Error { cause = inner }
    let known = cause as NSError
    guard known.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String
    return (path.map { "\($0): " } ?? "") + String(cString: strerror(Int32(known.code)))
  }
}
