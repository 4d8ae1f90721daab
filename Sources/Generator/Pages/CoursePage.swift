import Diagnostics
import Scenarios
import Site

/// The course: its units in order, and how far the reader has come.
struct CoursePage {
  static let address = "course/index"
  static let title: Phrase = "Course"
  static let description: Phrase =
    "From reading a trace to any order: short lessons, with questions whose answers the simulator gives."

  static let shape: [String: TemplateShape] = [
    "units": .list(["number": .number, "id": .text, "title": .text, "goal": .text, "link": .text, "drills": .number]),
    "first": .optional(.object(["title": .text, "link": .text])),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let units = publication.catalog.units
    return Page(
      address: Self.address, template: "course",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "units": .list(
          units.enumerated().map { index, unit in
            [
              "number": .number(index + 1), "id": .text(unit.id), "title": edition.text(unit.title),
              "goal": edition.text(unit.goal), "link": link(unit), "drills": .number(unit.drills.count),
            ]
          }),
        "first": units.first.map { .object(["title": edition.text($0.title), "link": link($0)]) } ?? .none,
      ])
  }

  private func link(_ unit: CourseUnit) -> TemplateValue {
    .text(edition.link(to: UnitPage.address(unit.id), from: Self.address))
  }
}
