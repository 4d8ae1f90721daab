extension World {
  mutating func switchRoot(_ term: Structure.Term) throws(StepProblem) {
    let root = try make(term)
    perform(.other, by: .windowSetRoot, animated: false) { $0.root = root }
  }

  /// The device turns: from iOS 8 on a change of size, of which the root is told and passes it on, and on a phone one of
  /// traits as well; the visible views are laid out (`mattneub-container-event-forwarding`,
  /// `gh-vineetchoudhary-ios-in-depth`, `yagamo-2019-05-21-lifecycle`).
  mutating func rotate() {
    let visible = hierarchy.visible(on: platform)
    if platform.idiom == .phone { for id in visible { emit(.willTransitionToTraits, on: id) } }
    for id in visible { emit(.viewWillTransitionToSize, on: id) }
    for id in visible { layOut(id) }
  }
}
