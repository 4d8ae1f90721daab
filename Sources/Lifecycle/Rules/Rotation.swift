extension Rule {
  enum RotationTraits: CaseIterable { case change, stay }

  /// Whether a turn is one of traits as well as of size. An iPhone's height becomes compact when it lies on its side; an
  /// iPad's width and height are regular either way.
  static let rotationTraits = Choice<RotationTraits>(
    .rotationTraits, id: "rotation.traits",
    summary: "Whether the traits change when the device turns."
  ) {
    switch $0 {
    case .change:
      .choice(
        "change", "They do on an iPhone, whose height becomes compact on its side.", [.all], .observed,
        evidence: [
          "mattneub-container-event-forwarding", "gh-vineetchoudhary-ios-in-depth", "yagamo-2019-05-21-lifecycle",
        ]
      ).only(on: .phone)
    case .stay:
      .choice(
        "stay", "They do not on an iPad, whose width and height stay regular.", [.all], .inferred, evidence: []
      ).only(on: .pad)
    }
  }

  enum CoveredTraits: CaseIterable { case unknown, whenBack }

  /// When a view that was covered hears of traits that changed meanwhile.
  ///
  /// From iOS 17 traits come from the view above, so that a view outside the window keeps its old ones until it is back.
  /// Before, they came from the parent controller. (Apple, WWDC23 10057.)
  static let coveredTraits = Choice<CoveredTraits>(
    .coveredTraits, id: "rotation.coveredTraits",
    summary: "When a view that was covered hears of traits that changed meanwhile."
  ) {
    switch $0 {
    case .unknown:
      .choice("unknown", "No source says it, and the call is left out.", [.upTo(16)], .inferred, evidence: []).unnoted
    case .whenBack:
      .choice(
        "when-back", "When it is back: between viewWillAppear and viewIsAppearing.", [.from(17)], .documented,
        evidence: ["WWDC23 10057"])
    }
  }

  /// Whether the view controllers that a stack covers get `viewWillTransition(to:with:)`.
  ///
  /// UIKit calls it if the view's size differs from the new one. A covered view keeps the size that it had when it was last
  /// on screen: the first change is told, and the change back is not (`openradar-24277475-covered-size`).
  static let coveredSize = Rule(
    .coveredSize, id: "rotation.coveredSize",
    summary: "Whether the view controllers that a stack covers get viewWillTransition.",
    variants: [
      .choice(
        "if-it-differs",
        "They do if the new size differs from the one that their view had when it was last on screen.", [.all],
        .observed, evidence: ["openradar-24277475-covered-size"])
    ])

  enum RotationChild: CaseIterable { case keepsItsSize, getsAnotherSize }

  /// Whether a turn lays out what a container of the app's own shows.
  ///
  /// It does where the child's view gets another size. One author logs a child that does not, and remembers to have seen
  /// its layout pair on an earlier release.
  static let rotationChild = Choice<RotationChild>(
    .rotationChild, id: "rotation.childLayout",
    summary: "Whether the child of a container of the app's own is laid out when the device turns."
  ) {
    switch $0 {
    case .keepsItsSize:
      .choice(
        "keeps-its-size", "Its view keeps its size and is not laid out.", [.all], .observed,
        evidence: ["mattneub-container-event-forwarding"])
    case .getsAnotherSize:
      .choice(
        "gets-another-size", "Its view fills the container and is laid out after it.", [], .inferred, evidence: []
      ).unnoted
    }
  }

  enum RotationBar: CaseIterable { case twice, once }

  /// How often a turn lays out what is under a navigation bar.
  ///
  /// A phone's bar has another height when it lies on its side, so that what is below is laid out for the new size and
  /// for the new bar.
  static let rotationBar = Choice<RotationBar>(
    .rotationBar, id: "rotation.barLayout",
    summary: "How often the top of a navigation stack is laid out when a phone turns."
  ) {
    switch $0 {
    case .twice:
      .choice(
        "twice", "Twice: for its new size, and for the bar's.", [.all], .observed,
        evidence: ["gh-vineetchoudhary-ios-in-depth"]
      ).only(on: .phone)
    case .once:
      .choice("once", "Once.", [], .inferred, evidence: []).unnoted
    }
  }
}
