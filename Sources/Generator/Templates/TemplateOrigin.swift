/// Where a site's templates come from.
public enum TemplateOrigin: Hashable, Sendable {
  /// A folder that holds all of them.
  case folder(String)
  /// Those that come with Lifeline. Files of the folder, if there is one, take the place of those with the same path. Where
  /// there is none, `place` is where it would be, so that messages can name it.
  case builtIn(overriddenBy: String?, place: String = "Templates")

  /// Whether those that come with Lifeline are used where the folder has none.
  public var hasBuiltIn: Bool {
    switch self {
    case .folder: false
    case .builtIn: true
    }
  }

  /// The folder of one's own, if there is one.
  public var folder: String? {
    switch self {
    case .folder(let folder): folder
    case .builtIn(let folder, _): folder
    }
  }
}
