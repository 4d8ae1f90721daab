import Diagnostics
import Lifecycle
import RandomScripts
import ScenarioLanguage
import Scenarios

/// Every scenario as the WebAssembly module takes it, with the digest of what it causes here: a line of JSON each.
enum ModuleInputs {
  static func text() -> String {
    CatalogLoader.load(folder: "Content").catalog.scenarios.map { scenario in
      var digest = Digest()
      let scripts = scenario.script.variations
      for script in scripts { digest.add(Simulator.run(script).transcript) }
      return JSON.object([
        .init("id", .text(scenario.id)), .init("digest", .text(digest.text)), .init("script", scenario.script.json),
        .init("variations", .list(scripts.map { $0.surroundings })),
      ]).text() + "\n"
    }.joined()
  }
}

extension Script {
  /// What varies: the platform and the orders.
  fileprivate var surroundings: JSON {
    let orders = orders.map { JSON.Member($0.key.name, .text($0.value)) }.sorted { $0.key < $1.key }
    return .object([.init("platform", platform.json), .init("orders", .object(orders))])
  }
}
