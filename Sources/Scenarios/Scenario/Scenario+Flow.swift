public import Diagnostics
public import Lifecycle

extension Scenario {
  /// A scenario that no file has: the steps of a script, each at a place that a message can name.
  public init(
    flow script: Script, id: String, title: String, structureAt place: SourceLocation, steps places: [SourceLocation]
  ) {
    self.init(
      id: id, title: LocalizedText(title), summary: LocalizedText(""), explanation: nil, group: Self.noGroup,
      order: nil,
      structure: script.structure, platform: script.platform,
      steps: zip(script.steps, places).map { Step(script: $0, note: nil, expectations: [], location: $1) },
      orders: script.orders, expectations: [], keywords: [], showsEverything: false, location: place,
      structureLocation: place, groupLocation: place, isRunnable: true)
  }
}

extension Scenario {
  /// The same scenario for what is the same in every language: its title comes in the site's first one if it has that.
  public func titled(in firstLanguage: String) -> Scenario {
    var titled = self
    titled.title = title.beginning(with: firstLanguage)
    return titled
  }
}
