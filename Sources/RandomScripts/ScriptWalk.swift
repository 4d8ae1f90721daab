import Lifecycle

/// The states that a script leads to, while it is made.
struct ScriptWalk {
  let model: LifecycleModel
  /// The state after the last step.
  private(set) var state: WorldState
  /// The last step, and the state before it.
  private var last: (step: ScriptStep, before: WorldState)?

  /// The app keeps whoever has one of these names, since any of them may come again.
  private static let kept = (0..<60).map { "C\($0)" }

  /// How things stand before a step with that word; `nil` where the structure is not possible on the platform.
  init?(_ script: Script, before word: ActionWord? = nil) {
    model = LifecycleModel(script.structure, on: script.platform, keeping: Self.kept)
    guard let state = try? model.initialState(Self.start(of: word, on: script.platform)) else { return nil }
    self.state = state
  }

  /// The walk that the script begins with the word, which says in which state the app is before it.
  func beginning(with word: ActionWord?, on platform: Platform) -> ScriptWalk? {
    let start = Self.start(of: word, on: platform)
    guard start != state.app else { return self }
    var result = self
    guard let state = try? model.initialState(start) else { return nil }
    result.state = state
    return result
  }

  private static func start(of word: ActionWord?, on platform: Platform) -> AppState {
    guard let word, word.releases.contains(platform.release) else { return .active }
    return AppFlow.flow(of: word)?.start ?? .active
  }

  /// The walk after the step; `nil` where that is not possible.
  func after(_ step: ScriptStep) -> ScriptWalk? {
    guard let next = try? model.step(state, step).state else { return nil }
    var result = self
    (result.last, result.state) = ((step, state), next)
    return result
  }

  /// The walk after a step that was not possible.
  func failing(_ step: ScriptStep) -> ScriptWalk {
    var result = self
    result.last = nil
    return result
  }

  /// The walk with the last step's transition still running, for what happens during it; `nil` where none can.
  func during(_ action: Action) -> ScriptWalk? {
    guard let last, last.step.during == nil, last.step.action == action,
      let held = try? model.step(last.before, last.step, isHeldOpen: true).state
    else { return nil }
    var result = self
    result.state = held
    return result
  }

  /// Those of the names that nobody has in the state.
  func absent(of names: [String]) -> [String] {
    let present = model.arguments(of: .selectTab, in: state, naming: "")
    return names.filter { !present.contains(.name($0)) }
  }
}
