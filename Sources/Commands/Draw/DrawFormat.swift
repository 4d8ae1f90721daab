public import ArgumentParser
public import Drawing

/// A format on the command line: one that is text, or an image that another program makes.
public enum DrawFormat: Hashable, Sendable {
  /// A text.
  case text(DiagramFormat)
  /// An image.
  case image(ImageFormat)

  /// The images, by the endings of their files.
  public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
    case png, pdf
  }

  var name: String {
    switch self {
    case .text(let format): format.rawValue
    case .image(let format): format.rawValue
    }
  }
}

extension DrawFormat: ExpressibleByArgument {
  /// The format of that name.
  public init?(argument: String) {
    if let format = DiagramFormat(rawValue: argument) {
      self = .text(format)
    } else if let format = ImageFormat(rawValue: argument) {
      self = .image(format)
    } else {
      return nil
    }
  }

  /// The names of all formats.
  public static var allValueStrings: [String] {
    DiagramFormat.allCases.map(\.rawValue) + ImageFormat.allCases.map(\.rawValue)
  }
}

extension DrawFormat {
  private static let all = DiagramFormat.allCases.map(text) + ImageFormat.allCases.map(image)

  /// How files of the format end, without the dot; the first is the usual one.
  var endings: [String] {
    switch self {
    case .text(.dot): ["dot", "gv"]
    case .text(.mermaid): ["mmd", "mermaid"]
    case .text(.plantuml): ["puml", "plantuml"]
    case .text(.xstate): ["json"]
    case .text(.svg), .text(.scxml), .image: [name]
    }
  }

  /// The format whose files have that ending.
  static func ofFiles(endingIn ending: String) -> DrawFormat? {
    all.first { $0.endings.contains(ending.lowercased()) }
  }

  /// All endings, for a list.
  static var allEndings: [String] { all.flatMap(\.endings) }
}
