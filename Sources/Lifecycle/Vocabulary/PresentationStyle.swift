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

  /// What becomes of the style on a platform.
  ///
  /// - `automatic` is full screen before iOS 13, a page sheet from 13 and a form sheet from 18 (Apple,
  ///   `UIModalPresentationStyle.automatic`); apps built before the iOS 13 SDK keep full screen.
  /// - Up to iOS 12 a phone shows sheets and popovers full screen (WWDC19 224).
  public func adapted(to platform: Platform) -> PresentationStyle {
    switch self {
    case .automatic, .unknown:
      let release = min(platform.release, platform.sdk)
      if Rule.automaticStyle.variant(on: release).name == "full-screen" { return .fullScreen }
      return release.major < 18 ? .pageSheet : .formSheet
    case .pageSheet, .formSheet:
      guard platform.idiom == .phone else { return self }
      return Rule.compactSheet.variant(on: platform.release).name == "full-screen" ? .fullScreen : self
    case .popover:
      guard platform.idiom == .phone else { return self }
      return Rule.compactPopover.variant(on: platform.release).name == "full-screen" ? .fullScreen : .formSheet
    default:
      return self
    }
  }

  /// Whether the presenter's view is taken out of the hierarchy once the presentation has finished.
  ///
  /// (Apple: `fullScreen`, `currentContext` remove it, the others do not; the presenter under a sheet gets no
  /// appearance callbacks, WWDC19 224.)
  public func removesPresenter(on platform: Platform) -> Bool {
    let style = adapted(to: platform)
    return style == .fullScreen || style == .currentContext
  }

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
