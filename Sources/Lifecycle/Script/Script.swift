/// What happens: a word and what stands after it.
public struct Action: Hashable, Sendable {
  /// What stands after a word.
  public enum Argument: Hashable, Sendable {
    /// Nothing.
    case none
    /// A name, or a mode.
    case name(String)
    /// A controller with what it contains.
    case term(Structure.Term)
    /// A navigation stack, bottom first.
    case stack([Structure.Term])
    /// What is presented, how, and by whom.
    case presentation(Structure.Term, PresentationStyle, from: String)
    /// Two names.
    case pair(String, String)
    /// What SwiftUI does, and to what.
    case swiftUI(SwiftUIWord, String?)
  }

  /// The word; `nil` for a SwiftUI action, which has words of its own.
  public var word: ActionWord?
  /// What stands after it.
  public var argument: Argument
  /// The action as the scenario writes it.
  public var text: String

  /// Makes an action.
  public init(_ word: ActionWord?, _ argument: Argument = .none, text: String) {
    self.word = word
    self.argument = argument
    self.text = text
  }
}

/// Who or what makes a step happen.
public enum Initiator: String, CaseIterable, Hashable, Sendable {
  /// A segue of a storyboard; on the way back, an unwind segue.
  case storyboard
  /// A call in the app's code.
  case code
  /// The user's finger.
  case user
  /// A SwiftUI view.
  case swiftui
}

/// What runs a transition, where it is not UIKit's usual animation.
public enum TransitionAnimator: String, CaseIterable, Hashable, Sendable {
  /// An animator (`UIViewControllerAnimatedTransitioning`).
  case custom
  /// An animator, and an interaction controller that drives it.
  case interactive
  /// UIKit's zoom (`preferredTransition`, from iOS 18). Apple names no delegate that would be asked for it.
  case zoom

  /// Whether a delegate is asked for it.
  var isOfTheApp: Bool { self != .zoom }
}

/// One step of a script: an action with its options.
public struct ScriptStep: Hashable, Sendable {
  /// What happens.
  public var action: Action
  /// Whether it is animated.
  public var animated: Bool
  /// Who makes it happen, if that is told.
  public var initiator: Initiator?
  /// With `home`: whether the app still has work to do in the background.
  public var backgroundWork: Bool
  /// The name of the app's own unwind action, where the step unwinds.
  public var unwindAction: String

  /// What runs the transition; `nil` where UIKit's usual animation does.
  public var animator: TransitionAnimator?
  /// Whether the action brings the instance that was there before, its view loaded, which the app has kept.
  public var again: Bool
  /// The action during whose transition this one happens: the one of the step before.
  public var during: Action?

  /// The unwind action's name where a scenario names none: it is a method of the app's own, and decides nothing.
  public static let defaultUnwindAction = "unwindAction"

  /// Makes a step.
  public init(
    _ action: Action, animated: Bool = true, by initiator: Initiator? = nil, backgroundWork: Bool = false,
    unwindAction: String = defaultUnwindAction, animator: TransitionAnimator? = nil, again: Bool = false,
    during: Action? = nil
  ) {
    self.action = action
    self.animated = animated
    self.initiator = initiator
    self.backgroundWork = backgroundWork
    self.unwindAction = unwindAction
    self.animator = animator
    self.again = again
    self.during = during
  }
}

/// Everything that the simulator needs to know of a scenario.
public struct Script: Hashable, Sendable {
  /// What stands on screen before the first step.
  public var structure: Structure
  /// What it runs on.
  public var platform: Platform
  /// What happens.
  public var steps: [ScriptStep]
  /// Orders asked for by name: the variant of a rule that is to hold instead of the release's own.
  public var orders: [Rule.ID: String]

  /// Makes a script.
  public init(
    structure: Structure, platform: Platform = Platform(), steps: [ScriptStep], orders: [Rule.ID: String] = [:]
  ) {
    self.structure = structure
    self.platform = platform
    self.steps = steps
    self.orders = orders
  }
}
