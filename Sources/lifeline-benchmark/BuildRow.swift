import Foundation

/// One row of the table of builds: a work, what it took each time, and what it may take.
struct BuildRow {
  let work: String
  /// In units of L; `nil` where nothing is asked for.
  var bar: Double?
  /// In megabytes.
  var peakBar: Double?
  /// What a long run had after its first part, in megabytes: at its end it may have a tenth more.
  var settledPeak: Double?
  /// Files that a build touched although it had nothing to do.
  var touched: Set<String>?
  private var milliseconds: [Double] = []
  private var peaks: [Double] = []

  init(_ work: String, bar: Double? = nil, peakBar: Double? = nil) {
    (self.work, self.bar, self.peakBar) = (work, bar, peakBar)
  }

  mutating func add(_ process: MeasuredProcess) {
    add(milliseconds: process.milliseconds)
    add(peakMegabytes: process.peakMegabytes)
  }

  mutating func add(milliseconds: Double) { self.milliseconds.append(milliseconds) }

  mutating func add(peakMegabytes: Double) { peaks.append(peakMegabytes) }

  /// The median in units of L.
  func figure(_ unit: Double) -> Double { median(milliseconds) / unit }

  /// What is missed, in words.
  func misses(_ unit: Double) -> [String] {
    var misses: [String] = []
    if let bar, figure(unit) > bar {
      misses.append("\(work): \(Self.text(figure(unit), 2)) L, and it may take \(Self.text(bar, 2)) L")
    }
    if let peakBar, let peak = peaks.max(), peak > peakBar {
      misses.append("\(work): \(Self.text(peak, 0)) MB, and it may take \(Self.text(peakBar, 0)) MB")
    }
    if let settledPeak, let peak = peaks.max(), peak > 1.1 * settledPeak {
      misses.append("\(work): \(Self.text(settledPeak, 0)) MB have become \(Self.text(peak, 0)) MB")
    }
    if let touched, !touched.isEmpty {
      let first = touched.sorted().prefix(3).joined(separator: ", ")
      misses.append("\(work): \(touched.count) files were touched, such as \(first)")
    }
    return misses
  }

  /// How the row compares with its bar, for a picture; `nil` where nothing is asked for.
  func comparison(_ unit: Double) -> (work: String, figure: Double, bar: Double)? {
    bar.map { (work, figure(unit), $0) }
  }

  /// The row in Markdown.
  func markdown(_ unit: Double) -> String {
    let bars = [
      bar.map { "≤ \(Self.text($0, 2)) L" }, peakBar.map { "≤ \(Self.text($0, 0)) MB" }, touched.map { _ in "0 files" },
      settledPeak.map { "≤ \(Self.text(1.1 * $0, 0)) MB" },
    ]
    let told = bars.compactMap(\.self).joined(separator: ", ") + (misses(unit).isEmpty ? "" : " MISSED")
    let cells = [
      work + (touched.map { ", \($0.count) files touched" } ?? ""), Self.text(median(milliseconds) / 1000, 2),
      Self.text(figure(unit), 2), told, Self.text(peaks.max() ?? 0, 0),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func text(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
