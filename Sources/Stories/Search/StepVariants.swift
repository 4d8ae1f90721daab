import Lifecycle

/// The ways in which an action may have been done, besides the usual one, as far as a log speaks of them.
struct StepVariants {
  let clues: Clues

  func variants(of action: Action) -> [ScriptStep] {
    guard let word = action.word else { return [] }
    var steps: [ScriptStep] = []
    switch word {
    case .launch, .push, .present, .show, .switchRoot, .showDetail, .unwind:
      if clues.tellsOfStoryboard { steps.append(ScriptStep(action, by: .storyboard)) }
    case .home, .lock, .appSwitcher: steps.append(ScriptStep(action, backgroundWork: true))
    case .terminate: steps.append(ScriptStep(action, by: .user))
    case .selectTab, .dismiss, .pop: steps += [ScriptStep(action, by: .code), ScriptStep(action, by: .user)]
    default: break
    }
    switch word {
    case .push, .present: steps.append(ScriptStep(action, again: true))
    default: break
    }
    switch word {
    case .push, .pop, .popTo, .popToRoot, .present, .dismiss, .setStack:
      steps.append(ScriptStep(action, animated: false))
      if clues.tellsOfAnimator {
        steps += [ScriptStep(action, animator: .custom), ScriptStep(action, animator: .interactive)]
      }
    default: break
    }
    return steps
  }
}
