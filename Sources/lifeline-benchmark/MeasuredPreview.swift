import Foundation

/// `lifeline serve` at work: how long it takes from a saved file to its page, and how much memory it has.
final class MeasuredPreview {
  private let process: Process
  private let port: UInt16
  private let events: LocalAnswer

  /// Starts it, and waits for the first site.
  init(of project: MeasuredProject) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: project.lifeline)
    process.currentDirectoryURL = URL(fileURLWithPath: project.folder)
    process.arguments = ["serve", "--quiet", "--port", "0"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = line.split(separator: ":").last.flatMap({ UInt16($0.prefix { $0.isNumber }) }) else {
      process.terminate()
      throw Failure(description: "the preview does not say where it is: \(line)")
    }
    port = number
    events = try LocalAnswer("/.lifeline/events", port: number)
    while try !events.next().contains("\"revision\"") {}
    while try LocalAnswer("/", port: port).text().contains("There is no site yet") { usleep(20_000) }
  }

  deinit { end() }

  /// Ends it.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// How long it takes until a page has a text, from an edit on.
  func milliseconds(untilPage path: String, says text: String, after edit: () throws -> Void) throws -> Double {
    try edit()
    let clock = ContinuousClock()
    let began = clock.now
    // Pages that know of the edit are fetched; there may be an event for what came before it.
    repeat { _ = try events.next() } while try !LocalAnswer(path, port: port).text().contains(text)
    return (clock.now - began).milliseconds
  }

  /// How much of the machine's memory it has, in megabytes.
  func residentMegabytes() throws -> Double {
    let ps = Process()
    ps.executableURL = URL(fileURLWithPath: "/bin/ps")
    ps.arguments = ["-o", "rss=", "-p", String(process.processIdentifier)]
    let output = Pipe()
    ps.standardOutput = output
    try ps.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    ps.waitUntilExit()
    guard let kilobytes = Double(text.filter(\.isNumber)) else {
      throw Failure(description: "the preview has ended")
    }
    return kilobytes * 1024 / 1e6
  }
}
