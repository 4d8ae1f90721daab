import Foundation

/// Makes images of SVG by librsvg's program: the one part of drawing that depends on the machine's fonts.
struct ImageConverter: Sendable {
  /// Why there is no image.
  enum Failure: Error {
    /// The program is not installed.
    case missing
    /// It ran and failed; with what it said.
    case failed(String)
  }

  static let program = "rsvg-convert"

  /// How many pixels of a PNG stand for one of the SVG: slides are shown on screens with small pixels.
  let scale: Int

  /// The image's bytes.
  func image(_ svg: String, _ format: DrawFormat.ImageFormat) throws(Failure) -> Data {
    try converted(svg, ["--format", format.rawValue, "--zoom", format == .png ? "\(scale)" : "1"])
  }

  /// A PDF with a page for each drawing. The program takes several from files only, which are gone afterwards.
  func document(_ pages: [String]) throws(Failure) -> Data {
    if pages.count == 1 { return try image(pages[0], .pdf) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lifeline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (number, page) in pages.enumerated() {
        let file = folder.appendingPathComponent("\(number).svg")
        try Data(page.utf8).write(to: file)
        files.append(file.path)
      }
    } catch {
      throw .failed(error.localizedDescription)
    }
    return try converted("", ["--format", "pdf"] + files)
  }

  private func converted(_ svg: String, _ arguments: [String]) throws(Failure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [Self.program] + arguments
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw .failed(error.localizedDescription)
    }
    // A program that ends early must not end this one by a broken pipe; what it says tells why.
    signal(SIGPIPE, SIG_IGN)
    var unsent: (any Error)?
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(svg.utf8))
      try input.fileHandleForWriting.close()
    } catch {
      unsent = error
    }
    let image = output.fileHandleForReading.readDataToEndOfFile()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw .missing }
    guard process.terminationStatus == 0, !image.isEmpty else {
      throw .failed(words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    // An image of half a drawing is none, whatever the program says.
    if let unsent { throw .failed(unsent.localizedDescription) }
    return image
  }
}

extension ImageConverter.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing:
      "\(ImageConverter.program) is not installed; PNG and PDF are made by it (Debian: librsvg2-bin, brew: librsvg)"
    case .failed(let words): "\(ImageConverter.program) made no image: \(words)"
    }
  }
}
