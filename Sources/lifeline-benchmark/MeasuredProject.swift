import Foundation

/// A project in a folder of its own: content, templates, what is kept between builds, and the output.
struct MeasuredProject {
  let folder: String
  /// The tool that builds it.
  let lifeline: String

  init(_ name: String, in work: String, lifeline: String) throws {
    folder = "\(work)/\(name)"
    self.lifeline = lifeline
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Builds with what the last build has left.
  func build() throws -> MeasuredProcess {
    try MeasuredProcess(
      lifeline,
      [
        "build", "--quiet", "--content", "\(folder)/Content", "--templates", "\(folder)/Templates", "--output", output,
        "--cache", "\(folder)/.lifeline/layouts",
      ], isQuiet: true)
  }

  /// Builds with nothing left of earlier builds.
  ///
  /// The last output is put aside, and goes with the folder: right after 12,000 files were removed, ext4 looks for the place of
  /// each new one for a quarter of the time that the build takes.
  func buildCold() throws -> MeasuredProcess {
    if FileManager.default.fileExists(atPath: output) {
      try FileManager.default.moveItem(atPath: output, toPath: "\(folder)/.former-\(UUID().uuidString)")
    }
    try removeIfThere("\(folder)/.lifeline")
    return try build()
  }

  /// Takes a copy of a folder of this package.
  func copy(_ name: String) throws {
    try FileManager.default.copyItem(atPath: name, toPath: "\(folder)/\(name)")
  }

  /// Without tables of words there is no other language than English.
  func copyTemplatesInOneLanguage() throws {
    try copy("Templates")
    try FileManager.default.removeItem(atPath: "\(folder)/Templates/words")
  }

  /// Puts a text in the place of another, which is in the file once.
  func replace(_ old: String, by new: String, in file: String) throws {
    let path = "\(folder)/\(file)"
    let parts = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: old)
    guard parts.count == 2 else {
      throw Failure(description: "\(file) has '\(old)' \(parts.count - 1) times, and the measure edits it once")
    }
    // As an editor writes: in place.
    try Data(parts.joined(separator: new).utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The files of the output as they are now.
  func snapshot() throws -> OutputSnapshot { try OutputSnapshot(of: output) }

  private var output: String { "\(folder)/Output" }
}
