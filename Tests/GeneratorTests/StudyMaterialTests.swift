import Diagrams
import Drawing
import Foundation
import Lifecycle
import Study
import TestSupport
import Testing

@testable import Generator

/// Sheets and cards of the repository's content.
@Suite struct StudyMaterialTests {
  private static let material = StudyMaterial(
    content: package.appendingPathComponent("Content").path,
    templates: .folder(package.appendingPathComponent("Templates").path))

  @Test(arguments: DiagramLanguage.spoken, Paper.allCases)
  func everySheetFitsOnOnePage(language: DiagramLanguage, paper: Paper) throws {
    for name in Sheet.Name.allCases {
      let pages = try Self.material.pages(of: name, on: paper, in: language)
      #expect(pages.count == (name == .blank ? 6 : 1), "\(name)")
      for page in pages {
        let lines = page.matches(of: #/<text class="(plain|finish)[^"]*" x="([0-9.]+)" y="([0-9.]+)"/#)
        let size = try #require(page.firstMatch(of: #/viewBox="0 0 ([0-9.]+) ([0-9.]+)"/#))
        let (width, height) = (Double(size.output.1) ?? 0, Double(size.output.2) ?? 0)
        #expect(lines.count > 12, "\(name)")
        #expect(lines.allSatisfy { (Double($0.output.2) ?? .infinity) < width - 20 }, "\(name)")
        #expect(lines.allSatisfy { (Double($0.output.3) ?? .infinity) < height - 20 }, "\(name)")
      }
    }
  }

  @Test func whatIsToBeFilledInHasNoAnswers() throws {
    let pages = try Self.material.pages(of: .blank, on: .a4, in: .english)
    for place in stride(from: 0, to: pages.count, by: 2) {
      #expect(!pages[place].contains("class=\"mild\""))
      #expect(pages[place + 1].contains("class=\"mild\""))
      #expect(pages[place].matches(of: #/<text/#).count < pages[place + 1].matches(of: #/<text/#).count)
    }
  }

  @Test func tooMuchForAPageIsAnError() {
    let line = PrintedLine(String(repeating: "word ", count: 20_000))
    let sheet = PrintedSheet(
      name: "long", title: "Long", edition: "", isLandscape: false, blocks: [.text(line)], foot: "")
    #expect(throws: SheetOverflow.self) { try SheetPage(sheet, on: .a4, in: .english) }
  }

  @Test(arguments: [DiagramLanguage.korean, .japanese])
  func everyPhraseHasWords(language: DiagramLanguage) throws {
    _ = Self.material.cards(in: language)
    for name in Sheet.Name.allCases { _ = try Self.material.pages(of: name, on: .a4, in: language) }
    #expect(Self.material.askedInVain(in: language) == [])
  }

  @Test func aCardsVersionIsAFingerprintOfWhatItSays() {
    let cards = Self.material.cards(in: .english)
    let korean = Self.material.cards(in: .korean)
    #expect(cards.map(\.id) == korean.map(\.id))
    #expect(Set(cards.map(\.guid)).isDisjoint(with: korean.map(\.guid)))
    #expect(Set(cards.map(\.version)).count == cards.count)
    #expect(cards == Self.material.cards(in: .english))
    #expect(cards.flatMap(\.tags).allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9._:-]+/#) != nil })
  }
}
