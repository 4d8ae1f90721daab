import Diagnostics
import Site

/// Questions without end: the page's script makes flows of what is possible, and the simulator for browsers answers them.
struct PracticePage {
  static let address = "practice"
  /// The file that no other page has.
  static let files: Set = ["practice.js"]
  static let title: Phrase = "Practice"
  static let description: Phrase =
    "Ten questions about new flows, as often as you like. The simulator answers them in your browser."
  static let shape: [String: TemplateShape] = ["course": .text]

  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "practice",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "course": .text(edition.link(to: CoursePage.address, from: Self.address)),
      ], runsModule: true)
  }
}
