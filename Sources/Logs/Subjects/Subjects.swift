import Diagnostics
import Lifecycle

/// Tells who got each call of a log: which of the names beside it is meant, and which objects of one name are two.
struct Subjects {
  /// The calls with their subjects.
  let events: [LogEvent]

  init(_ parts: [LinePart]) {
    let calls = parts.map { ReadCall($0) }
    var named = NameChoice(calls).names(of: calls)
    Self.inheritNames(calls, &named)
    SimilarNames.unite(&named)
    SharedWords.strip(calls, &named)
    Particles.strip(calls, &named)
    Self.completeCompletions(calls, &named)
    let instances = Instances(calls, named)
    events = calls.indices.map { place in
      let found = instances[place]
      return LogEvent(
        line: calls[place].part.line, subject: found?.name, instance: found?.instance ?? 1,
        callback: calls[place].callback, argument: calls[place].part.argument,
        isMisspelled: calls[place].part.isMisspelled)
    }
  }

  /// `A viewDidLoad, viewWillAppear` on one line: who is named once is meant by what follows.
  private static func inheritNames(_ calls: [ReadCall], _ named: inout [NamedObject?]) {
    for place in calls.indices.dropFirst()
    where named[place] == nil && calls[place].part.follows && calls[place].kind == .controller
      && calls[place - 1].part.line == calls[place].part.line && calls[place - 1].kind == .controller
    {
      named[place] = named[place - 1]
    }
  }

  /// The block that a presentation ends with seldom says whose it is: it is that of the controller that came, or went, last.
  private static func completeCompletions(_ calls: [ReadCall], _ named: inout [NamedObject?]) {
    var shown: NamedObject?
    var left: NamedObject?
    for (place, call) in calls.enumerated() {
      switch call.callback {
      case "viewDidAppear": shown = named[place] ?? shown
      case "viewWillDisappear": left = named[place] ?? left
      case "presentCompletion" where named[place] == nil: named[place] = shown
      case "dismissCompletion" where named[place] == nil: named[place] = left
      default: continue
      }
    }
    // An unwind action is the controller's that comes back.
    var next: NamedObject?
    for (place, call) in calls.enumerated().reversed() {
      if call.callback == "viewWillAppear" { next = named[place] ?? next }
      if call.callback.begins(with: "unwindTo"), named[place] == nil, call.kind == .controller { named[place] = next }
    }
  }
}

/// A call with what is known of it before its subject is.
final class ReadCall {
  /// Who gets such a call.
  enum Kind: Hashable {
    /// A view controller, or a view.
    case controller
    /// The app's delegate.
    case app
    /// A scene's delegate.
    case scene
    /// Somebody whom the receiver's name says.
    case other(String)
  }

  let part: LinePart
  let callback: String
  let kind: Kind

  init(_ part: LinePart) {
    self.part = part
    let name: String
    switch part.meaning {
    case .callback(let callback): name = callback
    case .phase(let phase):
      self.callback = phase
      kind = .other(Subject.scenePhaseName)
      return
    case .state(let state):
      self.callback = state.rawValue
      kind = .other(Subject.appStateName)
      return
    case .common(let ending):
      let words = [part.before, part.after].compactMap { $0?.name.asciiLowercased() }
      if words.contains(where: { $0.contains("scene") }) || ending == "DidDisconnect" {
        name = "scene\(ending)"
      } else if part.isNotification || words.contains(where: { $0 == "uiapplication" || $0.contains("notification") }) {
        name = "UIApplication\(ending)"
      } else {
        name = "application\(ending)"
      }
    }
    callback = name
    kind = Self.kind(of: name)
  }

  private static func kind(of name: String) -> Kind {
    guard let receiver = Callback(name).receiver else { return .controller }
    switch receiver {
    case .viewController, .extensionRequest, .navigationController, .swiftUI: return .controller
    case .applicationDelegate: return .app
    case .sceneDelegate: return .scene
    case .application: return .other(name == "expirationHandler" ? "BackgroundTask" : "Notification")
    case .notificationCenterDelegate: return .other("NotificationCenterDelegate")
    case .navigationControllerDelegate: return .other("NavDelegate")
    case .animator: return .other("Animator")
    case .tabBarDelegate: return .other("TabBar")
    case .tabBarControllerDelegate: return .other("TabDelegate")
    case .pageDataSource: return .other("DataSource")
    case .pageDelegate: return .other("Delegate")
    case .splitDelegate: return .other("SplitDelegate")
    case .searchControllerDelegate: return .other("SearchDelegate")
    case .searchResultsUpdating: return .other("SearchResultsUpdater")
    case .presentationDelegate, .popoverDelegate: return .other("PresentationDelegate")
    case .transitionCoordinator: return .other("TransitionCoordinator")
    case .previewingDelegate: return .controller
    case .contextMenuDelegate: return .other("ContextMenuDelegate")
    case .taskScheduler: return .other("BackgroundTask")
    case .urlSessionDelegate: return .other("SessionDelegate")
    case .locationManagerDelegate: return .other("LocationDelegate")
    }
  }
}
