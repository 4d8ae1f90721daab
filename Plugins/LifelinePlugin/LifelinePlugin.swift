import Foundation
import PackagePlugin

/// `swift package lifeline …`: runs the tool in the package's folder, with what stands behind it.
@main
struct LifelinePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "lifeline").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What was wrong has been printed already.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
