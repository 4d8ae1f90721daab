internal import Diagnostics
internal import Foundation
internal import Site

/// Reads the lines to which diagnostics point, in the folders and files that are watched and nowhere else.
struct SourceExcerpts: Sendable {
  /// A file with more bytes than that is none that an author edits.
  private static let largestFile = 4 << 20

  /// The folders and files, as diagnostics name them.
  let folders: [String]

  /// The diagnostics in reading order with their lines, errors first.
  func problems(_ diagnostics: [Diagnostic]) -> [Problem] {
    let ordered = diagnostics.inReadingOrder
    let sorted = ordered.filter { $0.severity == .error } + ordered.filter { $0.severity != .error }
    // What is not shown need not be read, and what is read need not be read twice.
    var texts: [String: Data?] = [:]
    return sorted.enumerated().map { index, diagnostic in
      guard index < Problem.mostShown else { return Problem(diagnostic: diagnostic, excerpt: nil) }
      let file = diagnostic.location.file
      let text = texts[file] ?? contents(file)
      texts[file] = text
      return Problem(diagnostic: diagnostic, excerpt: text.flatMap { SourceExcerpt(diagnostic.location, in: $0) })
    }
  }

  private func contents(_ file: String) -> Data? {
    // A folder may be named by way of the one around it; what is in it is not.
    let isInside = folders.contains { folder in
      let within = folder.hasSuffix("/") ? folder : "\(folder)/"
      return file == folder
        || file.hasPrefix(within) && !SitePath.parts(of: String(file.dropFirst(within.count))).contains("..")
    }
    guard isInside,
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int, size <= Self.largestFile
    else { return nil }
    return FileManager.default.contents(atPath: file)
  }
}
