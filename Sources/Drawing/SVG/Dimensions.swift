/// The sizes that everything is drawn in, in points, which are pixels on a page. The style sheet takes its font sizes
/// from here, so that the boxes fit the texts.
enum Dimensions {
  static let stateFont = 14.0
  static let compositeFont = 13.0
  static let labelFont = 12.0
  static let numberFont = 11.0
  static let markFont = 10.0
  static let smallFont = 11.0

  static let stateLine = 17.0
  static let labelLine = 16.0
  static let compositeLine = 22.0

  /// From a state's text to its border, at the sides; above and below there is room for a mark.
  static let statePadding = 14.0
  static let stateLeastWidth = 88.0
  static let stateVerticalPadding = 31.0
  static let markOffset = 15.0
  static let initialDiameter = 14.0

  /// The width above which a trigger is broken into lines.
  static let labelLimit = 132.0
  /// From a label's text to the lines beside it.
  static let labelPadding = 7.0
  static let numberPadding = 7.0
  static let numberHeight = 16.0
  /// A transition that is taken more often than this shows the first numbers and an ellipsis.
  static let numbersReserved = "00, 00, 00"

  /// Around the whole drawing.
  static let margin = 8.0
  static let cornerRadius = 9.0
  static let arrowHalfWidth = 4.0
  /// From a line's middle to its baseline, in parts of the font size.
  static let baseline = 0.35
}
