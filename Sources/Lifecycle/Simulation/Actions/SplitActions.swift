extension Simulation {
  /// Side by side the detail is replaced; collapsed it comes over the primary one, as with `show`.
  mutating func showDetail(_ name: String, _ step: ScriptStep) throws(StepProblem) {
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
    let isPush = hierarchy[split].columns.isCollapsed && hierarchy[split].columns.left > 0
    perform(
      isPush ? .push : .detail, by: isPush ? .navigationPush : .splitDetail, in: split,
      animated: isPush && step.animated
    ) {
      hierarchy in
      hierarchy[split].children[hierarchy[split].children.count - 1] = detail
      hierarchy[split].columns.left = 0
      hierarchy[detail].parent = split
    }
  }

  mutating func changeColumns(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: word)
    let isCollapsed = hierarchy[split].columns.isCollapsed
    guard isCollapsed == (word == .expand) else { throw .wrongColumns(step.action.text, isCollapsed: isCollapsed) }
    if isCollapsed { expand(split) } else { collapse(split) }
  }

  /// From iOS 14 on the delegate is called for the columns that go, too: its page has those calls under "Collapsing the
  /// interface". Where between question and message they come is not stated.
  mutating func collapse(_ split: ControllerID) {
    let hasColumns = choice(of: Rule.splitStyle) == .columns
    if hasColumns {
      tellSplitDelegate(.topColumnForCollapsing)
    } else {
      tellSplitDelegate(.primaryViewControllerForCollapsing)
      tellSplitDelegate(.collapseSecondary)
    }
    exchangeColumns(of: split, telling: .inferred) { columns in
      columns.isCollapsed = true
      columns.left = 0
    }
    if hasColumns { tellSplitDelegate(.splitViewControllerDidCollapse) }
  }

  mutating func expand(_ split: ControllerID) {
    let hasColumns = choice(of: Rule.splitStyle) == .columns
    if hasColumns {
      tellSplitDelegate(.displayModeForExpanding)
    } else {
      tellSplitDelegate(.primaryViewControllerForExpanding)
      tellSplitDelegate(.separateSecondary)
    }
    exchangeColumns(of: split, telling: .inferred) { columns in
      columns.isCollapsed = false
      columns.left = 0
    }
    if hasColumns { tellSplitDelegate(.splitViewControllerDidExpand) }
  }

  /// Back from the column that covers the one before it in a collapsed split view.
  mutating func beginUncoveringPrimary(
    of split: ControllerID, _ step: ScriptStep, isInteractive: Bool
  ) -> AppearanceTransition {
    begin(.pop, by: .navigationPop, in: split, animated: step.animated, isInteractive: isInteractive) {
      $0[split].columns.left += 1
    }
  }

  /// The split view in front that shows, for want of room, a column other than its first, if there is one.
  func collapsedSplitShowingDetail() -> ControllerID? {
    hierarchy.front.last {
      hierarchy[$0].kind == .split && hierarchy[$0].columns.isCollapsed
        && hierarchy[$0].columns.left < hierarchy[$0].children.count - 1
    }
  }

  func splitController(for word: ActionWord) throws(StepProblem) -> ControllerID {
    guard let split = hierarchy.front.last(where: { hierarchy[$0].kind == .split }) else {
      throw .noSplitController(word.rawValue)
    }
    return split
  }

  mutating func tellSplitDelegate(
    _ callback: Callback, _ argument: String? = nil, _ standing: Rule.Standing = .documented
  ) {
    emit(callback, on: .splitDelegate, argument: argument, standing: standing)
  }
}
