import Foundation
import Testing

/// What a run of the tool gave.
struct Run {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs the built tool as its user does.
@discardableResult
func lifeline(_ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:]) throws -> Run {
  try lifeline(arguments, in: folder, environment: environment)
}

/// Runs the built tool as its user does.
func lifeline(
  _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
) throws -> Run {
  let process = Process()
  process.executableURL = tool
  if !environment.isEmpty {
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  }
  process.arguments = arguments
  process.currentDirectoryURL = folder ?? package
  let output = FileManager.default.temporaryDirectory.appendingPathComponent("out-\(UUID().uuidString)")
  let errors = FileManager.default.temporaryDirectory.appendingPathComponent("err-\(UUID().uuidString)")
  for file in [output, errors] { try Data().write(to: file) }
  defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  process.waitUntilExit()
  return Run(
    status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
    errors: try String(contentsOf: errors, encoding: .utf8))
}

/// The built tool.
var tool: URL? {
  let tool = Bundle.main.bundleURL.appendingPathComponent("lifeline")
  if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
  return Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("lifeline")
}

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// A copy of the package's content and templates.
func withCopy<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copy-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for name in ["Content", "Templates"] {
    try FileManager.default.copyItem(at: package.appendingPathComponent(name), to: folder.appendingPathComponent(name))
  }
  return try body(folder)
}
