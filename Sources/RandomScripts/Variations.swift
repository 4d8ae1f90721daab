public import Lifecycle

extension Script {
  /// The script on each release that the model knows, then with each order that can be asked for by name.
  public var variations: [Script] {
    let onReleases = Release.all.map { release in
      var script = self
      let isPlain = platform.sdk == platform.release
      script.platform = Platform(
        release: release, idiom: platform.idiom,
        scenes: platform.hasScenes || platform.release.major < 13 ? nil : false,
        sdk: isPlain ? nil : min(platform.sdk, release))
      return script
    }
    let withOrders = RuleBook.rules.flatMap { rule in
      rule.variants.map { variant in
        var script = self
        script.orders[rule.id] = variant.name
        return script
      }
    }
    return [self] + onReleases + withOrders
  }
}
