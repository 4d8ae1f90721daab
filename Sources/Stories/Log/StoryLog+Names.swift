import Diagnostics
import Lifecycle

// What names and callbacks say of who was called.
extension StoryLog {
  static func isController(_ callback: Callback) -> Bool {
    switch callback.receiver {
    case .viewController, .swiftUI, .extensionRequest, .navigationController, .previewingDelegate: true
    case nil: !isState(callback)
    default: false
    }
  }

  /// Whether it is a state of the app, or a phase of a scene, rather than a call.
  static func isState(_ callback: Callback) -> Bool {
    AppState(rawValue: callback.name) != nil || ["active", "inactive", "background"].contains(callback.name)
  }

  /// The system's container that a class of the app's own stands for, by its name.
  static func container(_ name: String) -> String? {
    let small = name.asciiLowercased()
    for (ends, container) in [
      (["navigationcontroller", "navigationviewcontroller", "navcontroller", "navvc", "navigationvc"], "Nav"),
      (["tabbarcontroller", "tabbarviewcontroller", "tabcontroller", "tabbarvc", "tabbar"], "TabBar"),
      (["splitviewcontroller", "splitcontroller", "splitvc"], "Split"),
      (["pageviewcontroller", "pagecontroller", "pagevc"], "Page"),
    ] where ends.contains(where: small.hasSuffix) || small == container.asciiLowercased() {
      return container
    }
    return nil
  }

  /// The same for the model's own names, which number containers of one kind: `Nav2`.
  static func system(_ name: String) -> String? {
    container(name)
      ?? ["Nav", "TabBar", "Split"].first { name.hasPrefix($0) && name.dropFirst($0.count).allSatisfy { $0.isDigit } }
  }
}
