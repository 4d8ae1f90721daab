import Diagnostics

extension ContentSchema {
  static var ofSite: JSON {
    .mapping(EditorialReader.settingKeys) { key in
      switch key {
      case "title": (.localized(.title), "The site's name.")
      case "tagline": (.localized(.title), "A line under the name.")
      case "summary": (.localized(.summary), "What the site is.")
      case "languages": (.list(of: .text(.word)), "The languages by their codes, the first of which stands at the top.")
      case "leaveOut": (.list(of: .text(.word)), "Parts of the site that are left out, such as changes.")
      case "theme": (theme, "How the site looks.")
      case "groups": (.list(of: group), "The groups of scenarios, in reading order.")
      case "questions": (.list(of: question), "What readers come with, and where the answer stands.")
      case "wanted": (.list(of: wanted), "What else readers look for, and what they are led to.")
      case "spellings": (.list(of: spelling), "Words that are written in several ways.")
      case "example": (.text(.id), "A scenario whose sequence the home page shows.")
      case "guide": (.text(.id), "The page that tells how readers run a scenario of their own.")
      case "baseURL": (.addressText, "Where the site is published.")
      case "pathPrefix": (.text(.address), "The folder of that address in which the site lies.")
      case "editURL": (.addressText, "Where a file can be edited, with {path} in place of its path.")
      case "repositoryURL": (.addressText, "Where Lifeline and the content can be had.")
      case "license": (.text(.title), "The license of the content, such as CC BY 4.0.")
      case "licenseURL": (.addressText, "Where the license is to be read.")
      case "report": (.text(.id), "The page that tells how readers contribute a log.")
      case "showsEveryChange": (.flag, "Whether each change of the model needs a scenario that shows it.")
      default: nil
      }
    }
  }

  private static var theme: JSON {
    .mapping(EditorialReader.themeKeys) { key in
      switch key {
      case "accent":
        (
          .any(of: [
            colour,
            .mapping(["light", "dark"], required: ["light", "dark"]) {
              ($0 == "" ? nil : (colour, "On \($0) screens."))
            },
          ]), "The colour of links."
        )
      case "fonts": (.list(of: .text(.word)), "The families of the text's font.")
      case "logo": (.text(.address), "A file in Templates/assets before the site's name.")
      case "icon": (.text(.address), "A file in Templates/assets beside the page's title.")
      default: nil
      }
    }
  }

  private static var colour: JSON { .text(matching: "^#[0-9a-fA-F]{6}$") }

  private static var group: JSON {
    .mapping(EditorialReader.groupKeys, required: ["id"]) { key in
      switch key {
      case "id": (.identifier(), "Its name in scenario files.")
      case "title": (.localized(.title), "Its title.")
      case "summary": (.localized(.summary), "What it holds, in a sentence.")
      default: nil
      }
    }
  }

  private static var wanted: JSON {
    .mapping(EditorialReader.wantedKeys, required: EditorialReader.wantedKeys) { key in
      switch key {
      case "words": (.localized(.sentence), "Readers' words, with commas between them.")
      case "answers": (.list(of: .text(.keyword)), "What they are led to, as in callback:viewDidLoad, or log.")
      default: nil
      }
    }
  }

  private static var spelling: JSON {
    .mapping(EditorialReader.spellingKeys, required: EditorialReader.spellingKeys) { key in
      switch key {
      case "other": (.text(.keyword), "Another way to write the word.")
      case "usual": (.text(.keyword), "The way in which the search looks for it.")
      default: nil
      }
    }
  }

  private static var question: JSON {
    .mapping(EditorialReader.questionKeys, required: ["question", "answer"]) { key in
      switch key {
      case "question": (.localized(.sentence), "The question, in a reader's words.")
      case "answer": (.text(matching: "^[a-z]+:\\S+$"), "What answers it, as in scenario:sheet.")
      case "reply": (.localized(.prose), "The answer in a few sentences.")
      case "keywords": (.localized(.sentence), "Other words with which readers ask.")
      default: nil
      }
    }
  }
}
