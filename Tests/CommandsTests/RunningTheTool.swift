import Foundation
import TestSupport
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

/// Runs the built tool as its user does; `input` is what stands on its standard input.
@discardableResult
func lifeline(
  _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: String? = nil
) throws -> Run {
  let process = process(arguments, in: folder)
  if !environment.isEmpty {
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  }
  if let input {
    let pipe = Pipe()
    process.standardInput = pipe
    // As much as fits into the pipe, so that it can be written before anybody reads.
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
  }
  return try run(process)
}

/// Runs a line of a shell, in which `$0` is the built tool.
func shell(_ line: String, in folder: URL) throws -> Run {
  let process = process(["-c", line, tool?.path ?? ""], in: folder)
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  return try run(process)
}

private func run(_ process: Process) throws -> Run {
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

/// The built tool, yet to be run.
func process(_ arguments: [String], in folder: URL?) -> Process {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder ?? package
  return process
}

/// A folder with these texts, by their paths in it, and with templates if they are asked for.
func withFolder<Result>(
  _ files: [String: String], templates: TestTemplates? = nil, _ body: (URL) throws -> Result
) throws -> Result {
  let folder = try TemporaryFolder(files)
  if let templates { try folder.add(templates) }
  return try withExtendedLifetime(folder) { try body(folder.url) }
}

/// A scenario in which nothing is wrong.
func scenario(_ id: String, _ further: String = "") -> String {
  "id: \(id)\ntitle: Title of \(id)\nsummary: What happens.\nstructure: nav(Root)\nsteps: [launch, push Detail]\n\(further)"
}

/// A log in which nothing is wrong.
func log(_ slug: String) -> String {
  """
  source: {slug: \(slug), title: A log, kind: observed, os: iOS 17, url: 'https://example.org/log'}
  traces:
    - id: launched
      structure: A
      records: [viewDidLoad, viewDidAppear]
      steps: [{do: launch, events: [A viewDidLoad, A viewDidAppear]}]

  """
}

/// A copy of the package's content, with the templates that are shipped.
func withCopy<Result>(_ body: (URL) throws -> Result) throws -> Result {
  try withFolder([:], templates: .shippedInEveryLanguage) { folder in
    try FileManager.default.copyItem(
      at: package.appendingPathComponent("Content"), to: folder.appendingPathComponent("Content"))
    return try body(folder)
  }
}
