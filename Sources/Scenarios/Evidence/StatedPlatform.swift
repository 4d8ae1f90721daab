public import Lifecycle

/// What a log says of what it was made on; what it leaves out follows from its source and from its events.
public struct StatedPlatform: Hashable, Sendable {
  /// The kind of device.
  public var idiom: Platform.Idiom?
  /// Whether the app had adopted scenes.
  public var scenes: Bool?
  /// The release.
  public var release: Release?

  /// Says nothing but what it is given.
  public init(idiom: Platform.Idiom? = nil, scenes: Bool? = nil, release: Release? = nil) {
    self.idiom = idiom
    self.scenes = scenes
    self.release = release
  }
}
