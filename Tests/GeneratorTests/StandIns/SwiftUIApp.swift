// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// An app of SwiftUI's, and what views receive, as its interface and Combine's declare it.
import UIKit

@MainActor public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}
extension Never: Scene {}
@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError() }
}

extension NotificationCenter {
  public struct Publisher { public typealias Output = Notification }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher() }
}
extension View {
  public func onReceive(
    _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
  ) -> some View { self }
}
