extension Rule {
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
    /// The kinds of device that have it.
    public private(set) var idioms = Platform.Idiom.allCases
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
    public private(set) var isNoted = true

    init(
      _ name: String, title: @autoclosure () -> String? = nil, _ summary: @autoclosure () -> String,
      releases: [ReleaseRange], _ standing: Standing,
      layout: Standing = .inferred, layoutOn layoutReleases: ReleaseRange = .all,
      evidence: @autoclosure () -> [String], begin: [Moment], finish: [Moment], cancel: [Moment] = Self.usualCancel
    ) {
      self.name = name
      self.summary = Rule.words(summary)
      self.releases = releases
      self.standing = standing
      layoutStanding = layout
      self.layoutReleases = layoutReleases
      // The modules for browsers have no question that needs them.
      #if hasFeature(Embedded)
        self.title = nil
        self.evidence = []
      #else
        self.title = title()
        self.evidence = evidence()
      #endif
      self.begin = begin
      self.finish = finish
      self.cancel = cancel
    }

    /// No order of its own: code asks whether it holds, and no moments belong to it.
    static func choice(
      _ name: String, _ summary: @autoclosure () -> String, _ releases: [ReleaseRange], _ standing: Standing,
      evidence: @autoclosure () -> [String]
    ) -> Variant {
      Variant(name, summary(), releases: releases, standing, evidence: evidence(), begin: [], finish: [], cancel: [])
    }

    /// The same, but nothing that a step names among what decided it.
    var unnoted: Variant {
      var variant = self
      variant.isNoted = false
      return variant
    }

    /// The same, on one kind of device only.
    func only(on idiom: Platform.Idiom) -> Variant {
      var variant = self
      variant.idioms = [idiom]
      return variant
    }

    /// What the rule speaks of is not there on these releases.
    static func absent(
      _ summary: @autoclosure () -> String, _ releases: [ReleaseRange], evidence: @autoclosure () -> [String] = []
    ) -> Variant {
      choice("absent", summary(), releases, .documented, evidence: evidence())
    }

    /// A cancelled transition takes both sides back: what was coming disappears first, then what was going appears
    /// again (the two `will` calls in the order that Apple's transition coordinator states; all four as in
    /// `wangling-2014-inconsistent-order`).
    static let usualCancel: [Moment] = [
      .willDisappear(.incoming), .didDisappear(.incoming),
      .willAppear(.outgoing), .isAppearing(.outgoing), .didAppear(.outgoing),
    ]
  }
}
