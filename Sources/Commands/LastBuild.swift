import ConcurrentMap
import Diagnostics
import Fingerprints
import Foundation
import Generator
import Graphviz
import Scenarios
import Site

/// What the last build read, wrote and found, kept beside the layouts. If nothing has changed since, a build reports the same
/// findings and ends.
struct LastBuild {
  /// The file that keeps it.
  let path: String
  /// What is read, besides the program itself.
  let content: String
  /// The folder of templates, if there is one.
  let templates: String?
  /// The simulator's module, if one is named.
  let module: String?
  /// What else decides what is made.
  let options: [String?]
  /// The folders that are written.
  let output: [String]

  /// The inputs as they are now; `nil` where that cannot be said for certain.
  func inputs() -> InputSnapshot? {
    guard let program = Bundle.main.executablePath else { return nil }
    // A misnamed settings file is not read, but a build reports it: one that appears must not go unnoticed.
    let beside = CatalogLoader.findings(beside: content).map { $0.location.file }
    let words =
      [content, Graphviz.version, Markdown.libraryVersion] + (output + options + [templates]).map { $0 ?? "\0" }
      + beside
    return InputSnapshot(
      words: words, program: program,
      files: (modules + [CatalogLoader.settingsFile(beside: content)]).compactMap(\.self),
      folders: [
        InputSnapshot.Folder(content, readsHidden: false)
      ] + (templates.map { [InputSnapshot.Folder($0, readsHidden: true)] } ?? []))
  }

  /// The modules that browsers run; the second need not be there.
  private var modules: [String?] {
    [module, module.map(BrowserModules.logReader).flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }]
  }

  /// How the output is now.
  func look() throws(OutputError) -> OutputStatuses {
    try OutputStatuses(Array(zip(["site", "book"], output)).map { (name: $0, path: $1) })
  }

  /// The number of files in each folder of output, and the findings of the last build; `nil` unless that build read these inputs
  /// and the output has not changed since.
  func result(_ inputs: InputSnapshot?, _ output: OutputStatuses) -> (counts: [Int], findings: [Diagnostic])? {
    guard let inputs, FileManager.default.fileExists(atPath: path) else { return nil }
    let record = BuildRecord(inputs, output: output)
    return record.findings(keptAt: path).map { (record.counts, $0) }
  }

  /// The files of the output that builds have left as they are, and that need not be made again.
  func keptOutput(_ output: OutputStatuses) -> KeptOutput {
    program.map { KeptOutput(at: tablePath, program: $0, output: output) } ?? KeptOutput()
  }

  /// Keeps what the files of the output follow from, and that it was made from these inputs with these findings, unless
  /// somebody has changed them meanwhile.
  ///
  /// `unchanged` are the files of the output that the build did not write: nothing that they follow from has changed, or they
  /// were made again with the same bytes. If somebody has written to one since the output was `left`, it is not kept.
  func keep(
    _ outcome: SiteBuilder.Outcome, _ inputs: InputSnapshot?, unchanged: [String], left before: OutputStatuses?
  ) {
    do throws(OutputError) {
      let (now, left) = concurrently {
        self.inputs()
      } _: {
        Result { () throws(OutputError) in try look() }
      }
      let output = try left.get()
      let foreign = before.map { output.changed(unchanged, since: $0) } ?? []
      if let program {
        try KeptOutput.keep(
          foreign.isEmpty ? outcome.files : outcome.files.filter { !foreign.contains($0.name) }, outcome.digests,
          targets: outcome.targets, at: tablePath, program: program, output: output)
      }
      if foreign.isEmpty, let inputs, inputs == now {
        try BuildRecord(inputs, output: output).keep(at: path, with: outcome.diagnostics)
      }
    } catch {
      Console.error("\(path): note: what was built is not kept: \(error.reason)")
    }
  }

  /// Beside the record of the inputs.
  private var tablePath: String { "\(path).files" }

  /// What makes files, as the keys of files do not say it.
  private var program: [UInt8]? {
    Bundle.main.executablePath.flatMap { InputSnapshot.identity(of: $0, [Graphviz.version, Markdown.libraryVersion]) }
  }
}
