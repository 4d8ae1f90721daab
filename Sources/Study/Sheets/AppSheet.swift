import Diagnostics
import Lifecycle

// The app and its scenes: what happens, in which state it ends, and who is called.
extension SheetCollection {
  private static let flows = [
    SheetFlow("The app is launched", in: "app", "launch"),
    SheetFlow("The user goes to the Home Screen", in: "app", "launch", "home"),
    SheetFlow("The user comes back", in: "app", "launch", "home", "reopen"),
    SheetFlow("The app switcher is opened", in: "app", "launch", "appSwitcher"),
    SheetFlow("The user comes back from the app switcher", in: "app", "launch", "appSwitcher", "appSwitcherReturn"),
    SheetFlow("A call comes in", in: "app", "launch", "incomingCall"),
    SheetFlow("The call is declined", in: "app", "launch", "incomingCall", "declineCall"),
    SheetFlow("The device is locked", in: "app", "launch", "lock"),
    SheetFlow("The device is unlocked", in: "app", "launch", "lock", "unlock"),
    SheetFlow("The app is ended in the app switcher", in: "app", "launch", "appSwitcher", "terminate"),
    SheetFlow("Memory is short", in: "app", "launch", "memoryWarning"),
  ]

  var appSheet: Sheet {
    let plain = Platform(release: platform.release, scenes: false)
    let rows = Self.flows.compactMap { flow -> [Sheet.Cell]? in
      guard let own = SheetRun(flow, on: plain, content) else { return nil }
      let scenes = platform.hasScenes ? SheetRun(flow, on: platform, content) : nil
      return [
        .init([.phrase(flow.title)]), Self.states(own), Self.calls(own, "AppDelegate"),
      ] + (platform.hasScenes ? [Self.calls(scenes, "AppDelegate", "SceneDelegate")] : [])
        + [Self.calls(scenes ?? own, "Notification")]
    }
    var heads: [Sheet.Table.Column] = [
      .init(.phrase(Self.event), 1.7), .init(.phrase(Self.appState), 1.6), .init(.phrase(Self.withoutScenes), 2.6),
    ]
    if platform.hasScenes { heads.append(.init(.phrase(Self.withScenes), 2.9)) }
    heads.append(.init(.phrase(Self.notifications), 2.7))
    return Sheet(
      name: .app, title: "The app and its scenes", isLandscape: true, parts: [.table(Sheet.Table(heads, rows))])
  }

  /// The states that the app enters.
  private static func states(_ run: SheetRun) -> Sheet.Cell {
    let states = run.events.filter { $0.subject.name == "AppState" }.map(\.callback.name)
    return .init(states.map { .code("→ \($0)") })
  }

  private static func calls(_ run: SheetRun?, _ names: String...) -> Sheet.Cell {
    guard let run else { return .empty }
    let calls = run.events.filter { names.contains($0.subject.name) }
    guard !calls.isEmpty else { return .init([.code("–")], .silent) }
    return .init(
      calls.map { .code($0.callback.name) }, .called, isInferred: calls.contains { $0.standing == .inferred })
  }

  private static var event: Phrase { "What happens" }
  private static var appState: Phrase { "States that the app enters" }
  private static var withoutScenes: Phrase { "App delegate, without scenes" }
  private static var withScenes: Phrase { "App and scene delegate, with scenes" }
  private static var notifications: Phrase { "Notifications" }
}
