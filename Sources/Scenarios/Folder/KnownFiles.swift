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
  /// What was said of the folder beside its files.
  private var diagnosticsOfFolder: [Diagnostic]?
  /// Whether each file could be read.
  private var areWhole = false
  /// Whether anything was read the last time that was not read the time before, or the other way round. It is `true` as well if
  /// that cannot be told, because something could not be read.
  public private(set) var haveChanged = true
  /// What files of claims say of the scenarios that there are.
  var claims = Known<ReadClaims>()

  /// No file is known.
  public init() {}

  /// What the files say, in their order; afterwards these are known, and no others.
  mutating func read(_ files: [(text: Result<TextFile, TextFile.Failure>, top: String?)]) -> [Result<
    Entry, TextFile.Failure
  >] {
    let known = entries
    haveChanged = true
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
    // With as many as before, of which each was there before, none has gone.
    let wereWhole = areWhole
    areWhole = entries.count == files.count
    haveChanged =
      !areWhole || !wereWhole || entries.count != known.count
      || entries.contains { name, entry in known[name] !== entry }
    return read
  }

  /// Takes note of what was said of the folder that was just read; `nil` where something lies in it of which only the name is
  /// kept, which nobody compares.
  mutating func note(_ diagnostics: [Diagnostic]?) {
    haveChanged = haveChanged || diagnostics == nil || diagnostics != diagnosticsOfFolder
    diagnosticsOfFolder = diagnostics
  }
}
