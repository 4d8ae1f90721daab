/// What a browser asks for, as far as the preview looks at it.
struct Request: Sendable {
  /// Such as `GET`.
  var method = "GET"
  /// The path as it was sent, with its codes and without what stands behind a `?`.
  var path: String
  /// The query as it was sent, without its `?`.
  var query = ""
  /// Which host the browser believes to speak with.
  var host: String?
  /// The tags of what it has already.
  var knownTags: String?
}
