extension World {
  /// What happens to split view controllers. Returns whether the word was one of these.
  mutating func performSplitAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    switch (word, step.action.argument) {
    case (.displayMode, .name(let mode)): try changeDisplayMode(to: mode, step)
    case (.showDetail, .name(let name)): try showDetail(name, step)
    case (.collapse, _): try collapse(step)
    case (.expand, _): try expand(step)
    default: return false
    }
    return true
  }

  /// `UISplitViewController.DisplayMode`, by its names up to iOS 13 and after, and whether the primary column shows.
  private static let displayModes: [(name: String, showsPrimary: Bool)] = [
    ("automatic", true), ("allVisible", true), ("primaryOverlay", true), ("primaryHidden", false),
    ("oneBesideSecondary", true), ("oneOverSecondary", true), ("secondaryOnly", false),
    ("twoBesideSecondary", true), ("twoOverSecondary", true), ("twoDisplaceSecondary", true),
  ]

  /// Where there is room for one column only, display modes have no meaning.
  private mutating func changeDisplayMode(to name: String, _ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: .displayMode)
    guard let mode = Self.displayModes.first(where: { $0.name == name }) else {
      throw .unknownDisplayMode(name, known: Self.displayModes.map(\.name))
    }
    guard !hierarchy[split].columns.isCollapsed else { return }
    tellSplitDelegate(.willChangeToDisplayMode, mode.name)
    perform(.other, by: .splitColumn, in: split, animated: step.animated) {
      $0[split].columns.showsPrimary = mode.showsPrimary
    }
  }

  /// Side by side the detail is replaced; collapsed it comes over the primary one, as with `show`.
  private mutating func showDetail(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let split: ControllerID
    do throws(StepProblem) {
      split = try splitController(for: .showDetail)
    } catch {
      // Nobody in the chain knows what a detail is: it is presented (Apple, `showDetailViewController(_:sender:)`).
      guard let caller = frontContent else { throw error }
      return try present(.controller(name), as: .automatic, from: hierarchy[caller].name, step)
    }
    let detail = try make(.controller(name))
    prepareForSegue(step, to: detail)
    let isPush = hierarchy[split].columns.isCollapsed && !hierarchy[split].columns.showsSecondary
    perform(.other, by: isPush ? .navigationPush : .splitDetail, in: split, animated: isPush && step.animated) {
      hierarchy in
      hierarchy[split].children[1] = detail
      hierarchy[split].columns.showsSecondary = true
      hierarchy[detail].parent = split
    }
  }

  private mutating func collapse(_ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: .collapse)
    guard !hierarchy[split].columns.isCollapsed else { throw .wrongColumns(step.action.text, isCollapsed: true) }
    let hasColumns = choice(of: .splitStyle) == "columns"
    if hasColumns {
      tellSplitDelegate(.topColumnForCollapsing)
    } else {
      tellSplitDelegate(.primaryViewControllerForCollapsing)
      tellSplitDelegate(.collapseSecondary)
    }
    perform(.other, by: .splitColumn, in: split, animated: false) { hierarchy in
      hierarchy[split].columns.isCollapsed = true
      hierarchy[split].columns.showsSecondary = true
    }
    if hasColumns { tellSplitDelegate(.splitViewControllerDidCollapse) }
  }

  private mutating func expand(_ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: .expand)
    guard hierarchy[split].columns.isCollapsed else { throw .wrongColumns(step.action.text, isCollapsed: false) }
    let hasColumns = choice(of: .splitStyle) == "columns"
    if hasColumns {
      tellSplitDelegate(.displayModeForExpanding)
    } else {
      tellSplitDelegate(.primaryViewControllerForExpanding)
      tellSplitDelegate(.separateSecondary)
    }
    perform(.other, by: .splitColumn, in: split, animated: false) { $0[split].columns.isCollapsed = false }
    if hasColumns { tellSplitDelegate(.splitViewControllerDidExpand) }
  }

  /// Back from the detail that covers the primary column of a collapsed split view.
  mutating func beginUncoveringPrimary(
    of split: ControllerID, _ step: ScriptStep, isInteractive: Bool
  ) -> AppearanceTransition {
    begin(.pop, by: .navigationPop, in: split, animated: step.animated, isInteractive: isInteractive) {
      $0[split].columns.showsSecondary = false
    }
  }

  /// The split view in front that shows its detail for want of room, if there is one.
  func collapsedSplitShowingDetail() -> ControllerID? {
    hierarchy.front.last {
      hierarchy[$0].kind == .split && hierarchy[$0].columns.isCollapsed && hierarchy[$0].columns.showsSecondary
    }
  }

  private func splitController(for word: ActionWord) throws(StepProblem) -> ControllerID {
    guard let split = hierarchy.front.last(where: { hierarchy[$0].kind == .split }) else {
      throw .noSplitController(word.rawValue)
    }
    return split
  }

  private mutating func tellSplitDelegate(_ callback: Callback, _ argument: String? = nil) {
    emit(callback, on: .splitDelegate, argument: argument, standing: .documented)
  }
}
