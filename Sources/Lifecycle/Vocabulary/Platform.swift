/// What a scenario runs on.
public struct Platform: Hashable, Sendable {
  /// The kind of device.
  public enum Idiom: String, CaseIterable, Hashable, Sendable {
    /// A phone: compact width, sheets fill it before iOS 13.
    case phone
    /// A tablet: regular width.
    case pad

    /// Whether the width of the screen is compact.
    public var isCompact: Bool { self == .phone }
  }

  /// The release of iOS.
  public var release: Release
  /// The kind of device.
  public var idiom: Idiom
  /// Whether the app has adopted scenes: its scene delegates then hear what the app delegate heard before.
  public var hasScenes: Bool
  /// The release whose SDK the app was built with; defaults that came with an SDK need both it and the release.
  public var sdk: Release

  /// Makes a platform; left out, scenes are there from iOS 13 on, and the SDK is that of the release.
  public init(release: Release = .newest, idiom: Idiom = .phone, scenes: Bool? = nil, sdk: Release? = nil) {
    self.release = release
    self.idiom = idiom
    hasScenes = (scenes ?? true) && Rule.scenes.option(on: release, idiom) == .sceneDelegate
    self.sdk = sdk ?? release
  }
}
