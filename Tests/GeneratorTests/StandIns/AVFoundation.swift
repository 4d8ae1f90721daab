// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the tasks' code uses of AVFoundation, as its headers declare it for Swift.
import Foundation

@MainActor open class AVPlayer {
  public init(url: URL) {}
  open func play() {}
  open func pause() {}
}
open class AVCaptureSession {
  public init() {}
  open func startRunning() {}
  open func stopRunning() {}
}
