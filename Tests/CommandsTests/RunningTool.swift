import Foundation
import Testing

/// A run of the tool that has not ended yet.
final class RunningTool {
  private let process = Process()
  private let errors = Pipe()

  init(_ arguments: [String], in folder: URL) throws {
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Reads until a line is there.
  func waitForErrors(_ line: String) throws {
    var text = ""
    while !text.contains(line) {
      let data = errors.fileHandleForReading.availableData
      text += String(decoding: data, as: UTF8.self)
      try #require(!data.isEmpty, "it ended with: \(text)")
    }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// How it ended: an exit status or a signal.
  func status() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  var endedBySignal: Bool { process.terminationReason == .uncaughtSignal }
}
