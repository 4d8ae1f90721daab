extension Step {
  /// A change of what is on screen, as far as a step takes part in it: one that a gesture drives begins in one step and
  /// ends in another, and both have it.
  public struct Transition: Hashable, Sendable {
    /// What sort of change it is.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// A window gets its root as the app is launched.
      case launch
      /// A navigation stack gets another top, or a collapsed split view its next column.
      case push
      /// A navigation stack loses its top, or a collapsed split view its topmost column.
      case pop
      /// A controller is presented.
      case presentation
      /// A presented controller is dismissed.
      case dismissal
      /// Another tab is selected.
      case tab = "tab selection"
      /// The next page is turned to.
      case pageForward = "page turn forward"
      /// The page before is turned back to.
      case pageBack = "page turn back"
      /// The window gets another root.
      case rootReplacement = "change of the root"
      /// The window goes away, with its scene or with its extension.
      case closing = "closing of the window"
      /// A container of the app's own gets a child.
      case childAddition = "addition of a child"
      /// A container of the app's own loses a child.
      case childRemoval = "removal of a child"
      /// A container of the app's own exchanges a child for another.
      case childExchange = "transition between children"
      /// A view is put into another controller's view without its controller.
      case looseView = "addition of a view"
      /// A split view shows other columns.
      case columns = "change of columns"
      /// A split view shows another detail.
      case detail = "change of the detail"
      /// A presentation takes another style while it is shown.
      case adaptation
      /// A controller is previewed, by a peek or by a context menu.
      case preview
      /// A container that forwards by hand tells a child that it appears or disappears.
      case byHand = "transition by hand"
    }

    /// How a transition ends.
    public enum End: String, Hashable, Sendable {
      /// It does what it began.
      case finished
      /// It is taken back.
      case cancelled
    }

    /// Those on one side of it.
    public struct Members: Hashable, Sendable {
      /// What they are in it.
      public let role: Role
      /// The outermost controller that it is about: what is pushed, the tab that is selected, who presents. It may get no
      /// call, as who presents a sheet gets none; `nil` where there is nobody on the side.
      public let principal: Subject?
      /// Whom the user looks at in it: the principal, or what it shows if it is a container of UIKit's.
      public let content: Subject?
      /// The controllers whose views come or go, each before those that it contains.
      public let subjects: [Subject]
    }

    /// What sort of change it is.
    public let kind: Kind
    /// The container in which it happens, if one exchanges its children.
    public let container: Subject?
    /// Those who come on screen.
    public let incoming: Members
    /// Those who leave it.
    public let outgoing: Members
    /// The style in which it is presented or was, adapted to the window.
    public let style: PresentationStyle?
    /// The rule that decides its order, with the variant that holds; `nil` where the app's own code does.
    public let rule: AppliedRule?
    /// Whether it takes its time.
    public let isAnimated: Bool
    /// Whether the finger decides how it ends.
    public let isInteractive: Bool
    /// Whether it begins in this step.
    public let begins: Bool
    /// How it ends in this step; `nil` while it is under way.
    public let end: End?
    /// Where in the step's events its end begins.
    let endsAt: Int
    /// Whether what comes had no view before.
    public let loads: Bool
  }
}

/// What was noted of a transition while a step ran: the parts in the terms of the hierarchies before and after it.
struct TransitionRecord: Hashable, Sendable {
  let appearance: AppearanceTransition
  /// The hierarchy that it leads to.
  let after: Hierarchy
  let begins: Bool
  var end: Step.Transition.End?
  /// Whether the finger drove it from its begin to its end in the one step: its calls are those of a pop that nobody
  /// drives.
  var isOneSwipe = false
  /// How many events the step had when its end began.
  var endsAt = 0

  var transition: Step.Transition {
    let roles = appearance.kind.roles
    let container = appearance.container.map { after[$0].subject }
    return Step.Transition(
      kind: appearance.kind, container: container,
      incoming: Step.Transition.Members(
        role: roles.incoming, principal: appearance.comer.map { after[$0].subject },
        content: appearance.comer.map { after[after.content(of: $0)].subject },
        subjects: appearance.incoming.map { after[$0].subject }),
      outgoing: Step.Transition.Members(
        role: roles.outgoing, principal: appearance.goer.map { appearance.previous[$0].subject },
        content: appearance.goer.map { appearance.previous[appearance.previous.content(of: $0)].subject },
        subjects: appearance.outgoing.map { appearance.previous[$0].subject }),
      style: appearance.style,
      rule: appearance.decision?.applied,
      isAnimated: appearance.animated, isInteractive: appearance.isInteractive || isOneSwipe, begins: begins, end: end,
      endsAt: endsAt, loads: appearance.loads)
  }
}
