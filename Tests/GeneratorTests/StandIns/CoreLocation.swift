// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the tasks' code uses of Core Location, as its interface declares it.
import Foundation

public struct CLLocationCoordinate2D: Sendable { public var latitude, longitude: Double }
public struct CLLocation: Sendable { public let coordinate: CLLocationCoordinate2D }
open class CLLocationManager {
  public init() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public static func liveUpdates() -> AsyncThrowingStream<CLLocationUpdate, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
