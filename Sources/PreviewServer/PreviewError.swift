internal import Foundation

/// Why there can be no preview.
public enum PreviewError: Error, Hashable, Sendable {
  /// Another program listens at the port.
  case portTaken(UInt16)
  /// The system said no to the port, by its error number.
  case noPort(UInt16, code: Int32)
  /// A folder cannot be watched, by the system's error number.
  case unwatchable(String, code: Int32)
  /// The system lets no further program watch folders.
  case tooManyWatchers
  /// The server ended by itself, in the words of its library.
  case ended(String)

  /// What is wrong, and what helps where that is known.
  public var message: String {
    switch self {
    case .portTaken(let port):
      "port \(port) is taken by another program; choose another one with --port, such as --port \(Self.another(port))"
    case .noPort(let port, let code): "port \(port) cannot be used: \(Self.words(of: code))"
    // What Linux says of its limit for watches, in words that speak of a disk.
    case .unwatchable(let folder, ENOSPC):
      "'\(folder)' cannot be watched: the system watches no more folders; raise fs.inotify.max_user_watches"
    case .unwatchable(let folder, let code): "'\(folder)' cannot be watched: \(Self.words(of: code))"
    case .tooManyWatchers:
      "no folder can be watched: too many programs watch some; raise fs.inotify.max_user_instances"
    case .ended(let words): "the server has ended: \(words)"
    }
  }

  /// Whether the server listened, and the system had no descriptor left for another connection.
  var isOfAConnection: Bool {
    guard case .noPort(_, let code) = self else { return false }
    return [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED].contains(code)
  }

  private static func another(_ port: UInt16) -> UInt16 { port == .max ? port - 1 : port + 1 }

  private static func words(of code: Int32) -> String { String(cString: strerror(code)) }
}
