extension LifecycleModel {
  /// Whether the action can be done in the state.
  public func isPossible(_ action: Action, in state: WorldState) -> Bool {
    Simulation(state, in: environment).possible(ScriptStep(action)) != nil
  }

  /// All that can be done in the state: of its vocabulary the actions that cause something, or nothing, and no problem.
  ///
  /// - Parameter new: A name that nobody in the state has, for what an action brings.
  public func possibleActions(in state: WorldState, naming new: String) -> [Action] {
    let simulation = Simulation(state, in: environment)
    return vocabulary(in: state, naming: new).filter { simulation.possible(ScriptStep($0)) != nil }
  }
}
