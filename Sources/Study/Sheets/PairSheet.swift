import Analysis
import Diagnostics
import Lifecycle

// Where to start and where to stop: what comes of each pair of callbacks on the usual ways.
extension SheetCollection {
  private static let pairs: [ResourcePair] = [
    ResourcePair(.viewDidLoad, .deinitialized), ResourcePair(.viewDidLoad, .viewDidDisappear),
    ResourcePair(.viewWillAppear, .viewWillDisappear), ResourcePair(.viewWillAppear, .viewDidDisappear),
    ResourcePair(.viewDidAppear, .viewWillDisappear), ResourcePair(.viewDidAppear, .viewDidDisappear),
  ]

  /// The ways of a screen `A`, each with its way back.
  private static let screenFlows = [
    SheetFlow("Push, and back", in: "nav(A)", "push B", "pop", "push C", "pop"),
    SheetFlow("Popped", in: "nav(B)", "push A", "pop", "push A", "pop"),
    SheetFlow(
      "Swipe back, cancelled", in: "nav(B, A)", "beginInteractivePop", "cancelInteractivePop", "beginInteractivePop",
      "cancelInteractivePop", "pop"),
    SheetFlow(
      "Under a full-screen modal", in: "A", "present B as fullScreen from A", "dismiss B",
      "present C as fullScreen from A", "dismiss C"),
    SheetFlow(
      "Under a sheet", in: "A", "present B as pageSheet from A", "dismiss B",
      "present C as pageSheet from A", "dismiss C"),
    SheetFlow(
      "Sheet, drag cancelled", in: "B", "present A as pageSheet from B", "beginInteractiveDismiss",
      "cancelInteractiveDismiss", "beginInteractiveDismiss", "cancelInteractiveDismiss", "dismiss A"),
    SheetFlow("Tab left, and again", in: "tabBar(A, B)", "selectTab B", "selectTab A", "selectTab B", "selectTab A"),
    SheetFlow("Home Screen, and back", in: "A", "home", "reopen", "home", "reopen"),
  ]

  var pairSheet: Sheet {
    let runs = Self.screenFlows.compactMap { SheetRun($0, on: platform, content) }
    let rows = runs.map { run in
      [Sheet.Cell([.phrase(run.flow.title)])] + Self.pairs.map { Self.cell($0, run) }
    }
    let columns =
      [Sheet.Table.Column(.code(""), 2)]
      + Self.pairs.map { pair -> Sheet.Table.Column in
        .init(.joined([.code(pair.start.name), .code(pair.stop?.name ?? "")], " → "), 2)
      }
    return Sheet(
      name: .pairs, title: "Safe pairs: where to start and where to stop", isLandscape: true,
      parts: [.text(.phrase(Self.reading)), .table(Sheet.Table(columns, rows))])
  }

  /// What comes of the pair in the life of the screen.
  private static func cell(_ pair: ResourcePair, _ run: SheetRun) -> Sheet.Cell {
    let lives = ObservedLife.all(in: run.run.trace).filter { $0.name == "A" && $0.owner == .viewController }
    let calls = lives.flatMap(\.calls).filter { ($0.callback == pair.start || $0.callback == pair.stop) && $0.step > 0 }
    let faults = lives.flatMap { ResourceFault.faults(of: pair, in: $0) }
    let isInferred = calls.contains(where: \.isInferred)
    guard let fault = ResourceFault.allCases.first(where: faults.contains) else {
      return Sheet.Cell(
        [.phrase(calls.isEmpty ? runsOn : balanced)], calls.isEmpty ? .none : .called, isInferred: isInferred)
    }
    return Sheet.Cell([.phrase(words(fault))], .silent, isInferred: isInferred)
  }

  private static func words(_ fault: ResourceFault) -> Phrase {
    switch fault {
    case .leaks: "leaks"
    case .twice: "starts twice"
    case .unstarted: "stops without start"
    }
  }

  private static var balanced: Phrase { "balanced" }
  private static var runsOn: Phrase { "runs on" }
  private static var reading: Phrase {
    "What is started in the first callback and stopped in the second one, on one screen; each way is taken twice. “Runs on” means that neither is called."
  }
}
