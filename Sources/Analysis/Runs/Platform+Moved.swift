public import Lifecycle

extension Platform {
  /// The same platform on another release.
  ///
  /// The SDK and scenes follow the release, unless the platform says otherwise: an app without scenes where there could
  /// be some stays without them.
  public func moved(to release: Release) -> Platform {
    Platform(
      release: release, idiom: idiom, scenes: self.release.major >= 13 && !hasScenes ? false : nil,
      sdk: sdk == self.release ? nil : sdk)
  }
  /// The same platform on another kind of device.
  public func moved(to idiom: Idiom) -> Platform {
    Platform(release: release, idiom: idiom, scenes: hasScenes ? nil : false, sdk: sdk)
  }
}
