import ArgumentParser
import BuiltInTemplates
import Diagnostics
import Foundation
import Generator

/// `lifeline templates`
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the built-in templates, and copy those that you want to change.",
    discussion: """
      The templates, styles, scripts and words of the site are part of this program. A file in the folder Templates takes \
      the place of the built-in one with the same path; all others stay built in.

      EXAMPLES
        lifeline templates
        lifeline templates eject site/partials/footer.mustache
        lifeline templates diff site/partials/footer.mustache
        lifeline templates keep site/partials/footer.mustache
        lifeline templates words de --output Templates/words/de.json
      """,
    subcommands: [List.self, Eject.self, Diff.self, Keep.self, Words.self], defaultSubcommand: List.self)

  /// `lifeline templates list`
  struct List: ConsoleCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the built-in templates, which of them a file of yours takes the place of, and your other files.")

    @OptionGroup var folder: TemplatesFolder
    @OptionGroup var console: ConsoleOptions

    func run() throws {
      let stale = Set(BuiltInChanges(in: folder.path).stale.map(\.path))
      let lines = BuiltInTemplates.files.map { file in
        let isOwn = FileManager.default.fileExists(atPath: "\(folder.path)/\(file.path)")
        let remark = stale.contains(file.path) ? "  yours, and the built-in one has changed" : isOwn ? "  yours" : ""
        return "\(file.path)\(remark)\n"
      }
      let names = BuiltInTemplates.files.map(\.path)
      let others = try folder.ownFiles().filter { !names.contains($0) }.map { path in
        "\(path)  yours, and no built-in one has this name\(Suggestion.phrase(for: path, in: names))\n"
      }
      Console.print((lines + others).joined())
    }
  }

  /// `lifeline templates eject`
  struct Eject: ConsoleCommand {
    static let configuration = CommandConfiguration(
      abstract: "Copy built-in templates into the folder Templates, to change them there.",
      discussion: "A file that is there already is never replaced. Without a name, all templates are copied.")

    @Argument(help: "Paths of built-in templates, or folders of them, such as site/docs.mustache or styles.")
    var names: [String] = []

    @OptionGroup var folder: TemplatesFolder
    @OptionGroup var console: ConsoleOptions

    func run() throws {
      let files = try folder.files(names)
      var isRefused = false
      for file in files {
        let copy = "\(folder.path)/\(file.path)"
        if try NewFile(path: copy).write(file.bytes) {
          try NewFile(path: folder.original(of: file.path)).replace(with: file.bytes)
          Console.print("\(copy)\n")
        } else {
          isRefused = true
          Console.error("\(copy): note: there is a file already, and it stays as it is")
        }
      }
      if isRefused, names.count == files.count { throw ExitCode(1) }
    }
  }

  /// `lifeline templates diff`
  struct Diff: ConsoleCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show what changed in built-in templates since you copied them.")

    @Argument(help: "Paths of templates; left out, all that changed.")
    var names: [String] = []

    @OptionGroup var folder: TemplatesFolder
    @OptionGroup var console: ConsoleOptions

    func run() throws {
      let asked = try Set(folder.files(names).map(\.path))
      let changed = BuiltInChanges(in: folder.path).stale.filter { asked.contains($0.path) || !$0.isBuiltIn }
      tellUnchanged(asked, beside: changed.map(\.path))
      for copy in changed {
        Console.print("\(copy.path)\(copy.isBuiltIn ? "" : " is no longer built in")\n")
        for line in copy.lines?.removed ?? [] { Console.print("- \(line)\n") }
        for line in copy.lines?.added ?? [] { Console.print("+ \(line)\n") }
      }
    }

    /// What is asked for by its name is answered, also where there is nothing to show.
    private func tellUnchanged(_ asked: Set<String>, beside changed: [String]) {
      let copied = asked.filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") }.sorted()
      let unchanged = copied.filter { !changed.contains($0) }
      if names.isEmpty {
        if changed.isEmpty { Console.count("no built-in template has changed since you copied it") }
        return
      }
      for path in unchanged {
        let isKnown = FileManager.default.fileExists(atPath: folder.original(of: path))
        Console.count(
          isKnown
            ? "\(path): the built-in one has not changed since you copied it"
            : "\(path): what it was copied from is not known; 'lifeline templates keep \(path)' keeps the built-in one beside it"
        )
      }
      if copied.isEmpty, changed.isEmpty {
        Console.count("\(folder.path) has no copy of \(names.joined(separator: ", ")); the built-in one is used")
      }
    }
  }

  /// `lifeline templates keep`
  struct Keep: ConsoleCommand {
    static let configuration = CommandConfiguration(
      abstract: "Keep your copies as they are, and no longer tell of what changed up to now.")

    @Argument(help: "Paths of templates.")
    var names: [String]

    @OptionGroup var folder: TemplatesFolder
    @OptionGroup var console: ConsoleOptions

    func run() throws {
      for file in try folder.files(names) {
        guard FileManager.default.fileExists(atPath: "\(folder.path)/\(file.path)") else {
          throw UsageError("there is no \(folder.path)/\(file.path) to keep")
        }
        try NewFile(path: folder.original(of: file.path)).replace(with: file.bytes)
      }
    }
  }
}
