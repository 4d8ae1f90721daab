import Analysis
import Lifecycle
import Study
import Testing

/// What is wrong with a pair in a life that is made by hand.
@Suite struct ResourceFaultTests {
  private static let pair = ResourcePair(.viewWillAppear, .viewDidDisappear)

  private static func life(
    _ calls: [Callback], after before: [Callback] = [], end: ObservedLife.End = .onScreen
  ) -> ObservedLife {
    let old = before.map { ObservedLife.Call($0, step: 0) }
    return ObservedLife(
      "A", .viewController, old + calls.enumerated().map { .init($0.element, step: $0.offset + 1) }, end: end)
  }

  private static func faults(
    _ calls: [Callback], after before: [Callback] = [], end: ObservedLife.End = .onScreen, of pair: ResourcePair = pair
  ) -> [ResourceFault] { ResourceFault.faults(of: pair, in: life(calls, after: before, end: end)) }

  @Test func aLifeInPairsIsBalanced() {
    #expect(
      Self.faults([.viewWillAppear, .viewDidDisappear, .viewWillAppear, .viewDidDisappear, .deinitialized]) == [])
  }

  @Test func aStartWhileItRunsStartsTwice() {
    #expect(Self.faults([.viewWillAppear], after: [.viewWillAppear]) == [.twice])
  }

  @Test func aStopWithoutAStartIsOne() { #expect(Self.faults([.viewDidDisappear]) == [.unstarted]) }

  @Test func anObjectThatIsGoneLeaksWhatRuns() {
    #expect(Self.faults([.deinitialized], after: [.viewWillAppear]) == [.leaks])
    #expect(Self.faults([.viewDidDisappear, .deinitialized], after: [.viewWillAppear]) == [])
  }

  @Test func onlyTheEndOffScreenLeaks() {
    for end in [ObservedLife.End.onScreen, .underWay, .killed] {
      #expect(Self.faults([.viewWillAppear], end: end) == [])
    }
    #expect(Self.faults([.viewWillAppear], end: .offScreen) == [.leaks])
    let life = ResourcePair(.viewDidLoad, .deinitialized)
    #expect(Self.faults([.viewDidLoad], end: .offScreen, of: life) == [])
  }

  /// What an app has not saved is lost with its process; what a view controller holds is not.
  @Test func anEndOfTheProcessLeaksWhatTheAppHasNotStopped() {
    let pair = ResourcePair(.applicationDidFinishLaunching, .applicationWillTerminate)
    let life = ObservedLife("AppDelegate", .app, [.init(.applicationDidFinishLaunching, step: 1)], end: .killed)
    #expect(ResourceFault.faults(of: pair, in: life) == [.leaks])
  }

  /// For every short life: nothing is wrong exactly where starts and stops take turns, and nothing is left.
  @Test func nothingIsWrongExactlyWhereStartsAndStopsTakeTurns() {
    let callbacks: [Callback] = [.viewWillAppear, .viewDidDisappear, .viewDidAppear]
    var lives: [[Callback]] = [[]]
    for _ in 1...6 {
      lives += lives.filter { $0.count == lives.last?.count }.flatMap { old in callbacks.map { old + [$0] } }
    }
    #expect(lives.count > 1_000)
    for calls in lives {
      let own = calls.filter { $0 != .viewDidAppear }
      let takesTurns = own.enumerated().allSatisfy {
        $0.element == ($0.offset % 2 == 0 ? .viewWillAppear : .viewDidDisappear)
      }
      #expect(Self.faults(calls).isEmpty == takesTurns)
      #expect(Self.faults(calls, end: .offScreen).isEmpty == (takesTurns && own.count % 2 == 0))
      // What neither starts nor stops changes nothing.
      #expect(Self.faults(calls) == Self.faults(own))
    }
  }

  /// A pair without a stop tells only whether the call comes again.
  @Test func whatIsNotStoppedIsCountedOnly() {
    let once = ResourcePair(.viewDidLoad, nil)
    #expect(Self.faults([.viewDidLoad, .deinitialized], end: .offScreen, of: once) == [])
    #expect(Self.faults([.viewDidLoad, .viewDidLoad], of: once) == [.twice])
  }
}
