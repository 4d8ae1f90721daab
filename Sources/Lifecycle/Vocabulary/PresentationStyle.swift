/// `UIModalPresentationStyle`, by its Swift names.
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// Covers the screen; the presenter's view is removed.
  case fullScreen
  /// A large sheet.
  case pageSheet
  /// A small sheet.
  case formSheet
  /// Covers the screen; the presenter's view stays.
  case overFullScreen
  /// Covers the context; the views below stay.
  case overCurrentContext
  /// Covers the controller that defines the context; its view is removed.
  case currentContext
  /// A bubble that points at something.
  case popover
  /// Whatever a presentation controller of the app's own makes of it.
  case custom
  /// What UIKit chooses.
  case automatic
  /// For evidence whose source does not name the style; simulated as `automatic`.
  case unknown

  /// What becomes of the style on a platform, where no other order is asked for by name; in the device's own width, if
  /// none is given.
  ///
  /// - `automatic` is full screen before iOS 13, a page sheet from 13 and a form sheet from 18 (Apple,
  ///   `UIModalPresentationStyle.automatic`); apps built before the iOS 13 SDK keep full screen.
  /// - Up to iOS 12 sheets and popovers are shown full screen where the width is compact, as on a phone (WWDC19 224).
  public func adapted(
    to platform: Platform, inCompactWidth: Bool? = nil, orders: [Rule.ID: String] = [:]
  ) -> PresentationStyle {
    adapted(
      inCompactWidth: inCompactWidth ?? platform.idiom.isCompact, by: Decisions(on: platform, orders: orders))
  }

  func adapted(inCompactWidth isCompact: Bool, by decisions: Decisions) -> PresentationStyle {
    guard let choice = decidingChoice(inCompactWidth: isCompact) else { return self }
    if decisions.option(of: choice) == .fullScreen { return .fullScreen }
    switch self {
    case .automatic, .unknown: return decisions.option(of: Rule.automaticSheet) == .pageSheet ? .pageSheet : .formSheet
    case .popover: return .formSheet
    default: return self
    }
  }

  /// The rule that decides what becomes of the style; `nil` if it stays what it is.
  func decidingChoice(inCompactWidth isCompact: Bool) -> Rule.Choice<Rule.ShownStyle>? {
    switch self {
    case .automatic, .unknown: Rule.automaticStyle
    case .pageSheet, .formSheet: isCompact ? Rule.compactSheet : nil
    case .popover: isCompact ? Rule.compactPopover : nil
    default: nil
    }
  }

  /// Whether the presenter's view is taken out of the hierarchy once a presentation in this style, which is not to be
  /// adapted any more, has finished.
  ///
  /// (Apple: `fullScreen`, `currentContext` remove it, the others do not; the presenter under a sheet gets no
  /// appearance callbacks, WWDC19 224.)
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the nearest controller that defines a presentation context presents, rather than the root.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The release that brought the style; `nil` if it is older than the model.
  public var firstRelease: Int? {
    switch self {
    case .custom: 7
    case .overFullScreen, .overCurrentContext, .popover: 8
    default: nil
    }
  }
}
