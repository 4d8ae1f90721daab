import Foundation
import Testing

@testable import Generator
@testable import Scenarios

/// A page lists the scenarios around its own, of a small group all of them.
@Suite struct LargeGroupTests {
  private func topics(_ count: Int) throws -> [(id: String, topics: ScenarioTopics)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("group-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenarios = folder.appendingPathComponent("Scenarios")
    try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
    for number in 1001...1000 + count {
      let text = "id: s\(number)\ngroup: many\ntitle: Number \(number)\nstructure: A\nsteps: [launch]\n"
      try Data(text.utf8).write(to: scenarios.appendingPathComponent("s\(number).yaml"))
    }
    let catalog = CatalogLoader.load(folder: folder.path).catalog
    let all = ScenarioTopics.all(catalog.groups, catalog.scenariosInOrder)
    return try catalog.scenariosInOrder.map { ($0.id, try #require(all[$0.id])) }
  }

  @Test func aGroupOfSixtyIsListedAsAWhole() throws {
    let topics = try topics(60)
    #expect(topics.count == 60)
    for (_, own) in topics {
      #expect(own.own.map(\.id) == topics.map(\.id))
      #expect(!own.isPart)
    }
  }

  @Test(arguments: [61, 90, 200]) func aLargerOneInPartWithThePageAmongIt(count: Int) throws {
    let topics = try topics(count)
    let ids = topics.map(\.id)
    for (place, (id, own)) in topics.enumerated() {
      let listed = own.own.map(\.id)
      #expect(listed.count == 60 && own.isPart)
      let first = try #require(ids.firstIndex(of: listed[0]))
      #expect(listed == Array(ids[first..<first + 60]))
      #expect(listed.contains(id))
      // As many before it as behind it, but at the ends.
      if place >= 30, place < count - 30 { #expect(first == place - 30) }
    }
    // A page that lists others is another page.
    #expect(topics[0].topics.own.map(\.id) != topics[count - 1].topics.own.map(\.id))
  }
}
