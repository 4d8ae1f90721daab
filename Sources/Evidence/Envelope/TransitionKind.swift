/// What sort of transition steps make up, whatever their controllers are called.
public struct TransitionKind: Hashable, Comparable, Sendable {
  /// Its name, such as `push` or `tab-first`.
  public let name: String

  init(_ name: String) { self.name = name }

  static let unanimated = "-unanimated"

  /// The name without a word on animation.
  private var base: String { name.hasSuffix(Self.unanimated) ? String(name.dropLast(Self.unanimated.count)) : name }

  /// Its title, such as `Tab, first visit`.
  public var title: String { isAnimated ? animatedTitle : "\(animatedTitle), without animation" }

  /// Its title without a word on animation.
  public var animatedTitle: String {
    let words = base.split(separator: "-").joined(separator: " ")
    return Self.titles.first { $0.name == base }?.title ?? words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it takes its time, as nearly every transition does.
  public var isAnimated: Bool { base == name }

  /// In reading order: as the titles stand, then the others by name.
  public static func < (left: TransitionKind, right: TransitionKind) -> Bool {
    func place(_ kind: TransitionKind) -> Int { titles.firstIndex { $0.name == kind.base } ?? .max }
    return (place(left), left.name) < (place(right), right.name)
  }

  private static let titles: [(name: String, title: String)] = [
    ("launch", "Launch"), ("push", "Push"), ("pop", "Pop"),
    ("pop-to-root", "Pop to the root"), ("interactive-pop", "Swipe back"),
    ("cancelled-pop", "Swipe back, cancelled"), ("set-stack", "A new navigation stack"),
    ("present-full-screen", "Full-screen modal"), ("dismiss-full-screen", "Full-screen modal, dismissed"),
    ("present-sheet", "Sheet"), ("dismiss-sheet", "Sheet, dismissed"),
    ("interactive-dismiss-sheet", "Sheet, dragged away"),
    ("cancelled-dismiss-sheet", "Sheet, drag cancelled"), ("present-over-full-screen", "Modal over full screen"),
    ("dismiss-over-full-screen", "Modal over full screen, dismissed"), ("tab-first", "Tab, first visit"),
    ("tab-again", "Tab, visited again"), ("page-scroll", "Page, scrolled"),
    ("cancelled-page-scroll", "Page, scroll cancelled"), ("page-curl", "Page, curled"),
    ("cancelled-page-curl", "Page, curl cancelled"), ("peek-press", "Peek, pressed"),
    ("peek-preview", "Peek, previewed"), ("peek-release", "Peek, released"), ("peek-commit", "Peek, committed"),
    ("cancelled-push", "Push by a gesture, cancelled"), ("present-current-context", "Modal in a context"),
    ("dismiss-current-context", "Modal in a context, dismissed"), ("switch-root", "A new root"),
    ("add-child", "Child, added"), ("add-subview-only", "View, added without its controller"),
    ("transition", "Transition between children"), ("unwind", "Unwind"), ("terminate", "Terminate"),
  ]
}
