import ArgumentParser
import Diagnostics
import Generator
import Scenarios

/// `lifeline check`
struct Check: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell everything that is wrong with the content, in one run.",
    discussion: """
      Every file is read, every scenario simulated and held against its expectations; nothing is written. \
      A text that is not there in a language of the site, for which the templates have a table of words, is a warning. \
      Where site.yaml says 'showsEveryChange: true', so is a rule of the model that changed from iOS 8 on without a \
      scenario that shows it.

      A path is a folder of content or the project around it, or a file or a folder in one: then only what is wrong with \
      that part is reported. A file can be in any folder. The folder Templates beside the content is such a part, too.

      The worst come first. With --format github the findings stand beside the changed lines of a pull request; sarif is for \
      code hosts, junit for the test reports of CI, json for tools. Those go to standard output, also where there is no \
      content; what is wrong with the command line is text on standard error, and the exit status 2.

      EXAMPLES
        lifeline check
        lifeline check Content/Scenarios/navigation my-flow.yaml
        lifeline check --format sarif > lifeline.sarif
        generate-scenario | lifeline check -
      """)

  @Argument(
    help: ArgumentHelp("Folders and files, - for standard input; left out, the content.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup var content: ContentOption

  @OptionGroup var templates: TemplateOption

  @OptionGroup var printing: FindingsOptions
  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if paths.contains("") { throw ValidationError("a path is the name of a file or a folder, and not empty") }
    if let folder = content.given, let path = paths.first {
      throw ValidationError("'\(path)' and --content \(folder) both say what is checked; give one of them")
    }
    if paths.count(where: { $0 == TextFile.standardInput }) > 1 {
      throw ValidationError("standard input can be read once only")
    }
  }

  func run() throws {
    if paths.contains(TextFile.standardInput) { Console.announceStandardInput() }
    let subjects = paths.isEmpty ? [content.content] : paths
    let checked = CheckedContent.all(
      paths.isEmpty ? [.folder(content.content)] : paths.map { ContentPath($0, content: content.content) },
      templates: templates)
    let findings = checked.flatMap(\.findings)
    // The count is a result as well, but not one for tools.
    defer { if printing.format == .text { Console.countResult(lastLine(subjects, checked, findings)) } }
    try Console.report(findings, printing)
  }

  /// `Content: 3 scenarios, 2 sources, 1 error`
  private func lastLine(_ subjects: [String], _ checked: [CheckedContent], _ findings: [Diagnostic]) -> String {
    let subject = subjects.count == 1 ? TextFile.shownName(subjects[0]) : "\(subjects.count) paths"
    var totals: [(number: Int, noun: String)] = Catalog().counts
    for content in checked {
      for (index, count) in content.catalog.counts.enumerated() { totals[index].number += count.number }
    }
    let isWhole = checked.allSatisfy(\.isWhole)
    // A folder of content is known by its scenarios and sources; a part of it by what it is.
    let shown = isWhole ? Array(totals.prefix(2)) : totals.filter { $0.number > 0 }
    return "\(subject.printable): "
      + (shown.map { Counts.phrase($0.number, $0.noun) } + [Counts.phrase(findings)]).joined(separator: ", ") + "\n"
  }
}
