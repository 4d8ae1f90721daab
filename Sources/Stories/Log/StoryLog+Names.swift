import Diagnostics
import Lifecycle
import Logs

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
    // Objects of one class have numbers: `ShopNavigationController2`.
    var small = name.asciiLowercased()
    while small.last.map({ $0.isDigit }) ?? false { small = String(small.dropLast()) }
    for (ends, container) in [
      (["navigationcontroller", "navigationviewcontroller", "navcontroller", "navvc", "navigationvc"], "Nav"),
      (["tabbarcontroller", "tabbarviewcontroller", "tabcontroller", "tabbarvc", "tabbar"], "TabBar"),
      (["splitviewcontroller", "splitcontroller", "splitvc"], "Split"),
      (["pageviewcontroller", "pagecontroller", "pagevc"], "Page"),
    ] where ends.contains(where: small.ends(with:)) || small == container.asciiLowercased() {
      return container
    }
    return name.ends(with: "Nav") || name.ends(with: "NC") ? "Nav" : nil
  }

  /// The model's name for the delegate that gets the callback: in an app it is often one of the controllers.
  static func delegate(_ callback: Callback) -> String? {
    switch callback.receiver {
    case .navigationControllerDelegate: "NavDelegate"
    case .tabBarControllerDelegate: "TabDelegate"
    case .presentationDelegate: "PresentationDelegate"
    default: nil
    }
  }

  /// The same for the model's own names, which number containers of one kind: `Nav2`.
  static func system(_ name: String) -> String? {
    container(name)
      ?? ["Nav", "TabBar", "Split"].first {
        name.begins(with: $0) && name.dropFirst($0.count).allSatisfy { $0.isDigit }
      }
  }

  /// The controllers, in the order of their first calls.
  static func controllers(_ events: [LogEvent]) -> [String] {
    var found: [String] = []
    var known = Set<String>()
    for event in events {
      let name = event.subject ?? nobody
      guard !known.contains(name), isController(Callback(event.callback)) else { continue }
      known.insert(name)
      found.append(name)
    }
    return found
  }

  /// Whether calls that name nobody can't all be one controller's: it would load twice, or appear twice.
  static func isAnybodys(_ events: [LogEvent]) -> Bool {
    var isLoaded = false
    var isShown = false
    for event in events where event.subject == nil {
      switch event.callback {
      case "viewDidLoad":
        if isLoaded || isShown { return true }
        isLoaded = true
      case "viewDidAppear":
        if isShown { return true }
        isShown = true
      case "viewDidDisappear": isShown = false
      default: continue
      }
    }
    return false
  }
}
