public import Diagnostics
public import Evidence
public import Scenarios
import Site

/// Why a logged step is not reproduced, as text.
public enum ReasonText {
  /// `cause (gap): …`, on one line.
  static func plain(_ reason: Reason) -> String {
    switch reason {
    case .cause(let cause): words(cause, onOneLine(cause.text.english))
    case .disagreement(let disagreement): words(disagreement, disagreement.title.english.printable)
    }
  }

  /// The same in a table's cell. What is said of a cause is Markdown already.
  static func markdown(_ reason: Reason) -> String {
    switch reason {
    case .cause(let cause):
      words(cause, cell(onOneLine(Markdown.harmlessInline(cause.text.english, withPictures: false).text)))
    case .disagreement(let disagreement):
      words(disagreement, Markdown.escaped(disagreement.title.english.printable))
    }
  }

  private static func words(_ cause: Cause, _ text: String) -> String {
    "cause (\(words(cause.kind).english)): \(text)" + (cause.scenario.map { " (see scenario \($0.id))" } ?? "")
  }

  private static func words(_ disagreement: Disagreement, _ title: String) -> String {
    "disagreement \(disagreement.id): \(title)"
  }

  /// By scalars: a mark that combines with a bar would hide it.
  private static func cell(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "|" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  static func json(_ reason: Reason) -> String {
    switch reason {
    case .cause(let cause):
      return "{\"cause\": \(JSONText.quoted(cause.kind.rawValue)), \"text\": \(JSONText.quoted(cause.text.english))"
        + (cause.scenario.map { ", \"scenario\": \(JSONText.quoted($0.id))" } ?? "") + "}"
    case .disagreement(let disagreement): return "{\"disagreement\": \(JSONText.quoted(disagreement.id))}"
    }
  }

  /// How many steps have which reason, the kinds of causes first.
  public static func counts(_ tally: Tally) -> [(key: String, name: Phrase, meaning: Phrase, count: Int)] {
    Cause.Kind.allCases.map { ($0.rawValue, words($0), meaning($0), tally.causes[$0] ?? 0) } + [
      (
        "disagreement", "a disagreement of the sources",
        "The step takes part in a disagreement, whose page explains it.", tally.disagreements
      ),
      ("not given", "not given", "No reason is given.", tally.withoutReason),
    ]
  }

  private static func meaning(_ kind: Cause.Kind) -> Phrase {
    switch kind {
    case .variant: "The step took another known order."
    case .platformBug: "UIKit has a bug there, which is known."
    case .doubtfulLog: "The log itself is doubtful: edited, or incomplete without saying so."
    case .statement: "The source states an order that no log shows."
    case .gap: "The model lacks something."
    }
  }

  /// `2 variant, 1 gap, 5 disagreement, 3 not given`; empty where every step is reproduced.
  static func summary(_ tally: Tally) -> String {
    counts(tally).filter { $0.count > 0 }.map { "\($0.count) \($0.key)" }.joined(separator: ", ")
  }

  /// The kind in words.
  public static func words(_ kind: Cause.Kind) -> Phrase {
    switch kind {
    case .variant: "another known order"
    case .platformBug: "a bug of the platform"
    case .doubtfulLog: "the log is doubtful"
    case .statement: "stated, not logged"
    case .gap: "a gap in the model"
    }
  }

  /// The text without its line breaks.
  public static func onOneLine(_ text: String) -> String {
    // Most texts are ASCII, and splitting their bytes takes a fraction of the time.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let words = text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
      return words.map { String(Substring($0)) }.joined(separator: " ")
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
