import ArgumentParser
import Foundation
import Generator
import Scenarios
import Site

/// Where the templates are.
struct TemplateOption: ParsableArguments {
  /// The name of the folder whose files take the place of built-in templates, if it is there.
  static let overrides = CatalogLoader.templates

  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp(
      """
      A folder that holds all templates. Left out, they are the built-in ones, except for files in the folder Templates \
      beside the content.
      """,
      valueName: "folder"))
  var given: String?

  /// The templates of a folder of content.
  func origin(beside content: String) -> TemplateOrigin {
    given.map { .folder($0) } ?? Self.origin(beside: content)
  }

  /// The built-in ones, with what takes their place beside a folder of content.
  static func origin(beside content: String) -> TemplateOrigin {
    let own = CatalogLoader.templatesPath(beside: content)
    return .builtIn(overriddenBy: FileManager.default.fileExists(atPath: own) ? own : nil, place: own)
  }

  /// The folder from which templates are read, or would be if there was one.
  func folder(beside content: String) -> String { given ?? CatalogLoader.templatesPath(beside: content) }

  /// The folders that no output may replace.
  func places(beside content: String) -> [ProtectedPlace] { Self.places(content: content, templates: given) }

  static func places(content: String, templates: String? = nil) -> [ProtectedPlace] {
    [
      ProtectedPlace(.content, at: content),
      ProtectedPlace(.templates, at: templates ?? CatalogLoader.templatesPath(beside: content)),
    ]
  }
}
