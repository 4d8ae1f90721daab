/// Which transitions of the state machines each scenario takes: an index picture. A value without layout.
public struct ScenarioMap: Hashable, Sendable {
  /// A transition of a machine.
  public struct Column: Hashable, Sendable {
    /// The machine's id.
    public var machine: String
    /// The transition's id in the machine.
    public var transition: String
    /// The name of the state that it leaves.
    public var source: String
    /// The name of the state that it enters.
    public var target: String
    /// What brings it about.
    public var triggers: [String]
  }

  /// The columns of a machine.
  public struct Machine: Hashable, Sendable {
    /// The machine's id.
    public var id: String
    /// Its name for people.
    public var title: String
    /// Its transitions.
    public var columns: [Column]
  }

  /// A scenario.
  public struct Row: Hashable, Sendable {
    /// The scenario's id.
    public var scenario: String
    /// Its name for people.
    public var title: String
    /// How often it takes which transition, by the machine's id and the transition's: `app.Active_Inactive`.
    public var counts: [String: Int]

    /// Makes a row.
    public init(scenario: String, title: String, counts: [String: Int]) {
      self.scenario = scenario
      self.title = title
      self.counts = counts
    }

    /// How often the scenario takes the column's transition.
    public func count(_ column: Column) -> Int { counts["\(column.machine).\(column.transition)"] ?? 0 }
  }

  /// Scenarios that belong together.
  public struct Group: Hashable, Sendable {
    /// The group's name for people.
    public var title: String
    /// The scenarios, in reading order.
    public var rows: [Row]

    /// Makes a group.
    public init(title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A name unique on its page, of lower-case letters, digits and `_`.
  public var id: String
  /// The diagram's name for people.
  public var title: String
  /// What it shows, for those who cannot see it.
  public var summary: String
  /// The machines, with the columns.
  public var machines: [Machine]
  /// The scenarios.
  public var groups: [Group]

  /// Makes a map over all machines of the model.
  public init(id: String, groups: [Group], words: DiagramWords) {
    self.id = id
    self.groups = groups
    machines = StateMachines.all.map { machine in
      Machine(
        id: machine.id, title: words.label(machine.title),
        columns: machine.changes.map { change in
          Column(
            machine: machine.id, transition: change.id, source: words.label(machine.label(of: change.source)),
            target: words.label(machine.label(of: change.target)), triggers: change.triggers.map(words.label))
        })
    }
    title = words[.mapTitle]
    summary = words(
      .mapSummary, "\(groups.map(\.rows.count).reduce(0, +))", "\(machines.map(\.columns.count).reduce(0, +))")
  }

  /// Counts the transitions that a scenario takes, by the machines of its diagrams.
  public static func counts(in diagrams: [(machine: String, diagram: StateDiagram)]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (machine, diagram) in diagrams {
      for step in diagram.path { counts["\(machine).\(step.transition)", default: 0] += 1 }
    }
    return counts
  }
}
