import Lifecycle

/// The story that somebody tells of a log, laid beside it step by step.
struct GivenStory {
  let log: StoryLog
  let script: Script
  /// Whether the log may begin before the script, or behind its launch.
  let mayBeginElsewhere: Bool

  var story: Story { told.story }

  /// The story, the steps of the script behind the log's end, and how many calls come before its first step.
  var told: (story: Story, rest: [ScriptStep], before: Int) {
    guard mayBeginElsewhere else { return told(script, from: 0) }
    let setUp = SetUp(log: log, script: script)
    let told = told(setUp.script, from: setUp.count)
    // A log that ends with the set-up may be one of the steps that bring the same.
    guard setUp.count == log.calls.count else { return told }
    let whole = self.told(setUp.script, from: 0)
    return whole.story.misfit < FaultPrice.limit ? whole : told
  }

  private func told(_ script: Script, from before: Int) -> (story: Story, rest: [ScriptStep], before: Int) {
    let model = LifecycleModel(of: script, on: script.platform, in: log)
    let alignment = Alignment(log: log)
    var steps: [Story.Step] = []
    var place = before
    var misfit = 0.0
    var taken: [ScriptStep] = []
    let app = AppFlow.before(script)
    if var state = try? model.initialState(app) {
      for (number, step) in script.steps.enumerated() where place < log.calls.count {
        // Whoever gives a story has told what of it is impossible; what can be done before that is laid beside the log.
        guard let outcome = try? model.step(state, step, isHeldOpen: script.isHeldOpen(number)) else { break }
        state = outcome.state
        let expected = outcome.step.events.compactMap(log.call)
        // What nobody could see is no step of the log's.
        let fit = alignment.fits(expected, from: place, atMost: 3 + 0.5 * Double(expected.count)).first
        guard !expected.isEmpty else {
          steps.append(
            Story.Step(script: step, events: place..<place, alternatives: [], misfit: 0, isGuess: false))
          taken.append(step)
          continue
        }
        guard let fit else {
          // Nothing of it came, or something else did: the log departs here.
          steps.append(
            Story.Step(script: step, events: place..<place, alternatives: [], misfit: 9, isGuess: false))
          taken.append(step)
          misfit += 9
          break
        }
        steps.append(
          Story.Step(script: step, events: place..<fit.end, alternatives: [], misfit: fit.cost, isGuess: false))
        taken.append(step)
        misfit += fit.cost
        place = fit.end
      }
    }
    if place < log.calls.count {
      let rest = place..<log.calls.count
      for part in PatternSteps(log: log).parts(of: rest) {
        steps.append(
          Story.Step(script: ScriptStep(part.action), events: part.events, alternatives: [], misfit: 9, isGuess: true))
        taken.append(ScriptStep(part.action))
        misfit += 9
      }
    }
    var followed = script
    followed.steps = taken
    let story = Story(
      runs: [Story.Run(script: followed, app: app, steps: 0..<steps.count)], steps: steps, misfit: misfit,
      unread: nil)
    return (story, Array(script.steps.dropFirst(taken.count)), before)
  }
}

extension Script {
  /// Whether the step after it happens while its transition runs.
  func isHeldOpen(_ number: Int) -> Bool {
    number + 1 < steps.count && steps[number + 1].during == steps[number].action
  }
}
