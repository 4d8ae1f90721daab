import Diagnostics
import Lifecycle

/// The words that scripts and traces are made of, each with the releases that have it.
enum Vocabulary {
  static var json: JSON {
    .object([
      .init("releases", .texts(Release.all.map { $0.description })),
      .init("newest", .text(Release.newest.description)),
      .init("idioms", .texts(Platform.Idiom.allCases.map { $0.rawValue })),
      .init("pageStyles", .texts(Structure.PageStyle.allCases.map { $0.rawValue })),
      .init("initiators", .texts(Initiator.allCases.map { $0.rawValue })),
      .init("transitions", .texts(TransitionAnimator.allCases.map { $0.rawValue })),
      .init("styles", .list(PresentationStyle.allCases.map { style(($0)) })),
      .init("actions", .list(ActionWord.allCases.map { action($0) })),
      .init("swiftui", .list(SwiftUIWord.allCases.map { action($0) })),
      .init("rules", .list(RuleBook.rules.map { rule($0) })),
      .init("callbacks", .list(Callback.vocabulary.map { callback(Callback($0)) })),
    ])
  }

  private static func style(_ style: PresentationStyle) -> JSON {
    .object([.init("name", .text(style.rawValue))] + (style.firstRelease.map { [.init("from", .number($0))] } ?? []))
  }

  private static func action(_ word: ActionWord) -> JSON {
    .object([.init("name", .text(word.rawValue)), .init("usage", .text(word.usage))] + word.releases.members)
  }

  private static func action(_ word: SwiftUIWord) -> JSON {
    .object(
      [
        .init("name", .text("swiftui:\(word.rawValue)")),
        .init("usage", .text("swiftui:\(word.rawValue)" + (word.takesName ? " NAME" : ""))),
      ] + word.releases.members)
  }

  private static func rule(_ rule: Rule) -> JSON {
    .object([
      .init("name", .text(rule.id.name)), .init("summary", .text(rule.summary)),
      .init("orders", .list(rule.variants.map { variant($0) })),
    ])
  }

  private static func variant(_ variant: Rule.Variant) -> JSON {
    .object([
      .init("name", .text(variant.name)), .init("summary", .text(variant.summary)),
      .init("standing", .text(variant.standing.rawValue)),
      .init("releases", .list(variant.releases.map { .object($0.members) })),
    ])
  }

  private static func callback(_ callback: Callback) -> JSON {
    .object([.init("name", .text(callback.name))] + callback.releases.members)
  }
}

extension ReleaseRange {
  /// `from` and `to`, where there is such a limit.
  fileprivate var members: [JSON.Member] {
    (first.map { [.init("from", .number($0))] } ?? []) + (last.map { [.init("to", .number($0))] } ?? [])
  }
}
