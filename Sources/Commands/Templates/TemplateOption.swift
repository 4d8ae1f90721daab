import ArgumentParser
import Foundation
import Generator

/// Where the templates are.
struct TemplateOption: ParsableArguments {
  /// The folder whose files take the place of built-in templates, if it is there.
  static let overrides = "Templates"

  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp(
      "A folder that holds all templates. Left out, they are the built-in ones, except for files in the folder Templates.",
      valueName: "folder"))
  var given: String?

  var origin: TemplateOrigin {
    if let given { return .folder(given) }
    return .builtIn(overriddenBy: FileManager.default.fileExists(atPath: Self.overrides) ? Self.overrides : nil)
  }

  /// The folder from which templates are read, or would be if there was one.
  var folder: String { given ?? Self.overrides }
}
