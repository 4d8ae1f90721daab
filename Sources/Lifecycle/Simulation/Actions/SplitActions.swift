extension Simulation {
  /// Side by side the detail is replaced; collapsed it comes over the primary one, as with `show`.
  mutating func showDetail(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) {
    let split: ControllerID
    do throws(StepProblem) {
      split = try splitController(for: .showDetail)
    } catch {
      // Nobody in the chain knows what a detail is: it is presented (Apple, `showDetailViewController(_:sender:)`).
      guard let caller = frontContent else { throw error }
      return try present(term, as: .automatic, from: hierarchy[caller].name, step)
    }
    // Collapsed, it acts like `show`, which presents where there is no stack to push on (Apple, the same page).
    if hierarchy[split].columns.isCollapsed, !stacksColumns(of: split), let caller = frontContent {
      return try present(term, as: .automatic, from: hierarchy[caller].name, step)
    }
    let detail = try make(term)
    prepareForSegue(step, to: detail)
    let isPush = hierarchy[split].columns.isCollapsed && hierarchy[split].columns.left > 0
    perform(
      isPush ? .push : .detail, by: isPush ? .navigationPush : .splitDetail, in: split,
      animated: isPush && step.animated
    ) {
      hierarchy in
      hierarchy[split].children[hierarchy[split].children.count - 1] = detail
      hierarchy[detail].parent = split
      hierarchy[split].columns.left = 0
      hierarchy.setColumns(hierarchy[split].columns, of: split)
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
    let left = columnsLeftOnCollapsing(split)
    exchangeColumns(of: split, telling: .inferred) { columns in
      columns.isCollapsed = true
      columns.left = left
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

  /// Whether the columns that become one form a stack. With columns UIKit has a navigation controller around each; a classic
  /// split view leaves it to the primary one, and only a navigation controller takes the others over. (Apple,
  /// `UISplitViewController` and `collapseSecondaryViewController(_:for:)`.)
  func stacksColumns(of split: ControllerID) -> Bool {
    Rule.splitStyle.options[decisions[.splitStyle]] == .columns
      || hierarchy[hierarchy[split].children[0]].kind == .navigation
  }

  /// How many of the last columns nobody sees once there is room for one: without a word from the delegate the last one is
  /// on top, unless the primary one takes none over.
  func columnsLeftOnCollapsing(_ split: ControllerID) -> Int {
    stacksColumns(of: split) ? 0 : hierarchy[split].children.count - 1
  }

  /// Back from the column that covers the one before it in a collapsed split view.
  mutating func beginUncoveringPrimary(
    of split: ControllerID, _ step: ScriptStep, isInteractive: Bool
  ) -> AppearanceTransition {
    begin(.pop, by: .navigationPop, in: split, animated: step.animated, isInteractive: isInteractive) {
      $0[split].columns.left += 1
      $0.setColumns($0[split].columns, of: split)
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
