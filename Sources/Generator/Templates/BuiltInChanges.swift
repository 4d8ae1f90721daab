import BuiltInTemplates
import Diagnostics
import Foundation

/// How copies of built-in templates stand to those that come with Lifeline now.
///
/// Beside a copy in `Templates` lies what it was copied from, in a hidden folder: so a newer Lifeline can tell what it
/// changed meanwhile.
public struct BuiltInChanges: Sendable {
  /// The folder in a folder of templates that holds what its files were copied from.
  public static let originals = ".built-in"

  /// A copy that was made of a built-in template.
  public struct Copy: Sendable {
    /// Its path in the folder of templates.
    public let path: String
    /// The lines that the built-in one has and had not when the copy was made, and those that it has lost; `nil` where it
    /// is gone, or is no text.
    public let lines: (added: [String], removed: [String])?
    /// Whether there is a built-in one of that path still.
    public let isBuiltIn: Bool
  }

  /// The copies whose originals are not what comes with Lifeline now, sorted by path.
  public let stale: [Copy]

  /// Compares the copies in a folder of templates.
  public init(in folder: String) {
    let root = "\(folder)/\(Self.originals)"
    let disk = FileManager.default
    let now = Dictionary(BuiltInTemplates.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    let paths = ((try? disk.subpathsOfDirectory(atPath: root)) ?? []).sorted()
    stale = paths.compactMap { path in
      guard disk.fileExists(atPath: "\(folder)/\(path)"), let data = disk.contents(atPath: "\(root)/\(path)") else {
        return nil
      }
      let then = [UInt8](data)
      guard let bytes = now[path] else { return Copy(path: path, lines: nil, isBuiltIn: false) }
      return bytes == then ? nil : Copy(path: path, lines: Self.lines(from: then, to: bytes), isBuiltIn: true)
    }
  }

  /// A warning for each copy whose built-in template has changed.
  func diagnostics(in folder: String) -> [Diagnostic] {
    stale.map { copy in
      let place = SourceLocation(file: "\(folder)/\(copy.path)")
      guard copy.isBuiltIn else {
        return Diagnostic(
          .warning, id: "template.no-longer-built-in", at: place,
          "this was copied from a template that Lifeline no longer has")
      }
      let count = copy.lines.map { ": \($0.added.count) lines added, \($0.removed.count) removed" } ?? ""
      let shown =
        (copy.lines?.removed.prefix(2).map { "- \($0)" } ?? []) + (copy.lines?.added.prefix(2).map { "+ \($0)" } ?? [])
      return Diagnostic(
        .warning, id: "template.changed-since-copied", at: place,
        "the built-in template has changed since this copy was made\(count)",
        notes: shown.map { Diagnostic.Note(Quotation.cut($0)) } + [
          Diagnostic.Note(
            "'lifeline templates diff \(copy.path)' shows the changes; 'lifeline templates keep \(copy.path)' keeps your copy"
          )
        ])
    }
  }

  private static func lines(from old: [UInt8], to new: [UInt8]) -> (added: [String], removed: [String])? {
    guard let old = String(validating: old, as: UTF8.self), let new = String(validating: new, as: UTF8.self) else {
      return nil
    }
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var (added, removed): ([String], [String]) = ([], [])
    for change in lines(new).difference(from: lines(old)) {
      switch change {
      case .insert(_, let line, _): added.append(String(line))
      case .remove(_, let line, _): removed.append(String(line))
      }
    }
    return (added, removed)
  }
}
