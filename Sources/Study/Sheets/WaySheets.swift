import Diagnostics
import Lifecycle

// The ways to a screen and back, and who gets nothing on them.
extension SheetCollection {
  private static let appearance: [Callback] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private static let inFlows = [
    SheetFlow("Push", in: "nav(A)", "push B"),
    SheetFlow("Full-screen modal", in: "A", "present B as fullScreen from A"),
    SheetFlow("Sheet", in: "A", "present B as pageSheet from A"),
    SheetFlow("Modal over full screen", in: "A", "present B as overFullScreen from A"),
    SheetFlow("Tab, first visit", in: "tabBar(A, B)", "selectTab B"),
  ]

  private static let backFlows = [
    SheetFlow("Pop", in: "nav(B, A)", "pop"),
    SheetFlow("Full-screen modal, dismissed", in: "B ; B presents A as fullScreen", "dismiss A"),
    SheetFlow("Sheet, dismissed", in: "B ; B presents A as pageSheet", "dismiss A"),
    SheetFlow("Modal over full screen, dismissed", in: "B ; B presents A as overFullScreen", "dismiss A"),
    SheetFlow("Tab, visited again", in: "tabBar(B, A)", "selectTab A", "selectTab B"),
  ]

  private static let otherFlows = [
    SheetFlow("Swipe back", in: "nav(B, A)", "beginInteractivePop", "finishInteractivePop", counting: 2),
    SheetFlow("Swipe back, cancelled", in: "nav(B, A)", "beginInteractivePop", "cancelInteractivePop", counting: 2),
    SheetFlow(
      "Sheet, dragged away", in: "B ; B presents A as pageSheet", "beginInteractiveDismiss",
      "finishInteractiveDismiss", counting: 2),
    SheetFlow(
      "Sheet, drag cancelled", in: "B ; B presents A as pageSheet", "beginInteractiveDismiss",
      "cancelInteractiveDismiss", counting: 2),
    SheetFlow("Page, scrolled", in: "page(A, B)", "pageForward"),
    SheetFlow("A new root", in: "A", "switchRoot B"),
    SheetFlow("Go to the Home Screen", in: "nav(A)", "home", to: ""),
    SheetFlow("Come back from the Home Screen", in: "nav(B)", "home", "reopen", from: ""),
  ]

  var waysIn: Sheet { ways(.waysIn, "Ways in: the calls on both sides", Self.inFlows) }
  var waysBack: Sheet { ways(.waysBack, "Ways back: the calls on both sides", Self.backFlows) }

  /// A column for each way, with its essential calls from the top to the bottom.
  private func ways(_ name: Sheet.Name, _ title: Phrase, _ flows: [SheetFlow]) -> Sheet {
    let runs = flows.compactMap { SheetRun($0, on: platform, content) }
    let calls = runs.map { run in
      run.essentials.filter { [run.flow.outgoing, run.flow.incoming].contains($0.subject.name) }
    }
    var rows = (0..<(calls.map(\.count).max() ?? 0)).map { row -> [Sheet.Cell] in
      let cells = zip(runs, calls).map { run, calls -> Sheet.Cell in
        guard calls.indices.contains(row) else { return .empty }
        let call = calls[row]
        let isIncoming = call.subject.name == run.flow.incoming
        return Sheet.Cell(
          [.phrase(isIncoming ? Self.incoming : Self.outgoing), .code(call.callback.name)],
          isIncoming ? .called : .other, isInferred: call.standing == .inferred)
      }
      return [Sheet.Cell([.code("\(row + 1)")])] + cells
    }
    let silent = zip(runs, calls).map { run, calls -> Sheet.Cell in
      let silent = [(run.flow.outgoing, Self.outgoing), (run.flow.incoming, Self.incoming)].filter { name, _ in
        !calls.contains { $0.subject.name == name }
      }
      guard let first = silent.first else { return .init([.code("–")]) }
      return .init(
        silent.map { .phrase($0.1) }, .silent, isInferred: !run.knowsSilence(of: first.0))
    }
    rows.append([Sheet.Cell([.phrase(Self.noCall)])] + silent)
    let columns = [Sheet.Table.Column(.code(""), 1)] + runs.map { .init(.phrase($0.flow.title), 3) }
    return Sheet(
      name: name, title: title, isLandscape: true,
      parts: [.text(.phrase(Self.readingWays)), .table(Sheet.Table(columns, rows))])
  }

  /// Each way, with each of the four calls on both sides.
  var silentSheet: Sheet {
    let flows = Self.inFlows + Self.backFlows + Self.otherFlows
    let rows = flows.compactMap { SheetRun($0, on: platform, content) }.map { run -> [Sheet.Cell] in
      [.init([.phrase(run.flow.title)])]
        + [run.flow.outgoing, run.flow.incoming].flatMap { name -> [Sheet.Cell] in
          Self.appearance.map { name.isEmpty ? .empty : Self.mark(run, name, $0) }
        }
    }
    func heads(_ side: Phrase) -> [Sheet.Table.Column] {
      Self.appearance.map { .init(.joined([.phrase(side), .code($0.name)], " "), 1.5) }
    }
    let columns = [Sheet.Table.Column(.code(""), 2.4)] + heads(Self.outgoing) + heads(Self.incoming)
    return Sheet(
      name: .silent, title: "Who gets nothing", isLandscape: true,
      parts: [.text(.phrase(Self.readingSilent)), .table(Sheet.Table(columns, rows))])
  }

  private static func mark(_ run: SheetRun, _ name: String, _ callback: Callback) -> Sheet.Cell {
    let calls = run.events.filter { $0.subject.name == name && $0.callback == callback }
    if calls.isEmpty {
      return .init([.code("–")], .silent, isInferred: !run.hasCalls(name) && !run.knowsSilence(of: name))
    }
    return .init(
      [.code(calls.count == 1 ? "✓" : "✓ × \(calls.count)")], .called,
      isInferred: calls.contains { $0.standing == .inferred })
  }

  static var outgoing: Phrase { "outgoing" }
  static var incoming: Phrase { "incoming" }
  static var noCall: Phrase { "no call" }
  private static var readingWays: Phrase {
    "Time runs down. Blue is incoming, gray is outgoing; the last row names those that get no call."
  }
  private static var readingSilent: Phrase {
    "A check mark is a call, a dash on red is none: code in that method does not run there."
  }
}

extension SheetRun {
  /// Whether the object gets any call in what is told.
  func hasCalls(_ name: String) -> Bool { events.contains { $0.subject.name == name } }
}
