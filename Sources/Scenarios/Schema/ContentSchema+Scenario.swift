import Diagnostics
import Lifecycle
import ScenarioLanguage

extension ContentSchema {
  static var ofScenario: JSON {
    .mapping(ScenarioReader.keys, required: ["id", "structure", "steps"]) { key in
      if let shared = structureKey(key) { return shared }
      return switch key {
      case "id": (.identifier(), "The scenario's name, which becomes the address of its page.")
      case "title": (.localized(.title), "The title of its page.")
      case "summary": (.localized(.summary), "What it shows, in a sentence or two.")
      case "explanation": (.localized(.prose), "What there is to learn from it, in Markdown.")
      case "group": (.text(.id), "What it is filed under: a group of site.yaml.")
      case "platform": (platform(MappingReader.platformKeys), "What it runs on; left out, the newest iOS on a phone.")
      case "steps": (.list(of: .any(of: [.action, step]), atLeast: 1), "What happens, step by step.")
      case "orders": (orders, "Orders that are not the release's own, by the model's rules.")
      case "expect": (.list(of: expectation), "What must hold of all events together.")
      case "show": (.words(of: ScenarioReader.Shown.self), "What the page's table shows.")
      case "order": (.wholeNumber, "Its place in its group.")
      case "keywords": (.list(of: .text(.keyword)), "Words by which to find it.")
      default: nil
      }
    }
  }

  private static var step: JSON {
    .mapping(ScenarioReader.stepKeys, required: ["do"]) { key in
      if let shared = stepKey(key) { return shared }
      return switch key {
      case "unwindAction": (.text(matching: "^[^\\s()]+$"), "The name of the app's own method that unwinds.")
      case "note": (.localized(.note), "A remark for the reader.")
      case "expect": (.list(of: expectation), "What must hold of the step's events.")
      default: nil
      }
    }
  }

  /// The keys of a step that scenarios and logs share.
  static func stepKey(_ key: String) -> (JSON, String)? {
    switch key {
    case "do": (.action, "What happens, such as 'push Detail'.")
    case "animated": (.flag, "Whether it is animated.")
    case "by": (.words(of: Initiator.self), "Who makes it happen.")
    case "backgroundWork": (.flag, "With 'home': whether the app still has work to do in the background.")
    case "again": (.flag, "Whether it brings back the instance that the app has kept.")
    case "during": (.action, "The step before, during whose transition it happens.")
    case "transition":
      (.words(of: MappingReader.Transition.self), "What runs the transition, where it is not UIKit's usual one.")
    case "interactive": (.flag, "Whether an interaction drives the app's own animator.")
    case "transitionStyle": (.text(.word), "How the transition looks; it decides nothing.")
    default: nil
    }
  }

  /// The keys of a structure that scenarios and logs share.
  static func structureKey(_ key: String) -> (JSON, String)? {
    switch key {
    case "structure": (.structure, "What is on screen before the first step, such as 'nav(List)'.")
    case "style": (.words(of: Structure.PageStyle.self), "How page view controllers turn their pages.")
    case "definesPresentationContext": (.list(of: .text(.word)), "Controllers that define a presentation context.")
    case "manualForwarding": (.list(of: .text(.word)), "Containers that pass appearance calls on by hand.")
    case "preservesState": (.flag, "Whether the app lets its state be restored.")
    case "usesTabs": (.flag, "Whether tab bar controllers are filled with UITab, from iOS 18.")
    default: nil
    }
  }

  static func platform(_ keys: [String]) -> JSON {
    .mapping(keys, allowsNull: true) { key in
      switch key {
      case "ios": (.release, "The release of iOS.")
      case "idiom": (.words(of: Platform.Idiom.self), "The kind of device.")
      case "scenes": (.flag, "Whether the app has adopted scenes.")
      case "sdk": (.release, "The release whose SDK the app was built with.")
      default: nil
      }
    }
  }

  private static var orders: JSON {
    .mapping(RuleBook.rules.map(\.id.name), allowsNull: true) { name in
      RuleBook.rule(Rule.ID(name)).map { (.words($0.variants.map(\.name)), $0.summary) }
    }
  }

  private static var expectation: JSON {
    .text(
      matching: "^\\s*(no\\s+\\S+\\s+\\S+|\\S+\\s+gets\\s+nothing|\\S+\\s+\\S+\\s+(once|[0-9]+\\s+times)"
        + "|\\S+\\s+\\S+\\s+before\\s+\\S+\\s+\\S+)\\s*$")
  }
}
