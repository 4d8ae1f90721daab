import Diagnostics
import Lifecycle
import Logs

// Who only has the name of a page view controller.
extension StoryLog {
  /// Names of page view controllers that nobody gives to a screen.
  private static let plain = ["page", "pagevc", "pagecontroller", "pageviewcontroller", "uipageviewcontroller"]

  /// Those named like a page view controller that are ordinary screens: `ProductPageViewController`. Of a page view controller a
  /// data source or a delegate is called, or a page appears while it does; and an app seldom has two.
  static func pageScreens(_ events: [LogEvent]) -> [String] {
    var names: [String] = []
    for event in events {
      switch Callback(event.callback).receiver {
      case .pageDataSource, .pageDelegate: return []
      default: break
      }
      if let name = event.subject, container(name) == "Page", !plain.contains(name.asciiLowercased()),
        !names.contains(name)
      {
        names.append(name)
      }
    }
    return names.count > 1 ? names : names.filter { !holdsPages($0, events) }
  }

  /// Where the log does not tell that it appears, its name does.
  private static func holdsPages(_ name: String, _ events: [LogEvent]) -> Bool {
    func first(_ callback: Callback) -> Int? {
      events.firstIndex { $0.subject == name && $0.callback == callback.name }
    }
    guard let begin = first(.viewWillAppear), let end = first(.viewDidAppear), begin < end else { return true }
    return events[begin..<min(end + 2, events.count)].contains {
      $0.subject != name
        && ($0.callback == Callback.viewWillAppear.name || $0.callback == Callback.viewDidAppear.name)
    }
  }
}
