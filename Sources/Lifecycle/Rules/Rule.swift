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

  /// One order that the rule can take.
  public struct Variant: Hashable, Sendable {
    /// Its name, such as `outgoing-first`.
    public let name: String
    /// What it is called in a list of orders, in a few words; `nil` for what nobody chooses among: what is inferred, and
    /// the only order of its rule.
    public let title: String?
    /// What it says, in a sentence.
    public let summary: String
    /// The releases whose own order it is; empty for an order that is known but no release's own.
    public let releases: [ReleaseRange]
    /// What it rests on.
    public let standing: Standing
    /// What the calls of layout rest on that it brings.
    public let layoutStanding: Standing
    /// The releases on which the calls of layout were observed; on others they are inferred.
    let layoutReleases: ReleaseRange
    /// The sources that show it: slugs of evidence files, or the names of Apple's pages.
    public let evidence: [String]
    /// What happens when the transition begins.
    public let begin: [Moment]
    /// What happens when it finishes.
    public let finish: [Moment]
    /// What happens when it is cancelled instead.
    public let cancel: [Moment]
    /// Whether the rule is one of those that decided a step, where it holds. It is not if it says only that nothing out of
    /// the ordinary happens.
    private(set) var isNoted = true

    init(
      _ name: String, title: String? = nil, _ summary: String, releases: [ReleaseRange], _ standing: Standing,
      layout: Standing = .inferred, layoutOn layoutReleases: ReleaseRange = .all, evidence: [String],
      begin: [Moment], finish: [Moment], cancel: [Moment] = Self.usualCancel
    ) {
      self.name = name
      self.title = title
      self.summary = summary
      self.releases = releases
      self.standing = standing
      layoutStanding = layout
      self.layoutReleases = layoutReleases
      self.evidence = evidence
      self.begin = begin
      self.finish = finish
      self.cancel = cancel
    }

    /// No order of its own: code asks whether it holds, and no moments belong to it.
    static func choice(
      _ name: String, _ summary: String, _ releases: [ReleaseRange], _ standing: Standing, evidence: [String]
    ) -> Variant {
      Variant(name, summary, releases: releases, standing, evidence: evidence, begin: [], finish: [], cancel: [])
    }

    /// The same, but nothing that a step names among what decided it.
    var unnoted: Variant {
      var variant = self
      variant.isNoted = false
      return variant
    }

    /// What the rule speaks of is not there on these releases.
    static func absent(_ summary: String, _ releases: [ReleaseRange], evidence: [String] = []) -> Variant {
      choice("absent", summary, releases, .documented, evidence: evidence)
    }

    /// A cancelled transition takes both sides back: what was coming disappears first, then what was going appears
    /// again (the two `will` calls in the order that Apple's transition coordinator states; all four as in
    /// `wangling-2014-inconsistent-order`).
    static let usualCancel: [Moment] = [
      .willDisappear(.incoming), .didDisappear(.incoming),
      .willAppear(.outgoing), .isAppearing(.outgoing), .didAppear(.outgoing),
    ]
  }

  /// The rule's name.
  public let id: ID
  /// What it decides, in a sentence.
  public let summary: String
  /// Its orders; the first that a release owns is that release's.
  public let variants: [Variant]
  /// Whether an app that was built with an older SDK keeps that release's order.
  public let followsSDK: Bool

  /// Its place in the book.
  let number: Number

  init(_ number: Number, id: ID, summary: String, followsSDK: Bool = false, variants: [Variant]) {
    self.number = number
    self.id = id
    self.summary = summary
    self.followsSDK = followsSDK
    self.variants = variants
  }

  /// The variant of that name.
  public func variant(named name: String) -> Variant? { variants.first { $0.name == name } }

  /// The order that the release has of its own.
  public func variant(on release: Release) -> Variant { variants[index(on: release)] }

  /// The order that holds on the platform: the one that is asked for by name, else the release's own.
  public func variant(on platform: Platform, orders: [ID: String] = [:]) -> Variant {
    variants[index(on: platform, orders: orders)]
  }

  private func index(on release: Release) -> Int {
    variants.firstIndex { $0.releases.contains { $0.contains(release) } } ?? 0
  }

  /// The place among the variants of the one that holds.
  func index(on platform: Platform, orders: [ID: String]) -> Int {
    if !orders.isEmpty, let name = orders[id], let asked = variants.firstIndex(where: { $0.name == name }) {
      return asked
    }
    return index(on: followsSDK ? min(platform.release, platform.sdk) : platform.release)
  }
}
