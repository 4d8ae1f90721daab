public import Diagnostics
internal import Foundation

/// Why a folder could not be written or read; what was there before still is.
public enum OutputError: Error, Hashable, Sendable {
  /// The folder has contents that no build has made.
  case foreignFolder(String)
  /// Something else is where a folder is needed.
  case notAFolder(String)
  /// The tree has refused paths.
  case refusedPaths([Diagnostic])
  /// The system said no, in its words.
  case system(path: String, reason: String)

  /// The error as diagnostics.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .refusedPaths(let diagnostics): return diagnostics
    case .foreignFolder(let path):
      return [
        Diagnostic(
          id: "output.foreign-folder", at: SourceLocation(file: path),
          "'\(path)' was not made by a build and is not empty, so it is not replaced",
          notes: [
            Diagnostic.Note("choose another folder, empty this one, or put a file '\(OutputWriter.marker)' into it")
          ])
      ]
    case .notAFolder(let path):
      return [Diagnostic(id: "output.not-a-folder", at: SourceLocation(file: path), "'\(path)' is not a folder")]
    case .system(let path, let reason):
      return [Diagnostic(id: "output.system", at: SourceLocation(file: path), "'\(path)' cannot be used: \(reason)")]
    }
  }

  /// Foundation's error with the operating system's own words where they are known.
  static func system(_ error: any Error, at path: String) -> OutputError {
    let underlying = (error as? CocoaError)?.underlying ?? error
    guard let code = (underlying as? POSIXError)?.code else {
      return .system(path: path, reason: error.localizedDescription)
    }
    return .system(code: code.rawValue, at: path)
  }

  /// The operating system's words for its code.
  static func system(code: Int32, at path: String) -> OutputError {
    .system(path: path, reason: String(cString: strerror(code)))
  }
}
