import Lifecycle
import ScenarioLanguage
import Scenarios

/// Structures and actions: the first line is a structure, the others are what happens.
enum Language {
  static func run(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let structure = self.structure(lines[0])
    // A line may be either.
    let actions = lines.compactMap { action($0) }
    guard let structure, !actions.isEmpty else { return }
    let script = Script(structure: structure, steps: actions.map { ScriptStep($0) })
    Contents.requireLaws(Simulator.run(script), of: script)
  }

  /// What is read and printed reads as the same.
  private static func structure(_ text: String) -> Structure? {
    do throws(LanguageProblem) {
      let structure = try Structure(parsing: text)
      let printed = structure.description
      do throws(LanguageProblem) {
        require(try Structure(parsing: printed) == structure, "'\(printed)' reads as what it was printed from")
      } catch {
        require(false, "'\(printed)' can be read: \(error.summary)")
      }
      return structure
    } catch {
      require(!error.summary.isEmpty && error.offset >= 0 && error.offset <= text.count, "a problem has a place")
      return nil
    }
  }

  private static func action(_ text: String) -> Action? {
    do throws(LanguageProblem) {
      let action = try Action(parsing: text)
      do throws(LanguageProblem) {
        require(try Action(parsing: action.text) == action, "'\(action.text)' reads as what it came from")
      } catch {
        require(false, "'\(action.text)' can be read: \(error.summary)")
      }
      return action
    } catch {
      require(!error.summary.isEmpty && error.offset >= 0 && error.offset <= text.count, "a problem has a place")
      return nil
    }
  }
}
