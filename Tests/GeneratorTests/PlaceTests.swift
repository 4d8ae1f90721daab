import Diagnostics
import Foundation
import Generator
import TestSupport
import Testing

/// Where faults are reported whose cause stands inside of a text or of a template.
struct PlaceTests {
  /// The findings, with the file's text that has a mark where the first one has to point.
  private func problems(
    _ path: String, _ marked: String, _ files: [String: String] = [:]
  ) throws -> (found: [String], place: String) {
    let parts = marked.components(separatedBy: "¶")
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let site = try TestSite(
      ["Content/Scenarios/push.yaml": pushScenario].merging(files) { $1 }.merging([path: parts.joined()]) { $1 },
      templates: path.hasPrefix("Templates/") ? .shipped : .tiny)
    defer { site.remove() }
    let diagnostics = SiteInspection(
      content: site.folder.appendingPathComponent("Content").path,
      templates: .folder(site.folder.appendingPathComponent("Templates").path)
    ).diagnostics
    let text = DiagnosticFormat.text.write(diagnostics).replacingOccurrences(of: site.folder.path + "/", with: "")
    let place = "\(path):\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1): "
    return (text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("  ") }, place)
  }

  @Test(arguments: [
    "Read [this](¶nope.html).", "Read\n  on and\n\n  see [this](¶nope.html).", "'It''s ''so'' [this](¶nope.html).'",
    "\"\\u00e9 \\\"on\\\"\\n\\t[this](¶nope.html)\"", "\"Read\n  on\\\n  and\n\n  see [this](¶nope.html)\"",
    "|\n  Read\n\n    on\n\n  [this](¶nope.html)", "|4\n      Read\n    [this](¶nope.html)",
    ">-\n  Read\n\n  on [this](¶nope.html)",
    "| # a comment\n  Größe und 크기 [this](¶nope.html)", "|\n  [this][x] and [that][x]\n\n  [x]: ¶nope.html",
    "|\n  One\n\n  [x]: ¶nope.html", "|\n  - one\n    - [two\n      three](¶nope.html)",
    "|\n  [a](scenario:push) [b](¶nope.html)",
    "\n  en: Good.\n  ko: |\n    읽기\n    [이것](¶nope.html)", "{en: Good., ja: '読む [これ](¶nope.html)'}",
  ]) func aDeadLinkIsReportedWhereItsDestinationStands(text: String) throws {
    let (found, place) = try problems(
      "Content/Pages/about.yaml", "id: about\ntitle: About\nsummary: S\ntext: \(text)\n")
    let errors = found.filter { $0.contains(": error: ") }
    #expect(errors.count == 1 && errors[0].hasPrefix("\(place)error: 'nope.html' leads nowhere"), "\(place) \(found)")
  }

  @Test(arguments: [
    ("site/index", "<a href=\"¶nope.html\">x</a>"), ("site/index", "<a href='¶#nope'>x</a>"),
    ("site/index", "<a {{#isHome}}class=\"x\"{{/isHome}} href=\"¶../x.html\">x</a>"),
    ("site/scenario", "<img src=\"¶style.css\">"),
    ("site/index", "<a href=\"¶rules.html#nope\">x</a>"), ("site/index", "<a href=\"¶downloads/psuh.json\">x</a>"),
    ("site/partials/header", "<a href=\"¶rules.html\">x</a>"), ("book/index", "\n[x](¶nope.md)\n"),
    ("book/index", "\n[x]: ¶chooser.md\n"),
  ]) func aDeadLinkOfATemplateIsReportedThere(name: String, text: String) throws {
    let path = "Templates/\(name).mustache"
    let (found, place) = try problems(path, text)
    let errors = found.filter { $0.contains(": error: ") && $0.contains("[link.") }
    #expect(errors.count == 1 && errors[0].hasPrefix("\(place)error: "), "\(place) \(found)")
  }

  @Test func aLiveLinkOfATemplateIsNone() throws {
    let text = """
      <main id="here"></main><a href="rules.html">a</a> <a href="#here">b</a> <a href="callbacks/">c</a>
      <a href="{{home}}#nope">d</a> <a href="https://example.org">e</a> <a href="downloads/push.swift">f</a>
      <a href="scenarios/push.md">g</a> <img src="diagrams/scenario_map.svg"> <!-- <a href="nope.html"> -->
      """
    #expect(try !problems("Templates/site/index.mustache", text).found.contains { $0.contains("[link.") })
  }

  @Test func anUnknownGroupIsReportedWithThoseThatThereAre() throws {
    let text = pushScenario.replacing("group: navigation", with: "group: ¶xyz")
    let groups = "title: T\ngroups:\n  - {id: modal, title: M}\n  - {id: tab, title: T}\n"
    let (found, place) = try problems("Content/Scenarios/push.yaml", text, ["Content/site.yaml": groups])
    #expect(
      found == ["\(place)error: 'xyz' is not a group of site.yaml; it has modal, tab [scenario.unknown-group]"])
  }

  @Test func aChangeThatNothingShowsIsReportedWhereItIsPromised() throws {
    let (found, place) = try problems("Content/site.yaml", "title: T\nshowsEveryChange: ¶true\n")
    #expect(found.count > 1 && found.allSatisfy { $0.hasPrefix("\(place)warning: ") }, "\(found.prefix(3))")
  }

  @Test func templatesThatAreMissingAreToldOnce() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    try FileManager.default.removeItem(at: site.folder.appendingPathComponent("Templates"))
    try site.write("x", to: "Templates/site/index.mustache")
    let found = SiteInspection(
      content: site.folder.appendingPathComponent("Content").path,
      templates: .folder(site.folder.appendingPathComponent("Templates").path)
    ).diagnostics
    #expect(found.map(\.id) == ["template.missing"])
    #expect(found.first?.summary.contains("templates are missing, such as 'site/scenario', ") ?? false)
  }
}
