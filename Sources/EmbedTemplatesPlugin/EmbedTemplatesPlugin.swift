import Foundation
import PackagePlugin

/// Puts the package's templates into the program: makes a Swift file of the folder `Templates` before each compilation that
/// needs it.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
      folder.appending(path: $0)
    }
    return [
      .buildCommand(
        displayName: "Embed the templates", executable: try context.tool(named: "embed-templates").url,
        arguments: [folder.path, output.path], inputFiles: files, outputFiles: [output])
    ]
  }
}
