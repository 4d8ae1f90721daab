import ArgumentParser
import ConcurrentMap
import Diagnostics
import Fingerprints
import Foundation
import Generator
import Scenarios
import Site

/// `lifeline build`
struct Build: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the site (HTML) and the book (Markdown).",
    discussion: """
      Simulates every scenario, holds it against its expectations and against the evidence, draws its diagrams and \
      renders its pages. With an error nothing is written, and the old output stays as it is. Site and book change \
      together. Files that no build has made are never removed: a folder that holds any is refused. If content, \
      templates and output have not changed since the last build, the command only reports that build's findings again.

      With --check nothing is written either: the command fails if the book in the output folder is not what the content \
      gives now. That is the line to put into CI where the book is committed.

      EXAMPLES
        lifeline build
        lifeline build --base-url https://example.org --path-prefix /flows/ --output public
        lifeline build --check --strict --format github
      """)

  @OptionGroup var content: ContentOption
  @OptionGroup var site: SiteOptions
  @OptionGroup var layouts: LayoutOptions
  @OptionGroup var writing: OutputOptions

  @Option(help: ArgumentHelp("The folder to write; it gets the folders site and book.", valueName: "folder"))
  var output = BuildRecords.usualOutput

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Where the site is published, in place of what the settings say.", valueName: "address"),
    transform: { text in
      guard let address = WebAddress.base(text) else {
        throw ValidationError(WebAddress.problem(with: text) ?? "")
      }
      return address
    })
  var baseURL: String?

  @Option(
    help: ArgumentHelp("The folder of that address in which the site lies, such as /lifeline/.", valueName: "path"),
    transform: { text in
      guard let prefix = WebAddress.prefix(text) else {
        throw ValidationError("'\(text)' is not a path: letters, digits and -._~ between slashes, such as /lifeline/")
      }
      return prefix
    })
  var pathPrefix: String?

  @Flag(help: "Write nothing; fail if the book in the output folder is stale.")
  var check = false

  @Flag(help: "Make a picture for links to each page, a PNG; it needs rsvg-convert.")
  var pictures = false

  @OptionGroup var printing: FindingsOptions

  @Flag(help: "Print how long reading, simulating, drawing and the like took.")
  var timings = false

  @Flag(help: "Print each file that was made: why, and whether it is another one now.")
  var verbose = false

  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output names a folder") }
    if let fault = address.fault { throw ValidationError(fault) }
  }

  func run() throws {
    ProcessMemory.shareHeaps(ofCores: ProcessInfo.processInfo.activeProcessorCount)
    if check { return try checkBook() }
    let pictures = try pictureMaker()
    let last = lastBuild(pictures)
    let places = site.templates.places(beside: content.content)
    // Tools get one report: the findings about the content, then those about the output.
    var found: [Diagnostic] = []
    try writing.locked(output, replacing: ["\(output)/site", book], reading: places) { session in
      let times = PhaseTimes()
      times.note(.began(.comparing, count: nil))
      let (inputs, left) = try look(last)
      if let last, let left, let (counts, findings) = last.result(inputs, left) {
        try session.write { (writer, lock) throws(OutputError) in
          try writer.removeLeftovers(of: ["site", "book"], under: lock)
        }
        if printing.format == .text { try report(findings) }
        report(unchanged: counts)
        tell(times)
        if printing.format != .text { try Console.report(findings, printing) }
        return
      }
      let progress = ProgressLine(Console.style)
      defer { progress.end() }
      let kept = left.flatMap { last?.keptOutput($0) } ?? KeptOutput()
      let outcome = try build(progress, times, pictures, kept: kept, into: session.store)
      if printing.format != .text { found = outcome.diagnostics }
      let trees = [(name: "site", tree: outcome.site), (name: "book", tree: outcome.book)]
      progress.note(.began(.writing, count: nil))
      times.note(.began(.writing, count: nil))
      let changes = try session.write { (writer, lock) throws(OutputError) in
        let changes = try writer.write(trees, under: lock)
        // What the output shares with it has changed for the disk when it goes.
        session.store.remove()
        layouts.keep(outcome.layouts)
        let unchanged = zip(trees, changes).flatMap { tree, changes in changes.unchanged.map { "\(tree.name)/\($0)" } }
        last?.keep(outcome, inputs, unchanged: unchanged, left: left)
        layouts.records?.removeOldest()
        return changes
      }
      progress.end()
      if verbose {
        for line in MadeFilesText.lines(outcome.made, zip(trees.map(\.name), changes)) { Console.print(line) }
      }
      for (tree, changes) in zip(trees, changes) { Console.count("\(output)/\(tree.name): \(changes.words)") }
      tell(times)
      if printing.format != .text { try Console.report(found, printing) }
    } failing: { problems in
      try Console.report(found + problems, printing)
    }
  }

  /// What the build before this one has read and written.
  private func lastBuild(_ pictures: PictureMaker?) -> LastBuild? {
    return layouts.records.map { records in
      LastBuild(
        path: records.path(for: output), content: content.content, templates: origin.folder, module: site.module,
        options: [
          baseURL, pathPrefix, pictures.map { "pictures \($0.sample.bits)" }, origin.hasBuiltIn ? "built-in" : nil,
        ],
        output: ["\(output)/site", book])
    }
  }

  /// What a build would read now, and how the output is.
  private func look(_ last: LastBuild?) throws -> (InputSnapshot?, OutputStatuses?) {
    guard let last else { return (nil, nil) }
    let (inputs, output) = concurrently {
      last.inputs()
    } _: {
      Result { () throws(OutputError) in try last.look() }
    }
    return (inputs, try output.get())
  }

  private func report(unchanged counts: [Int]) {
    for (name, count) in zip(["site", "book"], counts) {
      Console.count("\(output)/\(name): 0 new, 0 changed, 0 removed, \(count - 1) unchanged")
    }
  }

  private var origin: TemplateOrigin { site.templates.origin(beside: content.content) }
  private var address: SiteAddress { SiteAddress(baseURL: baseURL, pathPrefix: pathPrefix) }

  private func build(
    _ progress: ProgressLine, _ times: PhaseTimes, _ pictures: PictureMaker? = nil, kept: KeptOutput,
    into store: OutputStore? = nil
  ) throws -> SiteBuilder.Outcome {
    let outcome = SiteBuilder.build(
      content: content.content, templates: origin, layouts: layouts.settings, address: address,
      modules: try site.readModules(), pictures: pictures, kept: kept, store: store,
      progress: { event in
        progress.note(event)
        times.note(event)
        // What was read or made before goes back before more is drawn.
        if case .began(let phase, _) = event, [.planning, .layingOut, .rendering, .following].contains(phase) {
          ProcessMemory.giveBack()
        }
      })
    progress.end()
    // Tools get one report at the end, unless the build ends here.
    let endsHere = outcome.diagnostics.hasErrors || printing.strict && !outcome.diagnostics.isEmpty && !check
    if endsHere || printing.format == .text { try report(outcome.diagnostics) }
    return outcome
  }

  private func report(_ findings: [Diagnostic]) throws {
    try Console.report(findings, printing, counting: content.content)
  }

  /// Makes pictures if they are asked for and can be had.
  private func pictureMaker() throws -> PictureMaker? {
    guard pictures, !check else { return nil }
    let converter = ImageConverter(scale: 1)
    do throws(PictureMaker.Failure) {
      return try PictureMaker { svg throws(PictureMaker.Failure) in
        do throws(ImageConverter.Failure) {
          return Array(try converter.image(svg, .png))
        } catch {
          throw PictureMaker.Failure("\(error)")
        }
      }
    } catch {
      throw UsageError("--pictures: \(error.reason)")
    }
  }

  private func tell(_ times: PhaseTimes) {
    if timings { for line in times.lines() { Console.error(line) } }
  }

  private func checkBook() throws {
    let last = lastBuild(nil)
    var kept = KeptOutput()
    var known: [Diagnostic]?
    let times = PhaseTimes()
    times.note(.began(.comparing, count: nil))
    do throws(OutputError) {
      if let last {
        let left = try last.look()
        known = last.result(last.inputs(), left)?.findings
        kept = last.keptOutput(left)
      }
    } catch {
      // The comparison below reports what is wrong with the book. The site does not matter here.
    }
    if let known {
      tell(times)
      return try report(known)
    }
    let outcome = try build(ProgressLine(Console.style), times, kept: kept)
    tell(times)
    let ofContent = printing.format == .text ? [] : outcome.diagnostics
    var differences: [OutputDifference] = []
    do throws(OutputError) {
      differences = try OutputWriter().differences(between: outcome.book, and: book)
    } catch {
      return try Console.report(ofContent + error.diagnostics, printing)
    }
    try Console.report(ofContent + differences.map { $0.stale(in: book) }, printing)
  }

  private var book: String { "\(output)/book" }
}

extension OutputChanges {
  fileprivate var words: String {
    "\(added.count) new, \(changed.count) changed, \(removed.count) removed, \(unchanged.count) unchanged"
  }
}
