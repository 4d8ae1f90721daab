import Foundation
import Graphviz
import Site

/// What the last build read and wrote, kept beside the layouts: where nothing has changed since, a build ends at once.
struct LastBuild {
  /// The file that keeps it.
  let path: String
  /// What is read, besides the program itself.
  let content: String
  let templates: String
  let module: String?
  /// What else decides what is made.
  let address: [String?]
  /// The folders that are written.
  let output: [String]

  /// The inputs as they are now; `nil` where that cannot be said for certain.
  func inputs() -> InputSnapshot? {
    guard let program = Bundle.main.executablePath else { return nil }
    let words = [content, templates, Graphviz.version, Markdown.libraryVersion] + (output + address).map { $0 ?? "\0" }
    return InputSnapshot(
      words: words, program: program, files: module.map { [$0] } ?? [],
      folders: [
        InputSnapshot.Folder(content, readsHidden: false), InputSnapshot.Folder(templates, readsHidden: true),
      ])
  }

  /// The number of files in each folder of output; `nil` unless the last build read these inputs and the output has not
  /// changed since.
  func counts(_ inputs: InputSnapshot?) throws(OutputError) -> [Int]? {
    guard let inputs, FileManager.default.fileExists(atPath: path) else { return nil }
    let record = try BuildRecord(inputs, output: output)
    return record.isKept(at: path) ? record.counts : nil
  }

  /// Keeps that the output was made from these inputs, unless somebody has changed them meanwhile.
  func keep(_ inputs: InputSnapshot?) {
    guard let inputs, inputs == self.inputs() else { return }
    do throws(OutputError) {
      try BuildRecord(inputs, output: output).keep(at: path)
    } catch {
      Console.error("\(path): note: what was built is not kept: \(error.reason)")
    }
  }
}
