import Foundation

@testable import PreviewServer

/// A folder with a watched one in it.
final class Watched {
  let top: String
  let counter = Counter()
  /// What was left behind, as far as it was told.
  let touches = Touches()
  let watcher: FolderWatcher

  init(making folders: [String] = ["Content/a"], watching watched: [String] = ["Content"]) throws {
    let top = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)").path
    for folder in folders {
      try FileManager.default.createDirectory(atPath: "\(top)/\(folder)", withIntermediateDirectories: true)
    }
    watcher = try FolderWatcher(watched.map { "\(top)/\($0)" }) { [counter, touches] touch in
      touches.add(touch)
      counter.add()
    }
    self.top = top
  }

  deinit {
    watcher.stop()
    try? FileManager.default.removeItem(atPath: top)
  }

  func write(_ path: String, _ text: String = "text", atomically: Bool = false) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(top)/\(path)"), options: atomically ? .atomic : [])
  }

  func make(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: "\(top)/\(path)", withIntermediateDirectories: true)
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(top)/\(path)", toPath: "\(top)/\(other)")
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(top)/\(path)", withDestinationPath: destination)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(top)/\(path)") }

  /// Whether something is told of what the body does; everything of before has been told already.
  func tells(_ body: () throws -> Void) async throws -> Bool {
    try await settle()
    let before = counter.value
    try body()
    for _ in 0..<2_000 where counter.value == before { try await Task.sleep(for: .milliseconds(5)) }
    return counter.value > before
  }

  /// Whether nothing is told of what the body does.
  func isSilent(_ body: () throws -> Void) async throws -> Bool {
    try await settle()
    let before = counter.value
    try body()
    try await Task.sleep(for: .milliseconds(150))
    return counter.value == before
  }

  func settle() async throws {
    var last = -1
    while last != counter.value {
      last = counter.value
      try await Task.sleep(for: .milliseconds(60))
    }
  }
}
