extension Simulator {
  /// All that can be done after the script's last step; nothing where the script, or a step of it, is not possible.
  ///
  /// - Parameter new: A name that nobody in the script has, for what an action brings.
  public static func possibleActions(after script: Script, naming new: String) -> [Action] {
    var (world, problem) = start(of: script)
    guard problem == nil else { return [] }
    for (number, step) in script.steps.enumerated() {
      let next = number + 1 < script.steps.count ? script.steps[number + 1] : nil
      do throws(StepProblem) { world = try world.after(step, before: next) } catch { return [] }
    }
    // A container that the script does not name gives its name away to one that the script does.
    let unnamed = Set(world.hierarchy.members.filter { !world.hierarchy[$0].isNamed }.map { world.hierarchy[$0].name })
    return LifecycleModel(world.environment).possibleActions(in: world.state, naming: new).filter { action in
      !action.names.contains { unnamed.contains($0) }
    }
  }
}
