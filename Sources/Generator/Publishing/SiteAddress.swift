import Scenarios

/// Where a site is published, if a build says so in place of the content's settings.
public struct SiteAddress: Sendable {
  /// Such as `https://example.org`, or with the folder in which the site lies: `https://me.github.io/repo`.
  public var baseURL: String?
  /// Such as `/lifeline/`.
  public var pathPrefix: String?

  /// Makes an address; what is left out stays as the settings say.
  public init(baseURL: String? = nil, pathPrefix: String? = nil) {
    self.baseURL = baseURL
    self.pathPrefix = pathPrefix
  }

  /// Why the two cannot both be right; `nil` where they can.
  public var fault: String? {
    guard let baseURL else { return nil }
    guard let address = PublishedAddress(baseURL) else {
      return "the path of '\(baseURL)' has letters, digits and -._~ between slashes"
    }
    guard let pathPrefix, let folder = address.folder, pathPrefix != folder else { return nil }
    return "'\(pathPrefix)' is not the path of '\(baseURL)', which is '\(folder)'; give one of them"
  }

  func apply(to settings: inout SiteSettings) {
    if let baseURL, let address = PublishedAddress(baseURL) {
      settings.baseURL = address.host
      settings.pathPrefix = address.folder ?? "/"
    }
    if let pathPrefix { settings.pathPrefix = pathPrefix }
  }
}
