/// A controller that is previewed by a peek or by a context menu. It stands beside the window's hierarchy.
struct Preview: Hashable, Sendable {
  var controller: ControllerID
  var source: ControllerID
  var transition: AppearanceTransition
  var isShown = false
  /// Whether a context menu shows it.
  let isMenu: Bool
}

extension Simulation {
  mutating func pressToPeek(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    preview = try beginPreview(name, .peekPress, step, .previewingContextViewControllerForLocation, by: .peekPreview)
  }

  mutating func showPeek(_ name: String) throws(StepProblem) {
    var preview = try currentPreview(name, .peekPreview, needs: .peekPress)
    note(preview.transition)
    finish(preview.transition)
    preview.isShown = true
    self.preview = preview
  }

  /// The source, or its delegate, is asked for a controller, which is made ready outside the hierarchy.
  private mutating func beginPreview(
    _ name: String, _ word: ActionWord, _ step: ScriptStep, _ question: Callback, by rule: Rule.Number
  ) throws(StepProblem) -> Preview {
    guard let source = frontContent else { throw .noHierarchy(word.rawValue) }
    let isMenu = rule == .contextMenu
    if isMenu { tellMenuDelegate(question) } else { emit(question, on: source, .observed) }
    let previewed = try makeNow(.controller(name), step)
    let transition = begin(.preview, by: rule, animated: true) { $0.previewRoot = previewed }
    return Preview(controller: previewed, source: source, transition: transition, isMenu: isMenu)
  }

  private func currentPreview(_ name: String, _ word: ActionWord, needs: ActionWord) throws(StepProblem) -> Preview {
    guard let preview, hierarchy[preview.controller].name == name, preview.isMenu == (needs == .contextMenuShow) else {
      throw .noPeek(word.rawValue, needs: needs.rawValue)
    }
    return preview
  }

  mutating func endPreview(
    _ name: String, _ word: ActionWord, needs: ActionWord, keepsController: Bool = false
  ) throws(StepProblem) {
    note(try currentPreview(name, word, needs: needs).transition)
    takeBackPreview(keepsController: keepsController)
  }

  /// What is previewed disappears; the hierarchy, in which it does not stand, stays as it is.
  mutating func takeBackPreview(keepsController: Bool = false) {
    guard let preview else { return }
    let outer = ending(preview.transition, .cancelled)
    defer { current = outer }
    run(preview.transition.cancellation, of: preview.transition)
    hierarchy.previewRoot = nil
    if !keepsController { release(hierarchy.subtree(preview.controller)) }
    self.preview = nil
  }

  mutating func commitPeek(_ name: String) throws(StepProblem) {
    let preview = try currentPreview(name, .peekCommit, needs: .peekPress)
    guard preview.isShown else {
      throw .noPeek(ActionWord.peekCommit.rawValue, needs: ActionWord.peekPreview.rawValue)
    }
    try endPreview(name, .peekCommit, needs: .peekPress, keepsController: true)
    emit(.previewingContextCommitViewController, on: preview.source, .observed)
    if innermostNavigation() != nil {
      pushPreviewed(preview, by: .peekCommitPush, animated: false)
    } else {
      try presentPreviewed(preview, by: .peekCommit, animated: false)
    }
  }

  // MARK: Context menus

  mutating func showMenu(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    var preview = try beginPreview(name, .contextMenuShow, step, .configurationForMenuAtLocation, by: .contextMenu)
    tellMenuDelegate(.willDisplayMenu)
    finish(preview.transition)
    preview.isShown = true
    self.preview = preview
  }

  mutating func dismissMenu(_ name: String) throws(StepProblem) {
    _ = try currentPreview(name, .contextMenuDismiss, needs: .contextMenuShow)
    tellMenuDelegate(.willEndMenu)
    try endPreview(name, .contextMenuDismiss, needs: .contextMenuShow)
  }

  /// The tapped preview goes, and what it showed is put on screen by a transition like any other, from the animator's
  /// completion.
  mutating func commitMenu(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let preview = try currentPreview(name, .contextMenuCommit, needs: .contextMenuShow)
    tellMenuDelegate(.willPerformPreviewAction)
    tellMenuDelegate(.willEndMenu)
    try endPreview(name, .contextMenuCommit, needs: .contextMenuShow, keepsController: true)
    if innermostNavigation() != nil {
      pushPreviewed(preview, by: .navigationPush, animated: step.animated)
    } else {
      try presentPreviewed(preview, by: .modalPresent, animated: step.animated)
    }
  }

  private mutating func tellMenuDelegate(_ callback: Callback) {
    emit(callback, on: .contextMenuDelegate, standing: .documented)
  }

  private mutating func pushPreviewed(_ preview: Preview, by rule: Rule.Number, animated: Bool) {
    guard let navigation = innermostNavigation() else { return }
    perform(.push, by: rule, in: navigation, animated: animated) { hierarchy in
      hierarchy[navigation].children.append(preview.controller)
      hierarchy[preview.controller].parent = navigation
    }
  }

  private mutating func presentPreviewed(_ preview: Preview, by rule: Rule.Number, animated: Bool) throws(StepProblem) {
    let presenter = self.presenter(for: preview.source, style: .automatic)
    try requireNothingPresented(by: presenter, calledOn: preview.source)
    present(
      preview.controller, by: presenter, calledOn: preview.source, as: .automatic, rule: rule, animated: animated)
  }
}
