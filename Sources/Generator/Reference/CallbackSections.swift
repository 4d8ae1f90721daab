import Analysis
import Lifecycle

/// The callbacks in the order in which they are read: those that every screen needs, then the others by what they are about, and in
/// each family the deprecated ones last.
struct CallbackSections {
  /// The callbacks of one family, without those that stand first.
  struct Family {
    let family: Callback.Family
    let current: [CallbackFacts]
    let deprecated: [CallbackFacts]
  }

  /// The calls of one appearance in their order.
  let first: [CallbackFacts]
  /// The families that have a member.
  let families: [Family]

  init(_ reference: CallbackReference) {
    let names: [Callback] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    first = names.compactMap { reference.callback($0.name) }
    let rest = reference.callbacks.filter { facts in !names.contains { $0.name == facts.name } }
    families = Callback.Family.allCases.compactMap { family in
      let members = rest.filter { Callback($0.name).family == family }
      guard !members.isEmpty else { return nil }
      return Family(
        family: family, current: members.filter { !Self.isDeprecated($0) },
        deprecated: members.filter(Self.isDeprecated))
    }
  }

  /// The names of all of them, one after the other.
  var names: [String] { (first + families.flatMap { $0.current + $0.deprecated }).map(\.name) }

  private static func isDeprecated(_ facts: CallbackFacts) -> Bool {
    let callback = Callback(facts.name)
    return callback.deprecation != nil || callback.releases.last != nil
  }
}
