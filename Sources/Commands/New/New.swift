import ArgumentParser
import Diagnostics
import Foundation
import Reports
import Scenarios

/// `lifeline new`
struct New: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Make a folder of your own that builds at once.",
    discussion: """
      The folder has settings, a scenario, a page in Markdown, a workflow that checks and builds it, and .gitignore. \
      A file that is there already is never replaced: then nothing is written.

      EXAMPLES
        lifeline new shop && cd shop && lifeline serve
        lifeline new checkout --bare
        lifeline new .
      """)

  @Argument(help: ArgumentHelp("The folder, which is made if it is not there.", valueName: "name"))
  var name: String

  @Flag(help: "Write a scenario alone, as NAME.yaml.")
  var bare = false

  @OptionGroup var console: ConsoleOptions

  /// Whether the name is a way to a folder that is there, such as `.` or `../..`, and not the folder's own name.
  private var isWay: Bool { name.split(separator: "/").last.map { $0 == "." || $0 == ".." } ?? false }

  /// The project, which is called as the folder is.
  private var project: NewProject? {
    NewProject(name: isWay && !bare ? URL(fileURLWithPath: name).standardizedFileURL.path : name)
  }

  func validate() throws {
    guard project != nil else {
      throw ValidationError("'\(name)' has no letter or digit from which a title could be made")
    }
  }

  func run() throws {
    guard let project else { return }
    let name = String(name.reversed().drop { $0 == "/" }.reversed())
    let before = name == "." ? "" : "\(name)/"
    let files = bare ? [("\(name).yaml", project.scenario(schema: nil))] : project.files.map { (before + $0, $1) }
    let taken = files.map(\.0).filter { (try? FileManager.default.attributesOfItem(atPath: $0)) != nil }
    guard taken.isEmpty else {
      try Console.report(
        taken.map {
          Diagnostic(
            id: "new.taken", at: SourceLocation(file: $0), "there is a file already, and nothing was written")
        })
      return
    }
    for (path, text) in files {
      guard try NewFile(path: path).write(Array(text.utf8)) else {
        throw UsageError("\(path) was made by somebody else meanwhile, and stays as it is")
      }
      Console.print("\(path)\n")
    }
    let way = name == "." ? "" : "cd \(ShellWords.word(name)) && "
    Console.count(bare ? "try: lifeline simulate \(ShellWords.word("\(name).yaml"))" : "try: \(way)lifeline serve")
  }
}
