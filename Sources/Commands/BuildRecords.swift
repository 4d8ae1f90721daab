import Fingerprints
import Foundation

/// Where builds keep what they have read and written: beside the layouts, for each folder of output by itself, so that a build
/// into one folder does not forget another.
struct BuildRecords {
  /// The file that keeps layouts.
  let layouts: String

  /// How many folders are remembered besides the usual one: a build into a temporary folder leaves a record of some megabytes.
  private static let limit = 4
  private static let suffix = ".build"

  /// The folder that is written where none is named.
  static let usualOutput = "Output"

  /// The file for a folder of output. Beside it lies another of that name and `.files`.
  func path(for output: String) -> String {
    let folder = Self.absolute(output)
    guard folder != Self.absolute(Self.usualOutput) else { return layouts + Self.suffix }
    let digits = String(UInt32(truncatingIfNeeded: Fingerprint(Array(folder.utf8)).bits), radix: 16)
    return "\(layouts).\(String(repeating: "0", count: 8 - digits.count))\(digits)\(Self.suffix)"
  }

  /// Removes the records of the folders that were written longest ago. One that cannot be removed stays: it costs room only.
  func removeOldest() {
    let folder = URL(fileURLWithPath: layouts).deletingLastPathComponent()
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    let records = (found ?? []).filter { isOfNamedFolder($0.lastPathComponent) }.map { file in
      (file, date: (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate)
    }.sorted { ($0.date ?? .distantPast, $0.0.path) > ($1.date ?? .distantPast, $1.0.path) }
    for (file, _) in records.dropFirst(Self.limit) {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(atPath: file.path + ".files")
    }
  }

  /// Whether a file is the record of a folder that was named, as `layouts.0123abcd.build`.
  private func isOfNamedFolder(_ name: String) -> Bool {
    let begin = "\(URL(fileURLWithPath: layouts).lastPathComponent)."
    guard name.hasPrefix(begin), name.hasSuffix(Self.suffix) else { return false }
    let digits = name.dropFirst(begin.count).dropLast(Self.suffix.count)
    return digits.count == 8 && digits.allSatisfy { "0123456789abcdef".contains($0) }
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
