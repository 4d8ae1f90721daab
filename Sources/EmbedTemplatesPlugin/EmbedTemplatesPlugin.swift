import Foundation
import PackagePlugin

/// Puts the package's templates into the program, and the recorder for apps: makes a Swift file of the folders before each
/// compilation that needs it.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = ["Templates", "Sources/LifelineRecorder"].map { context.package.directoryURL.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    let files = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { folder.appending(path: $0) }
    }
    return [
      .buildCommand(
        displayName: "Embed the templates", executable: try context.tool(named: "embed-templates").url,
        arguments: [output.path, "embedded", folders[0].path, "recorder", folders[1].path], inputFiles: files,
        outputFiles: [output])
    ]
  }
}
