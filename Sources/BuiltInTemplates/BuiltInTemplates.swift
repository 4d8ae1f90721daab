/// The templates that come with Lifeline, styles, scripts and words among them: the package's folder `Templates` as it was
/// when the program was built. The recorder for apps is built in the same way.
public enum BuiltInTemplates {
  /// A file.
  public struct File: Sendable {
    /// Its path in the folder of templates, such as `site/scenario.mustache`.
    public let path: String
    /// What it holds.
    public let bytes: [UInt8]
  }

  /// Every file, sorted by path.
  public static var files: [File] { embedded.map { File(path: $0.path, bytes: $0.bytes) } }

  /// The recorder that an app includes, in Swift: the one file of `LifelineRecorder`.
  public static var swiftRecorder: String { recorder.map { String(decoding: $0.bytes, as: UTF8.self) }.joined() }

  /// A file as the build wrote it down; strings that are not shown as text cost nothing until somebody asks.
  struct Embedded {
    let path: String
    /// Whether the text is the file's; otherwise each of its scalars is the number of a byte.
    let isText: Bool
    let text: StaticString

    var bytes: [UInt8] {
      text.withUTF8Buffer { utf8 in
        isText ? Array(utf8) : String(decoding: utf8, as: UTF8.self).unicodeScalars.map { UInt8($0.value) }
      }
    }
  }
}
