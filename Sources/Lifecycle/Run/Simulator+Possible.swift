extension Simulator {
  /// All that can be done after the script's last step; nothing where the script, or a step of it, is not possible.
  ///
  /// - Parameter new: A name that nobody in the script has, for what an action brings.
  public static func possibleActions(after script: Script, naming new: String) -> [Action] {
    var (simulation, problem) = start(of: script)
    guard problem == nil else { return [] }
    for (number, step) in script.steps.enumerated() {
      let next = number + 1 < script.steps.count ? script.steps[number + 1] : nil
      do throws(StepProblem) { simulation = try simulation.after(step, before: next).0 } catch { return [] }
    }
    return LifecycleModel(simulation.environment).possibleActions(in: simulation.state, naming: new)
  }
}
