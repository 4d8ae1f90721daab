import ArgumentParser
import Diagnostics
import Foundation
import Site

/// How a command comes to write into a folder.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Fail if another process writes into the same folder, instead of waiting until it is done.")
  var noWait = false

  /// Locks a folder, does the work, and gives the folder back however it ends. `folders` are those that will be replaced. A
  /// folder is refused if another command than `maker` made it; the name is empty for a build. `failing` reports why the output
  /// cannot be written.
  func locked(
    _ output: String, for maker: String = "", replacing folders: [String], reading places: [ProtectedPlace],
    work: (OutputSession) throws -> Void, failing: ([Diagnostic]) throws -> Void = { try Console.report($0) }
  ) throws {
    do {
      let interruption = Interruption()
      let writer = OutputWriter(
        for: maker, protecting: ProtectedPlace.ofUser + places, isCancelled: { interruption.isAsked })
      // Before the work and not only after it, and before anything is made for the lock.
      try writer.requirePlaces(for: folders)
      let lock = try lock(output, interruption)
      defer { lock.release() }
      let store = OutputStore(under: lock)
      defer { store.remove() }
      // A signal is handled on a thread outside any task, where `Console.style` has its default value.
      let style = Console.style
      interruption.atEnd {
        store.remove()
        lock.release()
        ProgressLine.erase(style)
      }
      // The reader of the messages may go, as behind `| head`. The output is written all the same.
      signal(SIGPIPE, SIG_IGN)
      try Console.$interruption.withValue(interruption) {
        try work(OutputSession(store: store, writer: writer, lock: lock, interruption: interruption))
      }
    } catch let error as OutputError {
      try failing(error.diagnostics)
    }
  }

  private func lock(_ output: String, _ interruption: Interruption) throws(OutputError) -> OutputLock {
    let holder = OutputLock.Holder(process: getpid(), since: Self.now())
    var isWaiting = false
    while true {
      let attempt = try interruption.shielded { () throws(OutputError) in
        let attempt = try OutputLock.attempt(on: output, by: holder)
        if case .taken(let lock) = attempt { interruption.atEnd { lock.release() } }
        return attempt
      }
      switch attempt {
      case .taken(let lock): return lock
      case .held(let held):
        if noWait { throw .locked(output, by: held.holder) }
        if !isWaiting { Console.error("\(output): waiting for \(held.words), which writes there") }
        isWaiting = true
        held.wait()
      }
    }
  }

  private static func now() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.string(from: Date())
  }
}

/// A folder that is locked for a command.
struct OutputSession {
  /// Takes files while they are made.
  let store: OutputStore
  fileprivate let writer: OutputWriter
  fileprivate let lock: OutputLock
  fileprivate let interruption: Interruption

  /// Writes, and keeps what goes with it. A signal ends the process when all of it is done, or none of it.
  func write<Result>(
    _ body: (OutputWriter, OutputLock) throws(OutputError) -> Result
  ) throws(OutputError) -> Result {
    try interruption.shielded { () throws(OutputError) in try body(writer, lock) }
  }
}

extension ProtectedPlace {
  /// What belongs to who runs the command.
  fileprivate static var ofUser: [ProtectedPlace] {
    let environment = ProcessInfo.processInfo.environment["HOME"].map { [$0] } ?? []
    let homes = environment + [FileManager.default.homeDirectoryForCurrentUser.path]
    return [ProtectedPlace(.workingFolder, at: ".")] + homes.map { ProtectedPlace(.home, at: $0) }
  }
}
