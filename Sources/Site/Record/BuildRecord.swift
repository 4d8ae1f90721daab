public import Diagnostics

/// What the last build read and how it left its output, so that a build of the same inputs only reports the
/// findings again.
///
/// It is compared as a whole and never read in parts: one that is damaged, or of another version of the program, is as good
/// as none. The output is compared by the times and numbers that the file system keeps for each file, not by its bytes. The
/// findings follow the record in the same file.
public struct BuildRecord: Sendable {
  private static let header = "lifeline build 2\n"

  private let bytes: [UInt8]
  /// How many files each folder of output holds, the marks of builds among them, but not what builds leave alone.
  public let counts: [Int]

  /// The record of a build from these inputs that has left the output like that.
  public init(_ inputs: InputSnapshot, output: OutputStatuses) {
    var bytes = Array(Self.header.utf8)
    bytes.append(number: UInt64(inputs.bytes.count))
    bytes += inputs.bytes
    var counts: [Int] = []
    for contents in output.contents {
      for (path, status) in contents.files.sorted(by: { $0.key < $1.key }) {
        bytes += path.utf8
        bytes.append(0)
        status.append(to: &bytes)
      }
      for path in contents.folders.sorted() + contents.unnamed.sorted() {
        bytes += path.utf8
        bytes.append(0)
      }
      counts.append(
        contents.files.keys.count { !OutputTarget.keptNames.contains($0) && FilePath.name(of: $0) != ".DS_Store" })
    }
    self.bytes = bytes
    self.counts = counts
  }

  /// The findings that are kept with this record at a path; `nil` if the file holds another record or is damaged.
  public func findings(keptAt path: String) -> [Diagnostic]? {
    guard let status = FileStatus(path), status.kind == .file, status.size > bytes.count,
      let kept = FilePath.contents(of: path), kept.count > bytes.count, kept[..<bytes.count] == bytes[...]
    else { return nil }
    return KeptFindings.findings(in: kept, from: bytes.count)
  }

  /// Writes the record and the build's findings to a file, and makes the folders that lead there.
  public func keep(at path: String, with findings: [Diagnostic]) throws(OutputError) {
    try OutputFile(path).write(bytes + KeptFindings.bytes(of: findings), makingFolders: true)
  }
}
