import Analysis
import Diagnostics
import Lifecycle
import ScenarioLanguage
import Scenarios
import Study

/// What a question of the course says.
enum QuestionWords {
  /// What is asked.
  static func prompt(_ question: Question) -> Phrase {
    switch question.kind {
    case .order: return "Put these calls in the order in which they are made."
    case .next: return "Which of these calls is made next?"
    case .silent: return "Which of these objects gets no call in this step?"
    case .count:
      return "How many times is \(question.given.first?.words ?? "") called, from the first step to the last?"
    case .release: return "Which is the order on iOS \(question.platform.release.description)?"
    case .balance:
      let subject = question.given.first?.subject ?? ""
      let names = question.given.map(\.callback) + ["", ""]
      return "\(subject) starts something in \(names[0]) and stops it in \(names[1]). What comes of it?"
    case .decode: return "A log has these lines. What happened?"
    case .path where question.calls.first?.subject == Subject.appStateName:
      return "Through which states does the app go in this step?"
    case .path: return "Through which states does \(question.calls.first?.subject ?? "") go in this step?"
    case .claim: return "Is this true?"
    case .bug: return "This code gives this log. What is the mistake?"
    }
  }

  /// What comes of a pair of callbacks.
  static func balance(_ fault: ResourceFault?) -> Phrase {
    switch fault {
    case nil: "Each start has its stop."
    case .leaks: "It is started, and never stopped."
    case .twice: "It is started while it is running."
    case .unstarted: "It is stopped while it isn’t running."
    }
  }

  /// Why a choice is wrong, on the platform of the question.
  static func reason(_ reason: Question.Reason, of choice: Question.Choice, on platform: Platform) -> Phrase {
    switch reason {
    case .isCalled: return "\(choice.words) gets calls here."
    case .comesLater: return "It is called, but later."
    case .isNotMade: return "It isn’t called in this step."
    case .comesSoOften(let count): return count == 1 ? "It is called once." : "It is called \(count) times."
    case .isOf(let range):
      guard let range else { return "The order on iOS \(platform.release.description) is another one." }
      return "That is the order on \(range.phrase)."
    case .causesOther: return "That causes other calls."
    case .comesToThis(let fault): return balance(fault)
    case .leadsElsewhere: return "These calls lead through other states."
    case .isRefuted: return "A scenario shows the opposite."
    case .isShown: return "A scenario shows it."
    case .isNeverRefuted: return "A scenario shows it, and none shows the opposite."
    case .isNeverShown: return "A scenario shows the opposite, and none shows it."
    case .logsOther: return "With that mistake the log is another one."
    }
  }

  /// What is so of a claim.
  static func verdict(_ verdict: ArticleClaim.Verdict) -> Phrase {
    switch verdict {
    case .holds: "It is true"
    case .partly: "It depends: true in some cases, and not in others"
    case .fails: "It is not true"
    case .unproven, .notRun: ClaimsPage.words(verdict)
    }
  }

  /// What somebody did wrong.
  static func mistake(_ mistake: Mistake) -> Phrase {
    let (subject, object) = (mistake.subject, mistake.object)
    switch mistake.kind {
    case .noAddChild: return "\(subject) adds the view of \(object), and doesn’t call addChild(_:)."
    case .noForwarding: return "\(subject) switches off the forwarding of appearance calls, and doesn’t forward them."
    case .noEnd: return "\(subject) calls beginAppearanceTransition, and never endAppearanceTransition."
    case .tooEarly: return "\(subject) presents \(object) in viewDidLoad, before its view is in a window."
    case .sheet: return "The style isn’t set, so \(object) is a sheet, and \(subject) stays on screen."
    case .retained: return "A closure that \(subject) keeps holds \(subject) itself."
    case .noSuper: return "viewDidAppear of \(subject) doesn’t call super, where the printing is."
    case .wrongName: return "viewWillDisappear of \(subject) prints viewWillAppear."
    case .doubled: return "Both \(subject) and its superclass print viewDidAppear."
    }
  }
}
