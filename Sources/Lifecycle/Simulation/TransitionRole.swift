extension Step.Transition {
  /// What somebody is in a transition.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case root
    case pushed, covered
    case popped, uncovered
    case presented, presenting
    case dismissed
    case selected, deselected
    case page, otherPage
    case newRoot, oldRoot
    case added, removed
    case newChild, oldChild
    case shownColumn, hiddenColumn
    case newDetail, oldDetail
    case previewed
    /// There is nobody on that side.
    case nobody
  }
}

extension Step.Transition.Kind {
  /// What those who come are in it, and those who go.
  var roles: (incoming: Step.Transition.Role, outgoing: Step.Transition.Role) {
    switch self {
    case .launch: (.root, .nobody)
    case .push: (.pushed, .covered)
    case .pop: (.uncovered, .popped)
    case .presentation: (.presented, .presenting)
    case .dismissal: (.presenting, .dismissed)
    case .tab: (.selected, .deselected)
    case .pageForward, .pageBack: (.page, .otherPage)
    case .rootReplacement: (.newRoot, .oldRoot)
    case .closing: (.nobody, .oldRoot)
    case .childAddition, .looseView: (.added, .nobody)
    case .childRemoval: (.nobody, .removed)
    case .childExchange: (.newChild, .oldChild)
    case .columns: (.shownColumn, .hiddenColumn)
    case .detail: (.newDetail, .oldDetail)
    case .adaptation: (.presenting, .presenting)
    case .preview: (.previewed, .nobody)
    }
  }
}
