/// Comments in the Swift code that readers are given to run.
enum SwiftComment {
  /// A comment of one line: nothing in the text can end it, and nothing in it is hidden from who reads the code.
  static func line(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: " "
      default: scalar
      }
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown)
    return "// \(String(line))\n"
  }
}
