import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

extension TemporaryFolder {
  /// Makes a file look old, so that a test sees whether it was touched.
  func age(_ name: String) throws {
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self(name))
  }

  func isAged(_ name: String) throws -> Bool {
    let date = try FileManager.default.attributesOfItem(atPath: self(name))[.modificationDate] as? Date
    return date == Date(timeIntervalSince1970: 1_000_000)
  }
}

extension TemporaryFolder {
  /// The lock of a folder, which no one else has.
  func lock(_ output: String) throws -> OutputLock {
    let holder = OutputLock.Holder(process: 4711, since: "noon")
    guard case .taken(let lock) = try OutputLock.attempt(on: output, by: holder) else {
      throw OutputError.locked(output, by: nil)
    }
    return lock
  }

  /// Writes one tree under a lock of its own.
  func write(_ tree: OutputTree, to output: String, _ writer: OutputWriter = OutputWriter()) throws -> OutputChanges {
    let lock = try lock(output)
    defer { lock.release() }
    return try writer.write(tree, under: lock)
  }

  /// Writes a site and a book under a lock of their output.
  func write(
    site: [String: String], book: [String: String], to output: String, _ writer: OutputWriter = OutputWriter()
  ) throws -> [OutputChanges] {
    let lock = try lock(output)
    defer { lock.release() }
    return try writer.write([("site", tree(site)), ("book", tree(book))], under: lock)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: destination)
  }

  /// The number by which the disk knows what is at a path.
  func number(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self(name))[.systemFileNumber] as? Int
  }
}

/// A tree of texts.
func tree(_ files: [String: String]) -> OutputTree {
  files.sorted { $0.key < $1.key }.reduce(into: OutputTree()) { $0.add($1.value, at: $1.key) }
}

/// The error that something throws, as its user reads it.
func report(_ body: () throws -> Void) throws -> String {
  let error = try #require(throws: OutputError.self) { try body() }
  return DiagnosticFormat.text.write(error.diagnostics)
}
