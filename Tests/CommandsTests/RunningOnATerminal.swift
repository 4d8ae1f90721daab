import Foundation
import Synchronization

/// What a run of the tool showed on a terminal.
struct TerminalRun {
  let status: Int32
  /// What went to standard error, with everything that only a terminal understands.
  let shown: String
  /// What was written into the file to which standard output was led.
  let output: String
}

struct NoTerminal: Error {}

/// Runs the built tool with its standard error on a terminal, and its standard output in a file; with `typed`, its standard
/// input is that terminal as well, on which somebody has typed this.
func lifelineOnTerminal(
  _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], typed: String? = nil
) throws -> TerminalRun {
  var (leader, follower): (Int32, Int32) = (-1, -1)
  guard openpty(&leader, &follower, nil, nil, nil) == 0 else { throw NoTerminal() }
  // A tool that another test runs at the same time would keep the terminal open.
  for descriptor in [leader, follower] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  let process = process(arguments, in: folder)
  // What the machine of the tests says of its terminal must not matter.
  var variables = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { _, new in new }
  for name in ["NO_COLOR", "CLICOLOR", "CI"] { variables[name] = nil }
  process.environment = variables.merging(environment) { _, new in new }
  process.standardError = FileHandle(fileDescriptor: follower)
  if let typed {
    process.standardInput = FileHandle(fileDescriptor: follower)
    _ = typed.utf8CString.withUnsafeBytes { write(leader, $0.baseAddress, $0.count - 1) }
  }
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  // The terminal's buffer is small, so it is read while the tool writes; by a thread of its own, as tests take the others.
  let reader = TerminalReader(leader)
  let printed = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  close(follower)
  defer { close(leader) }
  return TerminalRun(
    status: process.terminationStatus, shown: String(decoding: reader.bytes(), as: UTF8.self),
    output: String(decoding: printed, as: UTF8.self))
}

/// Reads a terminal until the last of those who write has closed it.
private final class TerminalReader: Sendable {
  private let read = Mutex<[UInt8]>([])
  private let end = DispatchSemaphore(value: 0)

  init(_ descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var part = [UInt8](repeating: 0, count: 4096)
      while case let count = Foundation.read(descriptor, &part, part.count), count > 0 {
        read.withLock { $0 += part[..<count] }
      }
      end.signal()
    }
  }

  func bytes() -> [UInt8] {
    end.wait()
    return read.withLock { $0 }
  }
}
