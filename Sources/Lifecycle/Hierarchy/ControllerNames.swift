/// The names that were given to controllers, those that are gone included.
struct ControllerNames: Sendable {
  private var instances: [String: Int] = [:]
  /// How many names of each kind unnamed containers have taken in the process that runs.
  private var containerNumbers: [String: Int] = [:]

  /// The name of one more controller, and which one of that name it is, from 1.
  ///
  /// Containers that the scenario does not name are called `Nav`, `TabBar`; a second one of the kind `Nav2`.
  mutating func take(
    _ name: String?, for kind: ViewController.Kind, reserved: Set<String>
  ) -> (name: String, instance: Int) {
    let name = name ?? freeName(like: Self.baseName(of: kind), reserved: reserved)
    let instance = instances[name, default: 0] + 1
    instances[name] = instance
    return (name, instance)
  }

  /// The name of the controller of that name that was there last.
  func latest(_ name: String) -> (name: String, instance: Int) { (name, instances[name, default: 1]) }

  private static func baseName(of kind: ViewController.Kind) -> String {
    switch kind {
    case .tabBar: "TabBar"
    case .page: "Page"
    case .split: "Split"
    case .search: "Search"
    default: "Nav"
    }
  }

  private mutating func freeName(like base: String, reserved: Set<String>) -> String {
    var number = containerNumbers[base, default: 0]
    var name: String
    repeat {
      number += 1
      name = number == 1 ? base : "\(base)\(number)"
    } while reserved.contains(name)
    containerNumbers[base] = number
    return name
  }

  /// The next process names its containers anew.
  mutating func forgetContainers() { containerNumbers = [:] }

  /// Whether a controller of that name was ever there.
  func hasKnown(_ name: String) -> Bool { instances[name] != nil }
}
