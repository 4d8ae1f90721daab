import Foundation
import Testing

/// `lifeline draw` as its user calls it.
@Suite struct DrawCommandTests {
  @Test(arguments: [
    (["push-pop", "--format", "mermaid"], "stateDiagram-v2"),
    (["push-pop", "--diagram", "sequence", "--format", "plantuml"], "@startuml"),
    (["push-pop", "--diagram", "hierarchy", "--format", "dot"], "digraph"),
    (["app", "--format", "scxml"], "<scxml"),
    (["app", "--format", "xstate"], "\"states\""),
    (["push", "--diagram", "order", "--format", "mermaid"], "flowchart"),
    (["push-modal-tab-peek", "--diagram", "comparison"], "<svg"),
    (["--diagram", "map", "--language", "ja"], "lang=\"ja\""),
    (["scene", "--language", "ko"], "포그라운드"),
  ])
  func everyKindAndFormatIsDrawn(arguments: [String], words: String) throws {
    let result = try lifeline(["draw"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(words))
  }

  @Test(arguments: [
    (["push", "--diagram", "order", "--format", "scxml"], "scxml has no way to say what a diagram of kind order says"),
    (["pushh", "--diagram", "order"], "did you mean 'push'?"),
    (["--diagram", "comparison"], "which comparison? there is"),
    (["--all", "x", "push-pop"], "--all draws everything"),
    (["push-pop", "--scale", "9"], "--scale is a number from 1 to 8, not 9"),
    (["push-pop", "--scale", "-1"], "--scale is a number from 1 to 8, not -1"),
    (["push-pop", "--workers", "-1"], "--workers"),
    (["push", "--diagram", "order", "--ios", "17"], "--diagram order belongs to no scenario"),
    (["push-pop", "--diagram", "sequence", "--subject", "Detail"], "it works with --diagram states only"),
  ])
  func wrongUsageIsAnswered(arguments: [String], words: String) throws {
    let result = try lifeline(["draw"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(arguments: [
    ("order", "so there is no order to draw; 'lifeline evidence add LOG' adds a log"),
    ("comparison", "so there is none to draw; a comparison is a file in Content/Comparisons"),
  ])
  func whereThereIsNothingToDrawThatIsSaid(kind: String, words: String) throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one")]) { folder in
      for name in [[], ["push"]] {
        let result = try lifeline(["draw", "--diagram", kind] + name, in: folder)
        #expect(result.status == 2 && result.errors.contains(words), "\(result.errors)")
      }
    }
  }

  @Test func imagesAreMadeInEitherTheme() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("draw-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var images: [Data] = []
    for (theme, format, magic) in [
      ("light", "png", "\u{89}PNG"), ("dark", "png", "\u{89}PNG"), ("light", "pdf", "%PDF"),
    ] {
      let file = folder.appendingPathComponent("\(theme).\(format)")
      let result = try lifeline("draw", "app", "--format", format, "--theme", theme, "-o", file.path)
      #expect(result.status == 0, "\(result.errors)")
      let image = try Data(contentsOf: file)
      #expect(String(decoding: image.prefix(4), as: Unicode.ASCII.self).hasSuffix(magic.suffix(3)))
      images.append(image)
    }
    #expect(Set(images).count == 3)
  }

  @Test func everythingGoesIntoAFolderOfItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("all-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // One scenario and the machines; what Scripts/test draws of the whole content is measured in a browser.
    let content = FileManager.default.temporaryDirectory.appendingPathComponent("content-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: content) }
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    try Data("id: one\ntitle: One\nsummary: One.\nstructure: nav(Root)\nsteps: [launch, push Detail]\n".utf8)
      .write(to: content.appendingPathComponent("one.yaml"))
    let options = ["--content", content.path, "--format", "svg", "--no-cache"]
    let first = try lifeline(["draw", "--all", folder.path] + options)
    #expect(first.status == 0, "\(first.errors)")
    let sheet = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
    #expect(files.count > 6)
    #expect(sheet.components(separatedBy: "<svg").count - 1 == files.count)
    let linked = Set(
      sheet.components(separatedBy: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }.map(String.init))
    #expect(linked.isSuperset(of: files))
    // The folder is ours; another one is left alone.
    let own = try lifeline(["draw", "--all", folder.path, "--workers", "0"] + options)
    #expect(own.errors.contains("\(files.count + 2) files, \(files.count + 2) of them unchanged"), "\(own.errors)")
    let foreign = folder.appendingPathComponent("states")
    let refused = try lifeline(["draw", "--all", foreign.path] + options)
    #expect(refused.status == 1)
    let kept = try FileManager.default.contentsOfDirectory(atPath: foreign.path)
    #expect(kept.count > 3 && kept.allSatisfy { $0.hasSuffix(".svg") })
  }

  @Test func aDamagedCacheIsNoTrouble() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    try Data("lifeline layouts 1, and then something else".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try lifeline("draw", "app", "--cache", file.path)
    #expect(result.status == 0 && result.output.contains("<svg"))
  }
}
