import Foundation

/// A folder of content with as many scenarios as are asked for, the same for the same seed.
enum SyntheticSite {
  static let seed: UInt64 = 16

  /// Writes the folder `Content` into a folder; what else lies there stays.
  static func write(into folder: String, scenarios count: Int, seed: UInt64 = seed) throws {
    let content = URL(fileURLWithPath: folder).appendingPathComponent("Content")
    for group in SyntheticScenario.groups {
      try FileManager.default.createDirectory(
        at: content.appendingPathComponent("Scenarios/\(group)"), withIntermediateDirectories: true)
    }
    try Data(settings.utf8).write(to: content.appendingPathComponent("site.yaml"))
    var random = RandomNumbers(seed: seed)
    for number in 1...max(count, 1) {
      let scenario = SyntheticScenario(number, of: count, &random)
      let file = content.appendingPathComponent("Scenarios/\(scenario.group)/\(scenario.id).yaml")
      try Data(scenario.yaml.utf8).write(to: file)
    }
  }

  private static var settings: String {
    let groups = SyntheticScenario.groups.map {
      "  - id: \($0)\n    title: \($0.capitalized)\n    summary: The \($0) of the app.\n"
    }
    return """
      title: Synthetic flows
      tagline: Flows that nobody designed
      summary: A site made for measuring how long a build takes.
      baseURL: https://flows.example
      groups:

      """ + groups.joined()
  }
}
