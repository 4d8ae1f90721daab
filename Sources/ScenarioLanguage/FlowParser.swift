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
    do throws(LanguageProblem) {
      root = try TermScanner.structure(structure, allowsShortWords: true)
    } catch {
      problems.append(FlowProblem(part: .structure, text: structure, problem: error))
    }
    var actions: [ScriptStep] = []
    for (index, text) in steps.enumerated() {
      do throws(LanguageProblem) {
        let action = try TermScanner.action(text, allowsShortWords: true)
        // As a scenario file would write it, which has no short words.
        actions.append(ScriptStep(Action(action.word, action.argument)))
      } catch {
        problems.append(FlowProblem(part: .step(index + 1), text: text, problem: error))
      }
    }
    guard problems.isEmpty, let root else { return (nil, problems) }
    return (Script(structure: root, platform: platform, steps: actions), [])
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
