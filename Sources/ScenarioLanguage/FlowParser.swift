import Diagnostics
public import Lifecycle

/// Reads a flow as a command line writes it: what stands on screen, then what happens, each a text of its own.
///
/// The words are those of scenario files. A tab bar controller may be called `tab` as well.
public enum FlowParser {
  /// The flow as a script, or all that is wrong with its texts, in their order.
  public static func script(
    structure: String, steps: [String], on platform: Platform = Platform()
  ) -> (script: Script?, problems: [FlowProblem]) {
    var problems: [FlowProblem] = []
    var root: Structure?
    let spelled = SpelledOut(structure)
    do throws(LanguageProblem) {
      root = try TermScanner.structure(spelled.text)
    } catch {
      problems.append(FlowProblem(part: .structure, text: structure, problem: spelled.original(error)))
    }
    var actions: [ScriptStep] = []
    for (index, text) in steps.enumerated() {
      let spelled = SpelledOut(text)
      do throws(LanguageProblem) {
        actions.append(ScriptStep(try TermScanner.action(spelled.text)))
      } catch {
        problems.append(FlowProblem(part: .step(index + 1), text: text, problem: spelled.original(error)))
      }
    }
    guard problems.isEmpty, let root else { return (nil, problems) }
    return (Script(structure: root, platform: platform, steps: actions), [])
  }

  /// A text with `tabBar(…)` for each `tab(…)`. The scanner need not know of short words, which no file has.
  private struct SpelledOut {
    private(set) var text = ""
    /// How many letters stand before the ends of the words that became longer, in the new text.
    private var ends: [Int] = []
    private static let added = "Bar"

    init(_ short: String) {
      let letters = Array(short)
      var count = 0
      for (index, letter) in letters.enumerated() {
        text.append(letter)
        count += 1
        guard letter == "b", index >= 2, letters[index - 2] == "t", letters[index - 1] == "a",
          index == 2 || !(letters[index - 3].isLetterOrNumber || letters[index - 3] == "_"),
          letters[(index + 1)...].first(where: { $0 != " " }) == "("
        else { continue }
        text += Self.added
        count += Self.added.count
        ends.append(count)
      }
    }

    /// The problem at its place in the short text.
    func original(_ problem: LanguageProblem) -> LanguageProblem {
      let before = ends.count { $0 <= problem.offset }
      return LanguageProblem(fact: problem.fact, offset: problem.offset - before * Self.added.count)
    }
  }
}

/// What is wrong with a text of a flow.
public struct FlowProblem: Error {
  /// Which of the texts.
  public enum Part: Hashable, Sendable {
    /// What stands on screen.
    case structure
    /// What happens, by its number from 1.
    case step(Int)

    /// `structure`, `step 2`
    public var description: String {
      switch self {
      case .structure: "structure"
      case .step(let number): "step \(number)"
      }
    }
  }

  /// Which of the texts.
  public let part: Part
  /// The text.
  public let text: String
  /// What is wrong there, and how far into the text.
  public let problem: LanguageProblem
}
