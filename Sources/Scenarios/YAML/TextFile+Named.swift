import Diagnostics
import Foundation

extension TextFile {
  /// What stands for standard input where a file can be named.
  public static let standardInput = "-"

  /// What a path is called in messages.
  public static func shownName(_ path: String) -> String { path == standardInput ? "<standard input>" : path }

  /// Reads what a user has named: a file, a pipe, or standard input.
  ///
  /// Other than a file that lies in a folder it may come bit by bit, and it is waited for. Beyond the limit it is not read.
  static func readNamed(_ path: String) -> Result<TextFile, Failure> {
    let shown = shownName(path)
    do throws(ByteStream.Failure) {
      let bytes =
        try path == standardInput
        ? ByteStream.bytes(of: STDIN_FILENO, atMost: largestSize) : ByteStream.bytes(at: path, atMost: largestSize)
      return .success(TextFile(path: shown, bytes: bytes))
    } catch {
      switch error {
      case .system(ENOENT): return .failure(.init(diagnostic: .nothingHere(path)))
      case .system(let code):
        return .failure(
          .init(diagnostic: Diagnostic(id: "file.unreadable", at: SourceLocation(file: shown), reason(code))))
      case .tooMany:
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
        let size = isFile ? (attributes?[.size] as? NSNumber)?.intValue : nil
        return .failure(.init(diagnostic: tooLarge(size, at: SourceLocation(file: shown))))
      }
    }
  }
}
