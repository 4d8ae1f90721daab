// The columns of a split view controller, shown and hidden one by one or by a display mode.
extension Simulation {
  /// `UISplitViewController.DisplayMode`, by its names up to iOS 13 and after: how many sidebars it shows, as far as there
  /// are so many, and how. One sidebar is the primary column of two, and the supplementary one of three. (Apple,
  /// `UISplitViewController.DisplayMode`. Which one `automatic` becomes depends on the room; here there is enough.)
  static let displayModes: [(name: String, sidebars: Int, behavior: ViewController.Columns.Behavior?)] = [
    ("automatic", 2, nil), ("allVisible", 1, nil), ("primaryOverlay", 1, .overlay), ("primaryHidden", 0, nil),
    ("oneBesideSecondary", 1, nil), ("oneOverSecondary", 1, .overlay), ("secondaryOnly", 0, nil),
    ("twoBesideSecondary", 2, .tile), ("twoOverSecondary", 2, .overlay), ("twoDisplaceSecondary", 2, .displace),
  ]

  /// Where there is room for one column only, display modes have no meaning.
  mutating func changeDisplayMode(to name: String, _ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: .displayMode)
    guard let mode = Self.displayModes.first(where: { $0.name == name }) else {
      throw .unknownDisplayMode(name, known: Self.displayModes.map { $0.name })
    }
    guard !hierarchy[split].columns.isCollapsed else { return }
    let sidebars = hierarchy[split].children.count - 1
    let now = hierarchy[split].columns
    var columns = now
    columns.hidden = max(0, sidebars - mode.sidebars)
    if let behavior = mode.behavior { columns.behavior = behavior }
    // The delegate is called when the mode is about to change.
    guard columns != now else { return }
    // Of `preferredDisplayMode`, set in code, the delegate's pages do not speak since iOS 26.
    let isStated = choice(of: Rule.splitColumnCalls) == .everyChange || step.initiator == .user
    // `displayMode` is never `automatic` (Apple, `UISplitViewController.displayMode`).
    let isAutomatic = mode.name == Self.displayModes[0].name
    tellSplitDelegate(
      .willChangeToDisplayMode,
      isAutomatic ? displayMode(ofSidebars: sidebars - columns.hidden, columns.behavior) : mode.name)
    exchangeColumns(of: split, telling: isStated ? .documented : .inferred, animated: step.animated) { $0 = columns }
  }

  /// The split view changes to the closest display mode in which the column is fully visible; where there is room for one
  /// column only, it goes forward or back to it. (Apple, `UISplitViewController.show(_:)`.)
  mutating func showColumn(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: .showColumn)
    let place = try column(name, of: split)
    let last = hierarchy[split].children.count - 1
    let columns = hierarchy[split].columns
    if columns.isCollapsed {
      guard last - place != columns.left else { return }
      let isForward = last - place < columns.left
      return exchangeColumns(
        of: split, by: isForward ? .navigationPush : .navigationPop,
        telling: columnCalls(step) == nil ? nil : .inferred,
        animated: step.animated
      ) { $0.left = last - place }
    }
    guard place < columns.hidden || place == last else { return }
    let hidden: Int
    switch (place == last, columns.behavior) {
    case (false, _): hidden = place
    // Sidebars that lie over the secondary column hide part of it, and two that displace it do so, too.
    case (true, .overlay): hidden = last
    case (true, .displace): hidden = max(columns.hidden, last - 1)
    case (true, .tile): return
    }
    arrange(split, hiding: hidden, step)
  }

  /// The split view changes to the closest display mode in which the column is hidden; the secondary one cannot be.
  /// (Apple, `UISplitViewController.hide(_:)`.)
  mutating func hideColumn(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let split = try splitController(for: .hideColumn)
    let place = try column(name, of: split)
    guard place < hierarchy[split].children.count - 1 else { throw .cannotHideColumn(name) }
    guard !hierarchy[split].columns.isCollapsed else { return }
    arrange(split, hiding: max(hierarchy[split].columns.hidden, place + 1), step)
  }

  private mutating func arrange(_ split: ControllerID, hiding hidden: Int, _ step: ScriptStep) {
    guard hidden != hierarchy[split].columns.hidden else { return }
    let mode = displayMode(ofSidebars: hierarchy[split].children.count - 1 - hidden, hierarchy[split].columns.behavior)
    tellSplitDelegate(.willChangeToDisplayMode, mode)
    exchangeColumns(of: split, telling: columnCalls(step), animated: step.animated) { $0.hidden = hidden }
  }

  private func displayMode(ofSidebars count: Int, _ behavior: ViewController.Columns.Behavior) -> String {
    switch (count, behavior) {
    case (0, _): "secondaryOnly"
    case (1, .overlay): "oneOverSecondary"
    case (1, _): "oneBesideSecondary"
    case (_, .tile): "twoBesideSecondary"
    case (_, .overlay): "twoOverSecondary"
    case (_, .displace): "twoDisplaceSecondary"
    }
  }

  /// What the calls for columns rest on that `show` or `hide` brings; `nil` where there are none.
  private mutating func columnCalls(_ step: ScriptStep) -> Rule.Standing? {
    choice(of: Rule.splitColumnCalls) == .everyChange || step.initiator == .user ? .documented : nil
  }

  /// Other columns are shown: the delegate is called before it, and from iOS 26 on also after it.
  mutating func exchangeColumns(
    of split: ControllerID, by rule: Rule.Number = .splitColumn, telling standing: Rule.Standing?,
    animated: Bool = false,
    change: (inout ViewController.Columns) -> Void
  ) {
    var changed = hierarchy[split]
    change(&changed.columns)
    let (old, new) = (hierarchy[split].shownColumns, changed.shownColumns)
    let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    if let standing {
      for id in gone { tellSplitDelegate(.splitViewControllerWillHideColumn, columnName(of: id, in: split), standing) }
      for id in come { tellSplitDelegate(.splitViewControllerWillShowColumn, columnName(of: id, in: split), standing) }
    }
    let kind: AppearanceTransition.Kind =
      rule == .navigationPop ? .pop : rule == .navigationPush ? .push : .columns
    perform(kind, by: rule, in: split, animated: animated) {
      $0.setColumns(changed.columns, of: split)
    }
    guard let standing else { return }
    for id in gone { tellSplitDelegate(.splitViewControllerDidHideColumn, columnName(of: id, in: split), standing) }
    for id in come { tellSplitDelegate(.splitViewControllerDidShowColumn, columnName(of: id, in: split), standing) }
  }

  /// `UISplitViewController.Column`, by its names.
  private func columnNames(of split: ControllerID) -> [String] {
    hierarchy[split].children.count == 3 ? ["primary", "supplementary", "secondary"] : ["primary", "secondary"]
  }

  private func columnName(of id: ControllerID, in split: ControllerID) -> String? {
    hierarchy[split].children.firstIndex(of: id).map { columnNames(of: split)[$0] }
  }

  private func column(_ name: String, of split: ControllerID) throws(StepProblem) -> Int {
    let names = columnNames(of: split)
    guard let place = names.firstIndex(of: name) else { throw .noSuchColumn(name, columns: names) }
    return place
  }
}
