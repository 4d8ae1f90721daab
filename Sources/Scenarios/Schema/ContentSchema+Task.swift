import Diagnostics

extension ContentSchema {
  static var ofTask: JSON {
    .mapping(EditorialReader.taskKeys, required: ["id", "answer", "why"]) { key in
      switch key {
      case "id": (.identifier(), "Its name, which becomes the address of its page.")
      case "order": (.wholeNumber, "Its place among the tasks.")
      case "title": (.localized(.title), "What is done, such as: Observe notifications.")
      case "answer": (.localized(.sentence), "Where it goes, in a sentence.")
      case "keywords": (.localized(.summary), "What else readers call it.")
      case "uikit": (place, "Where it goes in an app with UIKit.")
      case "swiftui": (place, "Where it goes in a SwiftUI view.")
      case "instead": (.list(of: place), "Where people put it as well, and what comes of that.")
      case "why": (.localized(.prose), "Why it goes there, in Markdown.")
      case "misses": (.localized(.prose), "What these callbacks miss, in Markdown.")
      case "read": (.list(of: .text(.keyword)), "What to read, such as scenario:push-pop.")
      default: nil
      }
    }
  }

  private static var place: JSON {
    .mapping(EditorialReader.placeKeys, required: ["start", "verdict"], allowsNull: true) { key in
      switch key {
      case "start": (.text(.word), "The callback that starts it.")
      case "stop": (.text(.word), "The callback that stops it; left out for what is done once.")
      case "verdict": (.words(of: PlacedTask.Verdict.self), "What the ledger says of the two, as the text has it.")
      case "code": (.text(.prose), "The place in Swift.")
      default: nil
      }
    }
  }
}
