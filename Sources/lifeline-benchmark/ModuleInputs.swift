import Diagnostics
import Lifecycle
import RandomScripts
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
  fileprivate var json: JSON {
    .object([
      .init("structure", .text(structure.description)), .init("style", .text(structure.pageStyle.rawValue)),
      .init("definesPresentationContext", .texts(structure.contexts)),
      .init("manualForwarding", .texts(structure.manualForwarding)),
      .init("preservesState", .flag(structure.preservesState)), .init("usesTabs", .flag(structure.usesTabs)),
      .init("steps", .list(steps.map { $0.json })),
    ])
  }

  /// What varies: the platform and the orders.
  fileprivate var surroundings: JSON {
    let orders = orders.map { JSON.Member($0.key.name, .text($0.value)) }.sorted { $0.key < $1.key }
    return .object([
      .init(
        "platform",
        .object([
          .init("ios", .text(platform.release.description)), .init("idiom", .text(platform.idiom.rawValue)),
          .init("scenes", .flag(platform.hasScenes)), .init("sdk", .text(platform.sdk.description)),
        ])), .init("orders", .object(orders)),
    ])
  }
}

extension ScriptStep {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("do", .text(action.text)), .init("animated", .flag(animated)),
      .init("backgroundWork", .flag(backgroundWork)), .init("unwindAction", .text(unwindAction)),
      .init("again", .flag(again)),
    ]
    if let initiator { members.append(.init("by", .text(initiator.rawValue))) }
    if let during { members.append(.init("during", .text(during.text))) }
    if let animator {
      members.append(.init("transition", .text(animator == .zoom ? "zoom" : "custom")))
      members.append(.init("interactive", .flag(animator == .interactive)))
    }
    return .object(members)
  }
}
