public import Lifecycle
import Scenarios

/// Which release a log was made on, as far as its source tells.
public enum ReleaseDates {
  /// The months in which the releases came out.
  private static let months: [(month: String, major: Int)] = [
    ("2010-06", 4), ("2011-10", 5), ("2012-09", 6), ("2013-09", 7), ("2014-09", 8), ("2015-09", 9), ("2016-09", 10),
    ("2017-09", 11), ("2018-09", 12), ("2019-09", 13), ("2020-09", 14), ("2021-09", 15), ("2022-09", 16),
    ("2023-09", 17), ("2024-09", 18), ("2025-09", 26),
  ]

  /// The month in which a release came out, such as `2024-09`; a minor release counts as its major one.
  public static func month(of release: Release) -> String? { months.first { $0.major == release.major }?.month }

  /// The release that the source states, else the newest at its date, else any, newest first.
  static func candidates(_ trace: ObservedTrace, of source: EvidenceFile.Source) -> [Release] {
    let stated = StatedRelease.all(in: trace.os ?? source.os?.english ?? "")
    if let release = stated.lazy.compactMap(\.release).first { return [release] }
    if let release = newest(at: source.date ?? "") { return [release] }
    return Release.all.reversed()
  }

  /// A year alone counts as its June.
  private static func newest(at date: String) -> Release? {
    guard date.count >= 4, Int(date.prefix(4)) != nil else { return nil }
    let month = date.count == 4 ? "\(date)-06" : String(date.prefix(7))
    return months.last { $0.month <= month }.map(\.major).flatMap { Release($0) } ?? .oldest
  }
}
