/// What UIKit decides one way or another: mostly how the two sides of one kind of appearance transition interleave,
/// with its variants by release.
///
/// Apple documents no such order (nothing says in which order the outgoing and the incoming controller are called
/// when one replaces another), so every variant names the logs that show it, or says that there are none.
public struct Rule: Hashable, Sendable {
  /// A rule's name, such as `navigation.push`.
  public struct ID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String
    /// A rule's name.
    public init(_ name: String) { self.name = name }
    /// A rule's name.
    public init(stringLiteral name: String) { self.name = name }
    /// Alphabetical.
    public static func < (left: ID, right: ID) -> Bool { left.name < right.name }
  }

  /// What an order rests on.
  public enum Standing: String, Hashable, Sendable {
    /// Somebody logged it on a device or simulator.
    case observed
    /// Apple states it.
    case documented
    /// It follows from the way in which UIKit works; nobody was seen to log it.
    case inferred
  }

  private let declaration: Declaration

  /// What is known of a rule. Copies of a rule share it.
  private final class Declaration: Sendable {
    let number: Number
    let id: ID
    let summary: String
    let variants: [Variant]
    let followsSDK: Bool
    let idioms: [Platform.Idiom]

    init(_ number: Number, _ id: ID, _ summary: String, _ variants: [Variant], followsSDK: Bool) {
      self.number = number
      self.id = id
      self.summary = summary
      self.variants = variants
      self.followsSDK = followsSDK
      idioms = Platform.Idiom.allCases.filter { idiom in
        variants.count == 1 || variants.count { $0.idioms.contains(idiom) } > 1
      }
    }
  }

  init(
    _ number: Number, id: ID, summary: @autoclosure () -> String, followsSDK: Bool = false, variants: [Variant]
  ) {
    declaration = Declaration(number, id, Self.words(summary), variants, followsSDK: followsSDK)
  }

  /// The words of a rule or of one of its orders; none in the module that reads logs in a browser, which prints no rule.
  static func words(_ words: () -> String) -> String {
    #if WITHOUT_WORDS_OF_RULES
      ""
    #else
      words()
    #endif
  }

  /// The rule's name.
  public var id: ID { declaration.id }
  /// What it decides, in a sentence.
  public var summary: String { declaration.summary }
  /// Its orders; the first that a release owns is that release's.
  public var variants: [Variant] { declaration.variants }
  /// Whether an app that was built with an older SDK keeps that release's order.
  public var followsSDK: Bool { declaration.followsSDK }
  /// The kinds of device on which it decides something: on others one of several variants is the only one that there is,
  /// and no step names the rule.
  public var idioms: [Platform.Idiom] { declaration.idioms }
  /// Its place in the book.
  var number: Number { declaration.number }

  /// No two rules share a place in the book.
  public static func == (left: Rule, right: Rule) -> Bool { left.number == right.number }

  /// Hashes its place in the book.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The variant of that name.
  public func variant(named name: String) -> Variant? { variants.first { $0.name == name } }

  /// The order that the release has of its own.
  public func variant(on release: Release, _ idiom: Platform.Idiom = .phone) -> Variant {
    variants[index(on: release, idiom)]
  }

  /// The order that holds on the platform: the one that is asked for by name, if its kind of device has it, else the
  /// release's own.
  public func variant(on platform: Platform, orders: [ID: String] = [:]) -> Variant {
    variants[index(on: platform, orders: orders)]
  }

  /// The place among the variants of the release's own. Of a kind of device for which no release is named, it is the first
  /// that there is on such a device.
  func index(on release: Release, _ idiom: Platform.Idiom) -> Int {
    let own = variants.firstIndex { variant in
      variant.idioms.contains(idiom) && variant.releases.contains { $0.contains(release) }
    }
    return own ?? variants.firstIndex { $0.idioms.contains(idiom) } ?? 0
  }

  /// The place among the variants of the one that holds.
  func index(on platform: Platform, orders: [ID: String]) -> Int {
    if !orders.isEmpty, let name = orders[id],
      let asked = variants.firstIndex(where: { $0.name == name && $0.idioms.contains(platform.idiom) })
    {
      return asked
    }
    return index(on: followsSDK ? min(platform.release, platform.sdk) : platform.release, platform.idiom)
  }
}
