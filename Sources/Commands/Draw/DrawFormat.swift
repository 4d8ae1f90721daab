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
