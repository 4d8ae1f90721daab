import Diagnostics
import Scenarios
import Testing

/// Schemas know each key that readers know.
@Suite struct SchemaTests {
  /// The mappings in a schema whose keys are given, each with what is said of them.
  private static func properties(_ schema: JSON) -> [(key: String, schema: JSON)] {
    switch schema {
    case .object(let members):
      members.flatMap { member -> [(key: String, schema: JSON)] in
        guard member.key == "properties", case .object(let own) = member.value else { return properties(member.value) }
        return own.map { ($0.key, $0.value) } + own.flatMap { properties($0.value) }
      }
    case .list(let items): items.flatMap(properties)
    default: []
    }
  }

  @Test(arguments: ContentSchema.allCases)
  func eachKeyHasASchema(kind: ContentSchema) {
    let keys = Self.properties(kind.json)
    #expect(keys.count > 10)
    for (key, schema) in keys { #expect(schema != .object([]), "\(kind.rawValue): \(key)") }
  }

  @Test func schemasHaveFixedAddresses() {
    #expect(
      ContentSchema.allCases.map(\.path) == [
        "schemas/scenario.json", "schemas/evidence.json", "schemas/site.json", "schemas/task.json",
      ])
  }

  @Test(arguments: ContentSchema.allCases)
  func theFileSaysWhatTheSchemaSays(kind: ContentSchema) throws {
    #expect(try JSON(parsing: kind.text) == kind.json)
    #expect(kind.text.hasSuffix("}\n"))
    #expect(kind.text.split(separator: "\n").count > 30)
  }
}
