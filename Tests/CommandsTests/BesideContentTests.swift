import Foundation
import TestSupport
import Testing

/// What stands beside the content is meant, from wherever the tool is started.
@Suite struct BesideContentTests {
  private static let files = [
    "shop/Content/Scenarios/one.yaml": scenario("one"), "shop/lifeline.yaml": "title: Shop\n",
    "other/Content/Scenarios/two.yaml": scenario("two"),
    "other/Templates/site/partials/footer.mustache": "<footer>other</footer>",
  ]

  private func footer(_ folder: URL, in place: String, content: String, _ further: String...) throws -> String {
    let from = folder.appendingPathComponent(place)
    let run = try lifeline(
      ["build", "--content", content, "--output", "\(folder.path)/Out", "--no-cache"] + further, in: from)
    #expect(run.status == 0, "\(run.errors)")
    let page = try String(contentsOf: folder.appendingPathComponent("Out/site/index.html"), encoding: .utf8)
    return page.contains("<footer>other</footer>")
      ? "other" : page.contains("<footer>shop</footer>") ? "shop" : "built-in"
  }

  @Test func templatesAreThoseBesideTheContent() throws {
    try withFolder(Self.files) { folder in
      #expect(try footer(folder, in: "other", content: "../shop/Content") == "built-in")
      #expect(try footer(folder, in: "shop", content: "../other/Content/") == "other")
      #expect(try footer(folder, in: "other/Content", content: ".") == "other")
      #expect(try footer(folder, in: "other/Content/Scenarios", content: "..") == "other")
      #expect(try footer(folder, in: "other", content: "./Content/.") == "other")
      let own = folder.appendingPathComponent("shop/Templates/site/partials")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("<footer>shop</footer>".utf8).write(to: own.appendingPathComponent("footer.mustache"))
      #expect(try footer(folder, in: "other", content: "../shop/Content") == "shop")
    }
  }

  /// The settings stand there as well.
  @Test(arguments: [(".", "Content"), ("..", "Content/Scenarios"), ("Content/.", ""), ("../shop/Content", "")])
  func settingsAreThoseBesideTheContent(content: String, place: String) throws {
    var files = Self.files
    files["shop/lifeline.yaml"] = "titel: Shop\n"
    try withFolder(files) { folder in
      let run = try lifeline(["check", "--content", content], in: folder.appendingPathComponent("shop/\(place)"))
      #expect(run.errors.contains("lifeline.yaml:1:1: error: 'titel' is not a key"), "\(run.errors)")
    }
  }

  @Test func checkTakesTheTemplatesOfEachContent() throws {
    var files = Self.files
    files["other/Templates/site/partials/footer.mustache"] = "{{nothing}}"
    try withFolder(files) { folder in
      let shop = try lifeline(["check", "../shop/Content"], in: folder.appendingPathComponent("other"))
      #expect(shop.status == 0, "\(shop.errors)")
      let other = try lifeline(["check", "../other"], in: folder.appendingPathComponent("shop"))
      #expect(other.status == 1 && other.errors.contains("../other/Templates/site/partials/footer.mustache:1:"))
    }
  }
}
