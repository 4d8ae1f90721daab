import Scenarios

/// Where a site is published, if a build says so in place of the content's settings.
public struct SiteAddress: Sendable {
  /// Such as `https://example.org`.
  public var baseURL: String?
  /// Such as `/lifeline/`.
  public var pathPrefix: String?

  /// Makes an address; what is left out stays as the settings say.
  public init(baseURL: String? = nil, pathPrefix: String? = nil) {
    self.baseURL = baseURL
    self.pathPrefix = pathPrefix
  }

  func apply(to settings: inout SiteSettings) {
    if let baseURL { settings.baseURL = baseURL }
    if let pathPrefix { settings.pathPrefix = pathPrefix }
  }
}
