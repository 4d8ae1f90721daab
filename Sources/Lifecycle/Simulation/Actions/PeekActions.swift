extension World {
  /// Peek and pop, iOS 9 to 12. Returns whether the word was one of these.
  mutating func performPeekAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    guard case .name(let name) = step.action.argument else { return false }
    switch word {
    case .peekPress: try pressPeek(name)
    case .peekPreview:
      var preview = try currentPreview(name, word, needs: .peekPress)
      note(preview.transition)
      finish(preview.transition)
      preview.isShown = true
      self.preview = preview
    case .peekRelease: try endPreview(name, word, needs: .peekPress)
    case .peekCommit: try commitPeek(name)
    default: return false
    }
    return true
  }

  /// The source is asked for a controller, which is made ready outside the hierarchy.
  private mutating func pressPeek(_ name: String) throws(StepProblem) {
    let word = ActionWord.peekPress.rawValue
    if let pending { throw .transitionUnderWay(word, by: pending.kind.rawValue) }
    if let preview { throw .peekUnderWay(word, preview: hierarchy[preview.controller].name) }
    guard let source = frontContent else { throw .noHierarchy(word) }
    let previewed = try make(.controller(name))
    emit(.previewingContextViewControllerForLocation, on: source)
    let transition = beginBesideHierarchy(previewed)
    preview = Preview(controller: previewed, source: source, transition: transition)
  }

  /// A previewed controller is not in the window's hierarchy, so what appears is not found there but told.
  private mutating func beginBesideHierarchy(_ previewed: ControllerID) -> AppearanceTransition {
    let root = hierarchy.root
    hierarchy.root = nil
    let transition = begin(.other, by: .peekPreview, animated: true) { $0.root = previewed }
    hierarchy.root = root
    return transition
  }

  private func currentPreview(_ name: String, _ word: ActionWord, needs: ActionWord) throws(StepProblem) -> Preview {
    guard let preview, hierarchy[preview.controller].name == name else {
      throw .noPeek(word.rawValue, needs: needs.rawValue)
    }
    return preview
  }

  private mutating func endPreview(_ name: String, _ word: ActionWord, needs: ActionWord) throws(StepProblem) {
    note(try currentPreview(name, word, needs: needs).transition)
    takeBackPreview()
  }

  /// What is peeked at disappears; the hierarchy, in which it does not stand, stays as it is.
  mutating func takeBackPreview() {
    guard let preview else { return }
    let standing = hierarchy
    cancel(preview.transition)
    hierarchy = standing
    self.preview = nil
  }

  private mutating func commitPeek(_ name: String) throws(StepProblem) {
    let preview = try currentPreview(name, .peekCommit, needs: .peekPress)
    guard preview.isShown else {
      throw .noPeek(ActionWord.peekCommit.rawValue, needs: ActionWord.peekPreview.rawValue)
    }
    try endPreview(name, .peekCommit, needs: .peekPress)
    emit(.previewingContextCommitViewController, on: preview.source)
    if let navigation = innermostNavigation() {
      perform(.push, by: .peekCommitPush, animated: false) { hierarchy in
        hierarchy[navigation].children.append(preview.controller)
        hierarchy[preview.controller].parent = navigation
      }
    } else {
      let presenter = self.presenter(for: preview.source, style: .automatic)
      perform(.other, by: .peekCommit, animated: false) { hierarchy in
        hierarchy.link(preview.controller, to: presenter, calledOn: preview.source, style: .automatic)
      }
    }
  }
}
