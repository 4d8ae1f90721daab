import Diagnostics
import Site

/// A library whose templates stand in the test, by name.
func library(_ templates: [String: String]) -> TemplateLibrary {
  TemplateLibrary(
    sources: templates.sorted { $0.key < $1.key }.map {
      TemplateSource(path: "Templates/\($0.key).mustache", name: $0.key, text: $0.value)
    })
}

/// What one template says on a page of the shape, as the tool prints it.
func report(
  _ text: String, _ shape: [String: TemplateShape] = [:], partials: [String: String] = [:]
) -> String {
  let templates = partials.reduce(into: ["site/page": text]) { $0["site/partials/" + $1.key] = $1.value }
  return DiagnosticFormat.text.write(library(templates).diagnostics(for: "site/page", shape: shape))
}

/// Renders one template.
func rendered(
  _ text: String, _ values: TemplateObject = [:], _ shape: [String: TemplateShape] = [:],
  partials: [String: String] = [:], escaping: TemplateEscaping = .html
) throws -> String {
  let templates = partials.reduce(into: ["site/page": text]) { $0["site/partials/" + $1.key] = $1.value }
  return try library(templates).render("site/page", values, shape: shape, escaping: escaping)
}
