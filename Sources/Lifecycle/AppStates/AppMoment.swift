/// One thing that happens on the app's way from one state to another. A transition of the app is a sequence of moments, and
/// so is the path that an action's word takes.
public indirect enum AppMoment: Hashable, Sendable {
  /// A transition is taken, if the app is in a state that it leaves.
  case transition(AppTransition)
  /// What happens if something holds, and what happens if it does not.
  case when(AppCondition, [AppMoment], otherwise: [AppMoment] = [])

  // Who is told.
  /// The rule `app.scenes` has its say: from here on either the scenes' delegates hear what happens, or the app's does.
  case delegatesChosen
  /// The scenes in a state that it leaves take the transition, and the delegate of each hears it.
  case scenes(SceneTransition)
  /// The scene that the step is about takes it, which is the first one if the step names none.
  case thisScene(SceneTransition, Rule.Standing)
  /// The other scenes in a state that it leaves take it.
  case otherScenes(SceneTransition, Rule.Standing)
  /// The delegate of the first scene that is connected hears it.
  case connectedScene(Callback, Rule.Standing)
  /// The app's delegate hears what the scenes' delegates would hear if there were scenes.
  case application(Callback)
  /// Somebody else hears it, whoever hears of the states.
  case call(Callback, on: Subject, Rule.Standing)
  /// Those of an event hear of it: the one named, or else the one that the step names.
  case event(BackgroundEvent?)
  /// The moments wait until just before the app becomes active: for them it was launched or brought back.
  case keep(AppMoment)
  /// What waited happens.
  case cause

  // What changes.
  /// The app is in the state.
  case state(AppState)
  /// SwiftUI's views can read the phase.
  case phase(ScenePhase)
  /// UIKit cancels the touches that held a transition or a peek, which are taken back.
  case touchesCancelled
  /// The process is gone, with everything in it.
  case processEnds
  /// The system has run the launch methods ahead of time, or a launch has made use of that.
  case prewarmed(Bool)

  // What the app preserves.
  /// Each scene that is in the background gives an activity, if the app preserves its state.
  case preserveScenes
  /// The app delegate is asked and the controllers are encoded, if the app preserves its state.
  case preserveApp
  /// The scene gets the activity back.
  case restoreScene
  /// The controllers are found and decoded, if their state was preserved.
  case restoreControllers
  /// The system deletes what was preserved.
  case forgetPreserved

  // What the window does.
  /// The controllers of the structure are made, as far as they are not there.
  case makeControllers
  /// The controllers are made that were preserved, or else those of the structure.
  case makePreservedControllers
  /// A storyboard makes the root, if the step says that one does.
  case instantiateRoot
  /// Nothing is made that would be on screen.
  case emptyWindow
  /// The window comes on screen by the rule, which says when the app becomes active meanwhile.
  case showWindow(Rule.Number)
  /// The window goes away with its scene.
  case closeWindow
  /// The system takes its pictures for the app switcher.
  case snapshots(Rule.Standing)
  /// A call takes room from the window, or gives it back.
  case roomForCall(Rule.Standing)
  /// Everybody hears that memory is short.
  case memoryWarning
  /// An extension's process begins with its principal view controller.
  case extensionBegins
  /// An extension's process ends with its request.
  case extensionEnds
}

extension AppMoment {
  /// A notification is posted: with scenes, too. (Apple.)
  static func post(_ notification: Callback, _ standing: Rule.Standing = .documented) -> AppMoment {
    .call(notification, on: .notification, standing)
  }

  /// The state to which the moment leads by itself.
  var target: AppState? {
    switch self {
    case .state(let state): state
    case .processEnds: .notRunning
    default: nil
    }
  }
}

/// Something on which it depends how the app goes on.
public enum AppCondition: Hashable, Sendable {
  /// The step says that the app has still work to do in the background.
  case hasWorkLeft
  /// The system has run the launch methods ahead of time.
  case isPrewarmed
  /// No scene is connected: the app was launched into the background.
  case isNoSceneConnected
  /// The window has no root: an app without scenes was launched into the background.
  case isWindowEmpty
  /// The scene that the step names is the last one.
  case isLastScene
  /// The step says that the user ends the app.
  case isEndedByUser
  /// By the rule `app.willEnterForeground` the delegate hears of the return before the notification is posted.
  case isDelegateFirst
  /// By the rule `app.termination` an app without scenes enters the background before it ends.
  case entersBackgroundFirst
  /// By the rule `app.sceneTermination` a phone's scenes enter the background and are not disconnected.
  case scenesEnterBackground
  /// By the rule `app.secondScene` a window that comes or goes interrupts the others.
  case interruptsOtherScenes
  /// By the rule `app.prewarming` the launch methods run ahead of time.
  case prewarmsLaunchMethods
}

/// What SwiftUI tells its views of a scene, from iOS 14.
public enum ScenePhase: String, CaseIterable, Hashable, Sendable {
  /// On screen and in use.
  case active
  /// On screen, without getting events.
  case inactive
  /// Not on screen.
  case background
}
