/// The controllers that stood in the hierarchy when a step failed.
///
/// Most who run many steps never ask for their names, so that these are collected only when somebody does.
public struct Members: Hashable, Sendable {
  private let hierarchy: Hierarchy

  init(of hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// The names that the scenario gives, each before those of what it leads to. A step cannot name other containers: the model
  /// gives these only names that no step uses.
  public var names: [String] { hierarchy.members.filter { hierarchy[$0].isNamed }.map { hierarchy[$0].name } }

  /// Whether both have the same names in the same order.
  public static func == (left: Members, right: Members) -> Bool { left.names == right.names }

  /// Hashes the names.
  public func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
