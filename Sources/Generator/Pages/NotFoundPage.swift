import Diagnostics
import Site

/// What a server shows for an address that leads nowhere. It is shown at any depth, so its links start from the root.
struct NotFoundPage {
  static let address = "404"
  static let shape: [String: TemplateShape] = [:]

  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "not-found",
      values: [
        "title": .text(edition.words("This page does not exist")),
        "description": .text(edition.words("The address leads nowhere on this site; it may have been a page once.")),
      ])
  }
}
