import Diagnostics
import Foundation
import Scenarios

/// A table of words as its file has it, in the order of its lines.
struct WordTableText {
  /// The phrases with their words; those of a phrase without words are empty.
  private(set) var members: [JSON.Member] = []
  /// Whether there is a file.
  private(set) var isThere = false

  /// A table without phrases.
  init() {}

  /// The table of a file, or one without phrases where there is no file or an empty one.
  init(at path: String) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("'\(path)' cannot be read")
    }
    isThere = true
    let body = data.starts(with: TextFile.encodingMark) ? data.dropFirst(TextFile.encodingMark.count) : data
    guard let text = String(data: body, encoding: .utf8) else { throw UsageError("'\(path)' is not text in UTF-8") }
    if text.allSatisfy(\.isWhitespace) { return }
    let read: JSON
    do throws(JSONProblem) {
      read = try JSON(parsing: text)
    } catch {
      throw UsageError("'\(path)' is not JSON, and stays as it is: \(error.message)")
    }
    guard case .object(let members) = read, members.allSatisfy(Self.isText) else {
      throw UsageError("'\(path)' is not a table of words, and stays as it is: a table is an object of texts by texts")
    }
    self.members = members
  }

  private static func isText(_ member: JSON.Member) -> Bool { if case .text = member.value { true } else { false } }

  /// The table with phrases that it lacks, without words and behind the others.
  func adding(_ phrases: [String]) -> WordTableText {
    var table = self
    let known = Set(members.map(\.key))
    table.members += phrases.filter { !known.contains($0) }.map { JSON.Member($0, .text("")) }
    return table
  }

  /// How many phrases have no words.
  var untranslated: Int { members.count { $0.value == .text("") } }

  /// The lines of the file.
  var text: String {
    let entries = members.map { "  \(JSONText.quoted($0.key)): \($0.value.text())" }
    return "{\n\(entries.joined(separator: ",\n"))\n}\n"
  }
}
