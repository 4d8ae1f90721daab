import Foundation

/// Measures whole builds in units of L, the time that a C program needs for the layout and the SVG of 200 diagrams.
struct BuildBenchmark {
  private static let large = 3_000
  private static let small = 200

  private let lifeline: String
  private let baseline: String
  private let work: String
  private var runs = 5
  private var measuresLarge = false
  /// Where the rows go as a picture.
  private var plot: String?
  /// Whether misses are told and nothing more.
  private var onlyReports = false

  /// `LIFELINE BASELINE WORK [--runs N] [--large] [--plot FILE] [--report]`: the tool, the C program and a folder to work in.
  init(_ arguments: ArraySlice<String>) throws {
    var words = Array(arguments)
    (lifeline, baseline, work) = (words[0], words[1], words[2])
    words.removeFirst(3)
    while !words.isEmpty {
      switch words.removeFirst() {
      case "--large": measuresLarge = true
      case "--report": onlyReports = true
      case "--plot" where !words.isEmpty: plot = words.removeFirst()
      case "--runs" where words.first.flatMap { Int($0) }.map { $0 > 0 } ?? false: runs = Int(words.removeFirst()) ?? 1
      case let word:
        throw Failure(description: "'\(word)' is not an option: --runs N, --large, --plot FILE, --report", exitCode: 2)
      }
    }
  }

  /// Whether no bar was missed, or misses are only told.
  func run() throws -> Bool {
    let reference = try DrawingBaseline(program: baseline, work: work)
    let own = try ownSite()
    let shipped = try synthetic("shipped", Self.small)
    try shipped.copyTemplatesInOneLanguage()
    let plain = try synthetic("plain", Self.small)
    try PlainTemplates.write(into: "\(plain.folder)/Templates", namedAs: "Templates")

    var units: [Double] = []
    var cold = BuildRow("own site, three languages, cold", bar: 4)
    var unchanged = BuildRow("own site, nothing changed", bar: 0.25)
    var word = BuildRow("own site, one word of one scenario edited", bar: 0.3)
    var step = BuildRow("own site, one step edited")
    var template = BuildRow("own site, one template edited")
    var shippedCold = BuildRow("\(Self.small) synthetic scenarios, shipped templates, cold", bar: 2)
    var plainCold = BuildRow("\(Self.small) synthetic scenarios, plain templates, cold", bar: 1)
    var touched = Set<String>()
    // Taken in turns, so that what else the machine does falls on all. An edit is another one each time, so that nothing
    // can be left of it.
    for number in 1...runs {
      note("run \(number) of \(runs)")
      units.append(try reference.milliseconds())
      try measure(&cold, own.buildCold)
      let before = try own.snapshot()
      try measure(&unchanged, own.build)
      touched.formUnion(try own.snapshot().touched(since: before))
      try OwnSiteEdit.word.make(number, in: own)
      try measure(&word, own.build)
      try OwnSiteEdit.step.make(number, in: own)
      try measure(&step, own.build)
      try OwnSiteEdit.template.make(number, in: own)
      try measure(&template, own.build)
      try measure(&shippedCold, shipped.buildCold)
      try measure(&plainCold, plain.buildCold)
    }
    unchanged.touched = touched
    let unit = median(units)
    var rows = [cold, unchanged, word, step, template, shippedCold, plainCold]
    rows.append(try servedRow(own))
    if measuresLarge { rows.append(try largeRow(after: shippedCold.figure(unit))) }
    if let plot {
      try Data(BuildPlot.svg(rows.compactMap { $0.comparison(unit) }).utf8).write(to: URL(fileURLWithPath: plot))
    }
    return report(rows, unit)
  }

  /// Somebody writes all day: the time from each edited word to its page, and the memory after the first edits and at the end.
  private func servedRow(_ project: MeasuredProject) throws -> BuildRow {
    let edits = 1_000
    var row = BuildRow("own site in the preview, one word to its new page, \(edits) times", bar: 0.15)
    note(row.work)
    let preview = try MeasuredPreview(of: project)
    defer { preview.end() }
    for number in runs + 1...runs + edits {
      row.add(
        milliseconds: try preview.milliseconds(untilPage: OwnSiteEdit.page, says: OwnSiteEdit.word.text(number)) {
          try OwnSiteEdit.word.make(number, in: project)
        })
      if number == runs + 50 { row.settledPeak = try preview.residentMegabytes() }
    }
    row.add(peakMegabytes: try preview.residentMegabytes())
    return row
  }

  /// Many scenarios may take each a tenth more than few. Measured once, as it is long.
  private func largeRow(after small: Double) throws -> BuildRow {
    let project = try synthetic("large", Self.large)
    try project.copyTemplatesInOneLanguage()
    var row = BuildRow(
      "\(Self.large) synthetic scenarios, shipped templates, cold, once",
      bar: 1.1 * Double(Self.large / Self.small) * small, peakBar: 200)
    try measure(&row, project.buildCold)
    return row
  }

  private func measure(_ row: inout BuildRow, _ build: () throws -> MeasuredProcess) throws {
    note(row.work)
    row.add(try build())
  }

  private func ownSite() throws -> MeasuredProject {
    let project = try MeasuredProject("own", in: work, lifeline: lifeline)
    try project.copy("Content")
    try project.copy("Templates")
    for edit in OwnSiteEdit.all { try edit.prepare(in: project) }
    return project
  }

  private func synthetic(_ name: String, _ count: Int) throws -> MeasuredProject {
    let project = try MeasuredProject(name, in: work, lifeline: lifeline)
    try SyntheticSite.write(into: project.folder, scenarios: count)
    return project
  }

  private func report(_ rows: [BuildRow], _ unit: Double) -> Bool {
    print("L = \((unit * 10).rounded() / 10) ms; medians of \(runs); the peak is that of the largest process.\n")
    print("| work | seconds | L | bar | peak MB |\n| --- | ---: | ---: | --- | ---: |")
    for row in rows { print(row.markdown(unit)) }
    let misses = rows.flatMap { $0.misses(unit) }
    if !misses.isEmpty { print("\nMissed:") }
    for miss in misses { print("- \(miss)") }
    return misses.isEmpty || onlyReports
  }

  private func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
