import Diagnostics
import Lifecycle
import Site

/// The page that reads a log of the reader's own, tells what happened in it, and where it departs from the model. It asks
/// the reader of logs for browsers, so a site without it has no such page.
struct YourLogPage {
  static let address = "your-log"
  /// The files that no other page has.
  static let files: Set = ["your-log.css", "your-log.js", "log-story.js", "log-text.js", "log-worker.js"]
  static let title: Phrase = "Your log"
  static let description: Phrase =
    "Paste what your app printed. See what happened, step by step, and the first line that UIKit would not have printed."

  static let shape: [String: TemplateShape] = [
    "log": .text, "releases": .list(["name": .text]),
    "examples": .list(["title": .text, "text": .text]), "actions": .html,
  ]

  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "your-log",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "log": .text(edition.link(to: LogPage.address, from: Self.address)),
        "releases": .list(Release.all.reversed().map { ["name": .text($0.description)] }),
        "examples": .list(
          LogExamples.all.map { ["title": edition.phrase($0.title), "text": .text($0.text)] }),
        "actions": actions,
      ], runsModule: true, runsWorker: true)
  }

  /// What is done, for readers, by the word of the scenario language: without a name and with one, or several.
  private var actions: TemplateValue {
    guard edition.isSite else { return .html(.empty) }
    let plain = ActionWord.allCases.map { JSON.Member($0.rawValue, .text(edition.words(Action($0).title))) }
    let named = ActionWord.allCases.map {
      JSON.Member($0.rawValue, .text(edition.words(Action($0, .name("{1}")).title)))
    }
    let pairs = [ActionWord.addChild, .addSubviewOnly, .transition].map {
      JSON.Member($0.rawValue, .text(edition.words(Action($0, .pair("{1}", "{2}")).title)))
    }
    let present = JSON.Member("present", .text(edition.words("Present \("{1}") (\("{2}")) from \("{3}")")))
    let members: [JSON.Member] = [
      .init("plain", .object(plain)), .init("named", .object(named)), .init("pairs", .object(pairs + [present])),
    ]
    return .html(.json(JSON.object(members).text()))
  }
}

/// Logs to try the page with, in formats that people print.
enum LogExamples {
  /// Each with what it is of.
  static let all: [(title: Phrase, text: String)] = [
    ("Push and pop", pushed), ("Two tabs, there and back", tabs), ("A call is missing", departing),
  ]

  /// `#function` behind a name.
  private static let pushed = """
    ShowView viewDidLoad()
    RootView viewWillDisappear(_:)
    ShowView viewWillAppear(_:)
    RootView viewDidDisappear(_:)
    ShowView viewDidAppear(_:)
    ShowView viewWillDisappear(_:)
    RootView viewWillAppear(_:)
    ShowView viewDidDisappear(_:)
    RootView viewDidAppear(_:)

    """

  /// Words behind a name.
  private static let tabs = """
    ViewController - View Did Load
    ViewController - View Will Appear
    ViewController - View Did Appear
    SecondViewController - View Did Load
    SecondViewController - View Will Appear
    ViewController - View Will Disappear
    ViewController - View Did Disappear
    SecondViewController - View Did Appear
    ViewController - View Will Appear
    SecondViewController - View Will Disappear
    SecondViewController - View Did Disappear
    ViewController - View Did Appear

    """

  /// A console with times, in which a call is missing.
  private static let departing = """
    2024-05-01 12:00:00.208 Shop[812:4411] <Shop.ListViewController: 0x600002> viewDidLoad
    2024-05-01 12:00:00.215 Shop[812:4411] <Shop.ListViewController: 0x600002> viewWillAppear
    2024-05-01 12:00:00.251 Shop[812:4411] <Shop.ListViewController: 0x600002> viewDidAppear
    2024-05-01 12:00:01.101 Shop[812:4411] <Shop.DetailViewController: 0x600001> viewDidLoad
    2024-05-01 12:00:01.104 Shop[812:4411] <Shop.ListViewController: 0x600002> viewWillDisappear
    2024-05-01 12:00:01.105 Shop[812:4411] <Shop.DetailViewController: 0x600001> viewWillAppear
    2024-05-01 12:00:01.301 Shop[812:4411] fetched 12 items
    2024-05-01 12:00:01.612 Shop[812:4411] <Shop.DetailViewController: 0x600001> viewDidAppear
    2024-05-01 12:00:04.220 Shop[812:4411] <Shop.DetailViewController: 0x600001> viewWillDisappear
    2024-05-01 12:00:04.221 Shop[812:4411] <Shop.ListViewController: 0x600002> viewWillAppear
    2024-05-01 12:00:04.730 Shop[812:4411] <Shop.DetailViewController: 0x600001> viewDidDisappear
    2024-05-01 12:00:04.731 Shop[812:4411] <Shop.ListViewController: 0x600002> viewDidAppear

    """
}
