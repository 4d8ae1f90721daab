public import Lifecycle
import Scenarios

/// Which release a log was made on, as far as its source tells.
public enum ReleaseDates {
  /// The days on which the releases came out.
  private static let days: [(day: String, major: Int)] = [
    ("2010-06-21", 4), ("2011-10-12", 5), ("2012-09-19", 6), ("2013-09-18", 7), ("2014-09-17", 8), ("2015-09-16", 9),
    ("2016-09-13", 10), ("2017-09-19", 11), ("2018-09-17", 12), ("2019-09-19", 13), ("2020-09-16", 14),
    ("2021-09-20", 15), ("2022-09-12", 16), ("2023-09-18", 17), ("2024-09-16", 18), ("2025-09-15", 26),
  ]

  /// The month in which a release came out, such as `2024-09`; a minor release counts as its major one.
  public static func month(of release: Release) -> String? {
    days.first { $0.major == release.major }.map { String($0.day.prefix(7)) }
  }

  /// The releases that a log is known to be of: all that it states, else the newest at its source's date; none where
  /// nothing is told. A log that states several shows each of them.
  static func known(_ trace: ObservedTrace, of source: EvidenceFile.Source) -> [Release] {
    let stated = StatedRelease.all(in: trace.os ?? source.os?.english ?? "").compactMap(\.release)
    if !stated.isEmpty { return Set(stated).sorted() }
    if let release = trace.platform.release { return [release] }
    return newest(at: source.date ?? "").map { [$0] } ?? []
  }

  /// The releases of which a source may be that tells none, the newest first: one of each stretch between the changes
  /// of orders that most logs show. To try more of them would let chance find one that fits.
  static let candidates: [Release] = [.newest] + [9, 10, 12, 15, 18].compactMap { Release($0) }

  /// Whether a log can be of the release at all: scenes came with iOS 13, and `viewIsAppearing` is called from iOS 13 on.
  static func allows(_ release: Release, _ trace: ObservedTrace) -> Bool {
    guard release.major < 13 else { return true }
    return !trace.structure.isOfScenes
      && trace.events.allSatisfy { $0.callback != "viewIsAppearing" && !ObservedTrace.isOfScene($0.callback) }
  }

  /// A year alone counts as its middle, a month as its end.
  private static func newest(at date: String) -> Release? {
    guard date.count >= 4, Int(date.prefix(4)) != nil else { return nil }
    let day =
      switch date.count {
      case 4: "\(date)-06-30"
      case 7: "\(date)-31"
      default: date
      }
    return days.last { $0.day <= day }.map(\.major).flatMap { Release($0) } ?? .oldest
  }
}

extension ObservedTrace {
  /// Everything that was printed.
  var events: [Event] { steps.flatMap(\.events) }

  /// Whether only a scene's delegate has the method.
  static func isOfScene(_ callback: String) -> Bool {
    ["sceneW", "sceneD", "sceneO"].contains { callback.hasPrefix($0) }
  }

  /// With scenes the app delegate is not told of the app's states (Apple, `UIApplicationDelegate`), so a log of one that
  /// is, is of an app without; and only with scenes is there a scene's delegate. `nil` where neither logged.
  var showsScenes: Bool? {
    let states: Set = [
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground",
    ]
    if structure.isOfScenes || events.contains(where: { Self.isOfScene($0.callback) }) { return true }
    return events.contains { $0.subject == "AppDelegate" && states.contains($0.callback) } ? false : nil
  }
}

extension Structure {
  fileprivate var isOfScenes: Bool { if case .scenes = root { true } else { false } }
}
