import Diagnostics

/// Numbers with their nouns, for the last line of a command.
enum Counts {
  /// `1 source`, `2 sources`
  static func phrase(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `3 errors, 1 warning`, or that there are none.
  static func phrase(_ diagnostics: [Diagnostic]) -> String {
    let listed = diagnostics.inReadingOrder
    let counts = [(Diagnostic.Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun -> String? in
      let number = listed.count { $0.severity == severity }
      return number == 0 ? nil : phrase(number, noun)
    }
    return counts.isEmpty ? "nothing wrong" : counts.joined(separator: ", ")
  }
}
