import ConcurrentMap
import Diagnostics
import Fingerprints

/// Files that were read before: one that has the same bytes says the same.
public struct KnownFiles: Sendable {
  /// A file with what it says: a class, since it is large, is handed on and never changes.
  final class Entry: Sendable {
    let file: TextFile
    let read: ReadFile
    let fingerprints: FileFingerprints

    init(_ file: TextFile, in top: String?) {
      self.file = file
      read = ReadFile(file, in: top)
      fingerprints = FileFingerprints(file)
    }
  }

  private var entries: [String: Entry] = [:]
  /// What files of claims say of the scenarios that there are.
  var claims = Known<ReadClaims>()

  /// No file is known.
  public init() {}

  /// What the files say, in their order; afterwards these are known, and no others.
  mutating func read(_ files: [(text: Result<TextFile, TextFile.Failure>, top: String?)]) -> [Result<
    Entry, TextFile.Failure
  >] {
    let known = entries
    let read = files.concurrentMap { text, top in
      text.map { file in
        if let entry = known["\(top ?? "") \(file.path)"], entry.file.holds(file.bytes) { return entry }
        return Entry(file, in: top)
      }
    }
    entries = [:]
    for (file, result) in zip(files, read) {
      if case .success(let entry) = result { entries["\(file.top ?? "") \(entry.file.path)"] = entry }
    }
    return read
  }
}
