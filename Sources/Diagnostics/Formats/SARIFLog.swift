/// Findings as SARIF 2.1.0, the format in which code hosts take the results of analyses.
enum SARIFLog {
  /// What is said of each kind of finding, by its id; `nil` for one of which there is nothing to say.
  typealias Describing = (String) -> String?

  static func json(_ findings: [Diagnostic], version: String, describing: Describing) -> JSON {
    var ids: [String] = []
    for finding in findings where !ids.contains(finding.id) { ids.append(finding.id) }
    ids.sort()
    let driver = JSON.object([
      .init("name", .text("lifeline")), .init("version", .text(version)),
      .init("rules", .list(ids.map { rule($0, describing) })),
    ])
    let run = JSON.object([
      .init("tool", .object([.init("driver", driver)])),
      // As places of diagnostics are counted.
      .init("columnKind", .text("unicodeCodePoints")),
      .init("results", .list(findings.map { result($0, ids) })),
    ])
    return .object([
      .init("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")), .init("version", .text("2.1.0")),
      .init("runs", .list([run])),
    ])
  }

  private static func rule(_ id: String, _ describing: Describing) -> JSON {
    var members = [JSON.Member("id", .text(id))]
    if let text = describing(id) {
      members.append(.init("fullDescription", message(text)))
      members.append(.init("help", message("\(text) 'lifeline explain \(id)' has an example.")))
    }
    return .object(members)
  }

  private static func result(_ finding: Diagnostic, _ ids: [String]) -> JSON {
    let elsewhere = finding.notes.filter { $0.location != nil }
    let text = ([finding.summary] + finding.notes.filter { $0.location == nil }.map { $0.text }).joined(separator: "\n")
    var members: [JSON.Member] = [
      .init("ruleId", .text(finding.id)), .init("ruleIndex", .number(ids.firstIndex(of: finding.id) ?? 0)),
      .init("level", .text(finding.severity.rawValue)), .init("message", message(text)),
      .init("locations", .list([location(finding.location)])),
    ]
    if !elsewhere.isEmpty {
      members.append(
        .init("relatedLocations", .list(elsewhere.map { location($0.location ?? finding.location, $0.text) })))
    }
    return .object(members)
  }

  private static func message(_ text: String) -> JSON {
    .object([.init("text", .text(Quotation.cut(text, at: DiagnosticFormat.longestText)))])
  }

  private static func location(_ place: SourceLocation, _ text: String? = nil) -> JSON {
    var physical = [JSON.Member("artifactLocation", .object([.init("uri", .text(address(place.file)))]))]
    if place.line > 0 {
      let column: [JSON.Member] = place.column > 0 ? [.init("startColumn", .number(place.column))] : []
      physical.append(.init("region", .object([.init("startLine", .number(place.line))] + column)))
    }
    var members = [JSON.Member("physicalLocation", .object(physical))]
    if let text { members.append(.init("message", message(text))) }
    return .object(members)
  }

  /// The path as an address relative to where the tool ran: its bytes, but for those that have no meaning there, as codes.
  private static func address(_ path: String) -> String {
    var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    let digits = Array("0123456789ABCDEF")
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"),
        UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
