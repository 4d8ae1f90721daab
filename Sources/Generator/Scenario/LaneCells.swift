import Site

/// The cells of a call's row in a table of lanes: one for each lane, of which one has the call.
struct LaneCells {
  static let shape: [String: TemplateShape] = ["callback": .optional(.text), "span": .optional(.number)]

  let lanes: [String]
  /// Whether empty cells side by side are one. In a table of very many lanes they would be most of the page; without room for
  /// lanes, readers see none of them anyway. Markdown has no cells over several columns.
  let isJoined: Bool

  init(_ lanes: [String], isSite: Bool) {
    self.lanes = lanes
    isJoined = isSite && lanes.count > SequenceTable.mostLanes
  }

  /// The style sheet gives each of the first lanes a place and a colour, by the number of its cell.
  private static let mostPlaces = 10

  func values(_ call: TemplateValue, of lane: String) -> TemplateValue {
    guard isJoined, let place = lanes.firstIndex(of: lane) else {
      return .list(lanes.map { Self.cell($0 == lane ? call : .none) })
    }
    let alone = min(place, Self.mostPlaces)
    return .list(
      Array(repeating: Self.cell(.none), count: alone) + Self.empty(place - alone) + [Self.cell(call)]
        + Self.empty(lanes.count - place - 1))
  }

  private static func empty(_ count: Int) -> [TemplateObject] {
    count == 0 ? [] : [cell(.none, over: count)]
  }

  private static func cell(_ call: TemplateValue, over count: Int = 1) -> TemplateObject {
    ["callback": call, "span": count > 1 ? .number(count) : .none]
  }
}
