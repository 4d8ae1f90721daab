import Diagnostics
import Lifecycle

// What the presenting view controller gets, for each style and device.
extension SheetCollection {
  private static let styles = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "overCurrentContext", "currentContext",
    "popover",
  ]

  var styleSheet: Sheet {
    let old = Platform(release: Release(12) ?? .oldest)
    let rotated = "rotate"
    let columns: [(title: StudyText, platform: Platform, before: [String])] = [
      (.code("iOS 12, iPhone"), old, []),
      (.code("iOS 12, iPad"), Platform(release: old.release, idiom: .pad), []),
      (.code("iOS \(platform.release.major), iPhone"), platform, []),
      (.joined([.code("iOS \(platform.release.major), iPhone"), .phrase(Self.turned)], ", "), platform, [rotated]),
      (.code("iOS \(platform.release.major), iPad"), Platform(release: platform.release, idiom: .pad), []),
    ]
    let rows = Self.styles.map { style -> [Sheet.Cell] in
      [.init([.code(style)])]
        + columns.map { column in
          cell(style, on: column.platform, after: column.before)
        }
    }
    return Sheet(
      name: .styles, title: "Presentation styles: what the presenting view controller gets", isLandscape: true,
      parts: [
        .text(.phrase(Self.reading)),
        .table(Sheet.Table([.init(.code(""), 1.6)] + columns.map { .init($0.title, 2.4) }, rows)),
      ])
  }

  /// What it gets as the other is presented, and as that is dismissed.
  private func cell(_ style: String, on platform: Platform, after before: [String]) -> Sheet.Cell {
    let present = "present B as \(style) from A"
    var (first, second) = (SheetFlow("Sheet", in: "A", present), SheetFlow("Sheet", in: "A", present, "dismiss B"))
    first = SheetFlow(first, after: before)
    second = SheetFlow(second, after: before)
    guard let shown = SheetRun(first, on: platform, content), let dismissed = SheetRun(second, on: platform, content)
    else { return .init([.phrase(Self.impossible)]) }
    let parts = [(Self.presenting, shown), (Self.dismissing, dismissed)].map { words, run in
      (words, run.cell(of: "A", [.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear]))
    }
    let isSilent = parts.allSatisfy { $0.1.tone == .silent }
    let isInferred = parts.contains { $0.1.isInferred }
    if isSilent { return .init([.phrase(Self.noCall)], .silent, isInferred: isInferred) }
    let lines = parts.flatMap { words, cell in
      [StudyText.joined([.phrase(words), cell.lines[0]], ": ")] + cell.lines.dropFirst()
    }
    return .init(lines, .called, isInferred: isInferred)
  }

  private static var turned: Phrase { "turned to landscape first" }
  private static var presenting: Phrase { "presented" }
  private static var dismissing: Phrase { "dismissed" }
  private static var impossible: Phrase { "not possible" }
  private static var reading: Phrase {
    "Each cell is simulated: a view controller presents another one in this style, and that one is dismissed."
  }
}

extension SheetFlow {
  /// The flow after other actions.
  init(_ flow: SheetFlow, after before: [String]) {
    self.init(flow.title, structure: flow.structure, steps: before + flow.steps)
  }

  private init(_ title: Phrase, structure: String, steps: [String]) {
    self.title = title
    self.structure = structure
    self.steps = steps
  }
}
