import Lifecycle

/// Where Apple documents a callback: `…/uikit/uiviewcontroller/viewwillappear(_:)`.
///
/// The address follows from the type that declares the callback and from its Swift signature.
enum ApplePage {
  private static let root = "https://developer.apple.com/documentation/"

  /// The page's address; `nil` where Apple has no page of its own, or one whose address does not follow from the signature.
  static func address(of callback: Callback) -> String? {
    guard let receiver = callback.receiver, let signature = callback.swiftSignature, !without.contains(callback) else {
      return nil
    }
    let member = signature.hasPrefix("UIApplication.") ? signature.dropFirst("UIApplication.".count) : signature[...]
    let type = inherited.first { $0.value.contains(callback) }?.key ?? declaration(by: receiver)
    return root + "\(type)/\(member)".lowercased()
  }

  /// The framework and the type that declare what a receiver gets.
  private static func declaration(by receiver: Callback.Receiver) -> String {
    switch receiver {
    case .extensionRequest: "Foundation/NSExtensionRequestHandling"
    case .urlSessionDelegate: "Foundation/URLSessionDelegate"
    case .notificationCenterDelegate: "UserNotifications/UNUserNotificationCenterDelegate"
    case .taskScheduler: "BackgroundTasks/BGTaskScheduler"
    case .locationManagerDelegate: "CoreLocation/CLLocationManagerDelegate"
    case .swiftUI: "SwiftUI/View"
    default: "UIKit/\(receiver.rawValue)"
    }
  }

  /// What a receiver gets and another type declares.
  private static let inherited: [String: Set<Callback>] = [
    "UIKit/UITraitEnvironment": [.traitCollectionDidChange],
    "UIKit/UIContentContainer": [.viewWillTransitionToSize, .willTransitionToTraits],
    "ObjectiveC/NSObject-swift.class": [.awakeFromNib],
    "SwiftUI/UIViewControllerRepresentable": [.makeUIViewController, .updateUIViewController],
    "SwiftUI/UIViewRepresentable": [.makeUIView, .updateUIView],
  ]

  /// What has no page of its own, or one whose address ends in signs that tell it from another.
  private static let without: Set<Callback> = [
    .initialize, .deinitialized, .onChange, .makeCoordinator, .dismantleUIViewController, .dismantleUIView,
    .applicationFinishedRestoringState,
  ]
}
