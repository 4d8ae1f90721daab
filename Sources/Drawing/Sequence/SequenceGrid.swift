internal import Diagrams
internal import Graphviz

/// Where everything in a sequence diagram stands: a column for each lifeline, a row for each call.
struct SequenceGrid {
  /// A step's frame, with the tab that names it.
  struct Frame {
    let rect: Rect
    let tab: Rect
    /// The middle of the row that says that nothing is called, in a step without calls.
    let silence: Double?
  }

  static let row = 22.0
  static let gutter = 42.0
  static let headHeight = 30.0
  static let tabHeight = 24.0
  static let frameGap = 12.0
  /// From a column's left edge to its lifeline.
  static let lifelineInset = 20.0
  /// From a lifeline to the names of the calls on it.
  static let labelInset = 12.0
  static let barWidth = 10.0
  private static let padding = 10.0
  private static let rowsOnAScreen = 30

  /// Each lifeline's head, from left to right.
  let heads: [Rect]
  let frames: [Frame]
  /// The names once more below a sequence that is longer than a screen; else none.
  let feet: [Rect]
  /// The middle of each call's row, by the call's number.
  let rows: [Int: Double]
  /// Where lifelines end.
  let end: Double
  let size: Size

  init(_ diagram: SequenceDiagram, words: DiagramWords) {
    var widths = diagram.lifelines.map { lifeline in
      Self.width(of: lifeline.name, Dimensions.stateFont, isBold: true) + 2 * Self.padding
    }
    for (index, lifeline) in diagram.lifelines.enumerated() {
      for message in diagram.messages where message.lifeline == lifeline.id {
        let label = Self.width(of: message.label, Dimensions.labelFont)
        widths[index] = max(widths[index], Self.lifelineInset + Self.labelInset + label + Self.padding)
      }
    }
    var x = Self.gutter
    heads = widths.map { width in
      defer { x += width.rounded(.up) + Self.padding }
      return Rect(origin: Point(x: x, y: 0), size: Size(width: width.rounded(.up), height: Self.headHeight))
    }
    let tabs = diagram.frames.map { Self.width(of: Self.caption($0, words), Dimensions.labelFont, isBold: true) }
    let widest = (tabs.max() ?? 0) + 3 * Self.padding
    let width = max(x, Self.gutter + widest)

    var frames: [Frame] = []
    var rows: [Int: Double] = [:]
    var y = Self.headHeight + Self.frameGap
    for (frame, tab) in zip(diagram.frames, tabs) {
      let count = max(1, frame.messages.count)
      let height = Self.tabHeight + Double(count) * Self.row + 6
      let first = y + Self.tabHeight + Self.row / 2 + 2
      for (index, message) in frame.messages.enumerated() { rows[message.number] = first + Double(index) * Self.row }
      frames.append(
        Frame(
          rect: Rect(origin: Point(x: 0, y: y), size: Size(width: width, height: height)),
          tab: Rect(
            origin: Point(x: 0, y: y), size: Size(width: tab + 2 * Self.padding, height: Self.tabHeight - 4)),
          silence: frame.messages.isEmpty ? first : nil))
      y += height + Self.frameGap
    }
    self.frames = frames
    self.rows = rows
    let isLong = rows.count > Self.rowsOnAScreen
    feet = isLong ? heads.map { Rect(origin: Point(x: $0.minX, y: y), size: $0.size) } : []
    end = y - Self.frameGap
    size = Size(width: width, height: isLong ? y + Self.headHeight + Self.frameGap : y)
  }

  /// The lifeline's place from the left.
  func lifeline(_ index: Int) -> Double { heads[index].minX + Self.lifelineInset }

  /// What stands in a frame's tab.
  static func caption(_ frame: SequenceDiagram.Frame, _ words: DiagramWords) -> String {
    "\(frame.number) · \(frame.action)" + (frame.isUnderWay ? " (\(words[.stillDecided]))" : "")
  }

  private static func width(of text: String, _ size: Double, isBold: Bool = false) -> Double {
    TextMetrics(isBold: isBold).width(of: text, fontSize: size)
  }
}
