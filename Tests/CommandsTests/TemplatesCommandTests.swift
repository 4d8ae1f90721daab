import Foundation
import TestSupport
import Testing

/// Built-in templates, and copies of them.
@Suite struct TemplatesCommandTests {
  private let path = "site/partials/footer.mustache"

  @Test func aCopyIsMadeOnceAndIsUsed() throws {
    let folder = try TemporaryFolder()
    let made = try lifeline(["templates", "eject", path], in: folder.url)
    #expect(made.status == 0 && made.output == "Templates/\(path)\n")
    let text = try #require(folder.text("Templates/\(path)"))
    try folder.write("mine", to: "Templates/\(path)")
    let again = try lifeline(["templates", "eject", path], in: folder.url)
    #expect(again.status == 1 && again.errors.contains("stays as it is"))
    #expect(folder.text("Templates/\(path)") == "mine" && folder.text("Templates/.built-in/\(path)") == text)
    #expect(try lifeline(["templates"], in: folder.url).output.contains("\n\(path)  yours\n"))
  }

  @Test func aFolderOfThemCanBeCopied() throws {
    let folder = try TemporaryFolder()
    try lifeline(["templates", "eject", "styles"], in: folder.url)
    #expect(folder.exists("Templates/styles/10-tokens.css") && !folder.exists("Templates/site"))
  }

  @Test func aSlipIsAnswered() throws {
    let folder = try TemporaryFolder()
    let run = try lifeline(["templates", "eject", "site/doks.mustache"], in: folder.url)
    #expect(run.status == 2 && run.errors.contains("did you mean 'site/docs.mustache'?"), "\(run.errors)")
  }

  @Test func aFileThatTakesNoPlaceIsListed() throws {
    let folder = try TemporaryFolder(["Templates/site/partials/foter.mustache": "x", "Templates/.built-in/x": "x"])
    let output = try lifeline(["templates"], in: folder.url).output
    let remark = "yours, and no built-in one has this name; did you mean '\(path)'?"
    #expect(output.hasSuffix("\nsite/partials/foter.mustache  \(remark)\n"), "\(output)")
  }

  @Test func whereNothingDiffersThatIsSaid() throws {
    let folder = try TemporaryFolder(["Templates/site/docs.mustache": "x"])
    try lifeline(["templates", "eject", path], in: folder.url)
    func said(_ names: String...) throws -> String {
      let run = try lifeline(["templates", "diff"] + names, in: folder.url)
      #expect(run.status == 0 && run.output.isEmpty)
      return run.errors
    }
    #expect(try said(path) == "\(path): the built-in one has not changed since you copied it\n")
    #expect(try said() == "no built-in template has changed since you copied it\n")
    #expect(
      try said("site/rules.mustache") == "Templates has no copy of site/rules.mustache; the built-in one is used\n")
    #expect(try said("site/docs.mustache").hasPrefix("site/docs.mustache: what it was copied from is not known; "))
  }

  @Test func whatChangedSinceIsShownUntilItIsKept() throws {
    let folder = try TemporaryFolder()
    try lifeline(["templates", "eject", path], in: folder.url)
    let now = try #require(folder.text("Templates/.built-in/\(path)"))
    try folder.write("an older line\n\(now)", to: "Templates/.built-in/\(path)")
    #expect(try lifeline(["templates", "diff"], in: folder.url).output == "\(path)\n- an older line\n")
    #expect(
      try lifeline(["templates"], in: folder.url).output.contains("\(path)  yours, and the built-in one has changed"))
    try lifeline(["templates", "keep", path], in: folder.url)
    #expect(try lifeline(["templates", "diff"], in: folder.url).output.isEmpty)
  }
}
