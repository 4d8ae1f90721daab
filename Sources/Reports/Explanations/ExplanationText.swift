import Diagnostics
public import Lifecycle
import ScenarioLanguage

/// Explanations as text.
public enum ExplanationText {
  /// For a terminal: what it means, what is wrong, and what is right.
  public static func plain(_ explanation: Explanation) -> String {
    var text = "\(explanation.id)\n\n\(explanation.meaning)\n"
    for part in shownParts(explanation) {
      let place = part.place.map { ", in \($0)" } ?? ""
      text += "\n\(part.word)\(place):\n" + part.lines.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// A part of an example, as people read it.
  public struct ShownPart: Sendable {
    /// `Wrong` or `Right`.
    public let word: String
    /// The file that it stands in, if it is a part of one.
    public let place: String?
    /// Its lines; long ones are cut, and what cannot be printed is written out.
    public let lines: [String]
  }

  /// What is wrong, and what is right, as far as a text can show it.
  public static func shownParts(_ explanation: Explanation) -> [ShownPart] {
    parts(explanation.example).filter { !$0.1.text.isEmpty }.map { word, part in
      ShownPart(word: word, place: part.place?.printable, lines: part.text.split(separator: "\n").map(shown))
    }
  }

  /// For tools.
  public static func json(_ explanations: [Explanation]) -> String {
    let items = explanations.map { explanation in
      let parts = parts(explanation.example)
      return JSON.object(
        [.init("id", .text(explanation.id)), .init("meaning", .text(explanation.meaning))]
          + parts.map { word, part in
            .init(
              word.lowercased(),
              .object((part.place.map { [.init("file", .text($0))] } ?? []) + [.init("text", .text(part.text))]))
          })
    }
    return JSON.object([.init("explanations", .list(items))]).text(linesUnder: ["explanations"]) + "\n"
  }

  /// The list of ids, each with the first sentence of what it means.
  public static func list(_ explanations: [Explanation]) -> String {
    let width = explanations.map(\.id.count).max() ?? 0
    return explanations.map { explanation in
      let first = explanation.meaning.split(separator: ". ", maxSplits: 1).first ?? ""
      let words = first.hasSuffix(".") ? String(first) : "\(first)."
      return explanation.id + String(repeating: " ", count: width - explanation.id.count) + "  \(words)\n"
    }.joined()
  }

  /// A rule of the model: what it decides, and its orders.
  public static func plain(_ rule: Rule) -> String {
    var text = "\(rule.id.name), a rule of the model\n\n\(rule.summary)\n\nIts orders:\n"
    for (index, variant) in rule.variants.enumerated() {
      var releases = variant.releases.map(\.description).joined(separator: ", ")
      // Of several variants that name a release, the first has it.
      let isTaken = rule.variants.prefix(index).contains { other in
        !Set(other.idioms).isDisjoint(with: variant.idioms) && other.overlaps(variant)
      }
      if isTaken { releases += ", but for those above" }
      text +=
        "  \(variant.name): \(variant.summary) (\(releases.isEmpty ? "no release of its own" : releases); \(variant.standing.rawValue))\n"
    }
    return text
      + "\nA scenario asks for one by 'orders: {\(rule.id.name): \(rule.variants.first?.name ?? "")}', a command by --order.\n"
  }

  /// A callback: on which releases it is there.
  public static func plain(_ callback: Callback) -> String {
    "\(callback.name), a callback: \(callback.releasesPhrase.english)\n"
  }

  private typealias Part = (place: String?, text: String)

  private static func parts(_ example: Explanation.Example) -> [(String, Part)] {
    switch example {
    case .flow(let wrong, let right): [("Wrong", (nil, command(wrong))), ("Right", (nil, command(right)))]
    case .edit(let file, let wrong, let right):
      [wrong, right].enumerated().map { index, part in
        (index == 0 ? "Wrong" : "Right", (file.path, ExampleProject.lines(of: file, with: part, inPlaceOf: right)))
      }
    case .file(let path, let wrong, let right): [("Wrong", (path, wrong)), ("Right", (path, right))]
    case .path(let wrong, let right, _): [("Wrong", (nil, wrong)), ("Right", (nil, right))]
    case .said(let wrong, let right): [("Wrong", (nil, wrong)), ("Right", (nil, right))]
    }
  }

  private static func command(_ words: [String]) -> String {
    "lifeline simulate "
      + words.map { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } ? $0 : "'\($0)'" }
      .joined(separator: " ")
  }

  private static func shown(_ line: Substring) -> String { Quotation.cut(line, at: 160).printable }
}

extension Rule.Variant {
  /// Whether some release is one of both.
  fileprivate func overlaps(_ other: Rule.Variant) -> Bool {
    Release.all.contains { release in
      releases.contains { $0.contains(release) } && other.releases.contains { $0.contains(release) }
    }
  }
}
