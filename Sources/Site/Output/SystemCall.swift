internal import Foundation
internal import SiteShims

/// The calls by which folders change places, with the system's error number; 0 is success.
enum SystemCall {
  static func rename(_ old: String, to new: String) -> Int32 { Foundation.rename(old, new) == 0 ? 0 : errno }

  /// Puts a folder where it belongs; what is there before is then where the folder was.
  static func put(_ new: String, at path: String, process: Int32) -> Int32 {
    if FileStatus(path) == nil { return rename(new, to: path) }
    return exchange(new, path, by: StagingName.old(for: path, process: process))
  }

  /// Puts a folder into another one's place and the other one into its own.
  ///
  /// One call where there is such a call; otherwise two, by way of a third path.
  private static func exchange(_ new: String, _ old: String, by way: String) -> Int32 {
    let code = sts_exchange(new, old)
    guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) else { return code }
    return exchangeByRenaming(new, old, by: way)
  }

  static func exchangeByRenaming(_ new: String, _ old: String, by way: String) -> Int32 {
    let code = rename(old, to: way)
    guard code == 0 else { return code }
    let next = rename(new, to: old)
    guard next == 0 else {
      _ = rename(way, to: old)
      return next
    }
    _ = rename(way, to: new)
    return 0
  }

  /// Whether an error says that a folder can't be exchanged where it is, though it may be written into: it is a mount
  /// point, lies in a layer below, or its parent is someone else's.
  static func isOfPlace(_ code: Int32) -> Bool { [EBUSY, EXDEV, EACCES, EPERM, EROFS].contains(code) }
}
