import Foundation
import Testing

/// A run of the tool that has not ended yet.
final class RunningTool {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Runs the tool; `readingOutput` if its standard output is read. `fileLimit` is how many files and connections it may have
  /// open.
  init(_ arguments: [String], in folder: URL, readingOutput: Bool = false, fileLimit: Int? = nil) throws {
    if let fileLimit {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "ulimit -n \(fileLimit); exec \"$0\" \"$@\"", tool?.path ?? ""] + arguments
    } else {
      process.executableURL = tool
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.standardOutput = readingOutput ? output : FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Reads until a line is there.
  func waitForErrors(_ line: String) throws { try wait(for: line, on: errors) }

  /// Reads until a text is there, and gives all that came with it.
  @discardableResult
  func waitForOutput(_ text: String) throws -> String { try wait(for: text, on: output) }

  @discardableResult
  private func wait(for line: String, on pipe: Pipe) throws -> String {
    var text = ""
    let deadline = ContinuousClock.now + .seconds(120)
    while !text.contains(line) {
      var awaited = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      while poll(&awaited, 1, 1_000) == 0 {
        try #require(.now < deadline, "it says nothing more, but what is not '\(line)': \(text)")
      }
      let data = pipe.fileHandleForReading.availableData
      text += String(decoding: data, as: UTF8.self)
      try #require(!data.isEmpty, "it ended with: \(text)")
    }
    return text
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// How it ended: an exit status or a signal.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  var endedBySignal: Bool { process.terminationReason == .uncaughtSignal }
}
