import Diagnostics
import Yams

/// What a file of claims says, for the scenarios that there are.
struct ReadClaims: Sendable {
  let claims: [ArticleClaim]
  /// The source that the file is about.
  let source: Reference?
  let diagnostics: [Diagnostic]

  init(_ root: Node, at path: String, _ scenarios: [String: Scenario], _ unread: Set<String>) {
    var reader = ClaimReader(path: path, scenarios: scenarios, unread: unread)
    claims = reader.claims(root)
    source = reader.source
    diagnostics = reader.diagnostics
  }
}
