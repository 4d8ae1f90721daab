import Analysis
import Diagnostics
import Site

/// How many calls a table does not show until they are asked for.
struct LeftOutCalls {
  static let shape: [String: TemplateShape] = ["layout": .optional(.text), "other": .optional(.text)]

  let layout: Int
  let other: Int

  /// Counts the rows of a table, or of a part of one.
  init(_ rows: some Sequence<Prominence>) {
    layout = rows.count { $0 == .layout }
    other = rows.count { $0 == .other }
  }

  /// A line for each kind; `.none` where the table leaves nothing out.
  func values(_ edition: Edition) -> TemplateValue {
    guard layout + other > 0 else { return .none }
    let layouts: Phrase = layout == 1 ? "1 layout call hidden" : "\(layout) layout calls hidden"
    let others: Phrase = other == 1 ? "1 other call hidden" : "\(other) other calls hidden"
    return .object([
      "layout": layout > 0 ? edition.phrase(layouts) : .none, "other": other > 0 ? edition.phrase(others) : .none,
    ])
  }
}
