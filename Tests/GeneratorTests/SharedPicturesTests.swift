import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// Pictures for links to pages are made where somebody makes them.
@Suite struct SharedPicturesTests {
  private func outcome(
    _ png: @escaping @Sendable (String) throws(PictureMaker.Failure) -> [UInt8]
  ) throws -> SiteBuilder.Outcome {
    let site = try TestSite(
      [
        "Content/Scenarios/push.yaml": pushScenario,
        "Content/site.yaml": "title: T\nbaseURL: https://docs.example\npathPrefix: /flows/",
      ], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    return SiteBuilder.build(
      content: site.folder.appendingPathComponent("Content").path,
      templates: .folder(site.folder.appendingPathComponent("Templates").path), pictures: try PictureMaker(png: png))
  }

  @Test func aPageNamesThePictureThatIsThere() throws {
    let outcome = try outcome { Array("PNG of \($0)".utf8) }
    #expect(outcome.diagnostics.filter { $0.severity == .error }.isEmpty)
    for (page, picture) in [
      ("scenarios/push.html", "pictures/scenarios/push.png"),
      ("ko/scenarios/push.html", "ko/pictures/scenarios/push.png"),
      ("callbacks/viewDidLoad.html", "pictures/callbacks/viewDidLoad.png"),
    ] {
      #expect(try outcome.page(page).contains("og:image\" content=\"https://docs.example/flows/\(picture)\""))
      #expect(try outcome.page(picture).hasPrefix("PNG of <svg"))
    }
    // A scenario's picture has its calls; what has no picture of its own has the site's.
    #expect(try outcome.page("pictures/scenarios/push.png").contains("viewWillDisappear</text>"))
    #expect(try outcome.page("index.html").contains("content=\"https://docs.example/flows/preview.png\""))
  }

  /// Letters are those of the machine's fonts, which may be others the next time.
  @Test func aPictureFollowsFromTheProgramThatMakesIt() throws {
    func keys(_ letters: String) throws -> [String: KeptOutput.File] {
      Dictionary(uniqueKeysWithValues: try outcome { _ in Array(letters.utf8) }.files.map { ($0.name, $0) })
    }
    let (thin, again, bold) = (try keys("thin"), try keys("thin"), try keys("bold"))
    for name in ["site/pictures/scenarios/push.png", "site/ko/pictures/callbacks/viewDidLoad.png"] {
      let key = try #require(thin[name]).key
      #expect(again[name]?.key == key)
      #expect(bold[name]?.key != key)
    }
  }

  @Test func aPictureThatFailsIsToldAndNothingIsMade() throws {
    let outcome = try outcome { (svg: String) throws(PictureMaker.Failure) -> [UInt8] in
      // The maker is tried before there is a page.
      guard svg.contains("docs.example") || svg.contains("viewWillDisappear") else { return [] }
      throw PictureMaker.Failure("no fonts")
    }
    #expect(DiagnosticFormat.text.write(outcome.diagnostics).contains("no fonts [diagram.image]"))
    #expect(!outcome.site.contains("scenarios/push.html"))
  }
}
