@testable import Lifecycle

/// An action, and the one that takes it back.
struct Undoing {
  let there: Action
  let back: Action

  /// The state after both; `nil` where they are not possible.
  func outcome(_ model: LifecycleModel, _ state: WorldState) -> WorldState? {
    guard let middle = try? model.step(state, ScriptStep(there)).state else { return nil }
    return try? model.step(middle, ScriptStep(back)).state
  }

  /// The pairs of the vocabulary that take each other back in a state.
  static func pairs(in state: WorldState, _ model: LifecycleModel) -> [Undoing] {
    guard let front = Simulation(state, in: model.environment).frontContent.map({ state.hierarchy[$0].name }) else {
      return []
    }
    let new = "Newcomer"
    let term = Structure.Term.controller(new)
    func presenting(_ style: PresentationStyle) -> Action { Action(.present, .presentation(term, style, from: front)) }
    var pairs = [
      Undoing(there: Action(.push, .term(term)), back: Action(.pop)),
      Undoing(there: presenting(.fullScreen), back: Action(.dismiss, .name(new))),
      Undoing(there: presenting(.pageSheet), back: Action(.dismiss, .name(new))),
      Undoing(there: presenting(.pageSheet), back: Action(.interactiveDismiss)),
      Undoing(there: Action(.addChild, .pair(new, front)), back: Action(.removeChild, .name(new))),
      Undoing(there: Action(.addSubviewOnly, .pair(new, front)), back: Action(.removeChild, .name(new))),
      Undoing(there: Action(.beginInteractivePop), back: Action(.cancelInteractivePop)),
      Undoing(there: Action(.beginInteractivePush, .term(term)), back: Action(.cancelInteractivePush)),
      Undoing(there: Action(.beginInteractiveDismiss), back: Action(.cancelInteractiveDismiss)),
      Undoing(there: Action(.peekPress, .name(new)), back: Action(.peekRelease, .name(new))),
      Undoing(there: Action(.contextMenuShow, .name(new)), back: Action(.contextMenuDismiss, .name(new))),
      Undoing(there: Action(.appSwitcher), back: Action(.appSwitcherReturn)),
      Undoing(there: Action(.incomingCall), back: Action(.declineCall)),
      Undoing(there: Action(.collapse), back: Action(.expand)),
      Undoing(there: Action(.openScene, .name(new)), back: Action(.closeScene, .name(new))),
      Undoing(there: Action(nil, .swiftUI(.push, new)), back: Action(nil, .swiftUI(.pop, nil))),
      Undoing(there: Action(nil, .swiftUI(.sheet, new)), back: Action(nil, .swiftUI(.dismiss, nil))),
    ]
    // A wide window expands what was collapsed by itself before.
    let splits = state.hierarchy.members.filter { state.hierarchy[$0].kind == .split }
    if !splits.contains(where: { state.hierarchy[$0].columns.isCollapsed }) {
      pairs.append(Undoing(there: Action(.becomeCompact), back: Action(.becomeRegular)))
    }
    // Whoever preserves its state has done so afterwards; whoever comes back is active.
    if !model.environment.initial.preservesState, state.app == .active {
      pairs.append(Undoing(there: Action(.home), back: Action(.reopen)))
      pairs.append(Undoing(there: Action(.lock), back: Action(.unlock)))
    }
    return pairs
  }
}

extension WorldState {
  /// Whether everybody on screen was told so: a child that joins while its parent appears is told with the next transition.
  var isTold: Bool { hierarchy.visible.allSatisfy { status[$0.index].appearance == .appeared } }

  /// Whether it is that state, but for what is still to be laid out; or has more views, which have loaded or which SwiftUI
  /// has made since.
  func isSameUnlessLoaded(as other: WorldState) -> Bool {
    if status.map(\.isLoaded) != other.status.map(\.isLoaded) { return true }
    if hosted.mapValues(\.made) != other.hosted.mapValues(\.made) { return true }
    return withoutLayout == other.withoutLayout
  }

  private var withoutLayout: WorldState {
    var result = self
    for place in status.indices {
      result.status[place].needsLayout = false
      result.status[place].isStale = false
      result.status[place].missesTurn = false
      result.status[place].missesWidth = false
    }
    return result
  }
}
