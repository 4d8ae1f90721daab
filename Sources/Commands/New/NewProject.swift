import Foundation
import Scenarios

/// The files of a new folder.
struct NewProject {
  /// What the site is called.
  let title: String
  /// The scenario's name.
  let id: String

  /// What YAML takes for no text, and the name of a folder's own page.
  private static let words: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n", "index"]

  /// Makes a title of the last part of a path; `nil` where that has neither letter nor digit.
  init?(name: String) {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let words = last.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    title = ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst().map(String.init)).joined(
      separator: " ")
    let letters = words.map(Self.plain).filter { !$0.isEmpty }.joined(separator: "-")
    id = letters.first?.isLetter == true && !Self.words.contains(letters) ? letters : "first-flow"
  }

  /// Letters that are no others with a mark.
  private static let spelledOut: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  ]

  /// A word in small letters without marks, as ids have them. Letters of other scripts are left out.
  private static func plain(_ word: Substring) -> String {
    let spelled = word.lowercased().map { Self.spelledOut[$0] ?? String($0) }.joined()
    return String(decoding: spelled.decomposedStringWithCanonicalMapping.utf8.filter { $0 < 0x80 }, as: UTF8.self)
  }

  /// The files by their paths, in the order in which a reader would look at them.
  var files: [(path: String, text: String)] {
    [
      ("lifeline.yaml", settings),
      ("Content/Scenarios/\(id).yaml", scenario(schema: "scenario")),
      ("Content/Pages/welcome.md", page),
      (".github/workflows/lifeline.yml", Self.workflow),
      (".gitignore", Self.ignored),
    ] + [ContentSchema.site, .scenario].map { ("Schemas/\($0.rawValue).json", $0.text) }
  }

  private var settings: String {
    """
    # yaml-language-server: $schema=Schemas/site.json
    title: \(quoted)
    tagline: How the screens of \(title) come and go
    # The first language stands at the top of the site. Add ko or ja, or another one with a table of words in Templates/words.
    languages: [en]
    # Where the site is published: the site map, the feed and canonical links need it.
    # baseURL: https://example.org/docs/
    # Your colour, logo and icon; pictures lie in Templates/assets.
    # theme: {accent: {light: "#0a5873", dark: "#82c6dd"}, logo: logo.svg, icon: icon.svg}
    groups:
      - {id: flows, title: Flows, summary: What happens on the way through the app.}
    example: \(id)

    """
  }

  /// A title that YAML takes for text, whatever it is.
  private var quoted: String { "\"\(title)\"" }

  /// A scenario; `schema` names the one that editors check it against.
  func scenario(schema: String?) -> String {
    """
    \(schema.map { "# yaml-language-server: $schema=../../Schemas/\($0).json\n" } ?? "")id: \(id)
    title: From the list to a detail and back
    summary: A row is tapped, the detail is pushed, and the user swipes back.
    group: flows
    # What is on screen: nav(…), tabBar(…, …), split(…), or a controller by its name.
    structure: nav(List)
    steps:
      - launch
      - do: push Detail
        note: The user taps a row.
        expect:
          - List viewWillDisappear before Detail viewWillAppear
      - beginInteractivePop
      - finishInteractivePop

    """
  }

  private var page: String {
    """
    ---
    title: Welcome
    summary: How this documentation is made, and what a flow looks like.
    ---
    Each flow of the app is a file in `Content/Scenarios`. The calls below are simulated from it, and a build fails when an
    expectation does not hold any more.

    ## From the list to a detail

    @Table(scenario: "\(id)")

    @Expect(scenario: "\(id)") {
      List viewWillDisappear before Detail viewWillAppear
      no List deinit
    }

    The whole flow, with its diagrams, is [a page of its own](scenario:\(id)).

    """
  }

  private static let ignored = """
    Output/site/
    .lifeline/
    .*.lifeline-*

    """

  /// Checks and builds on every push. Without Lifeline's address the checkout would take the project itself, so that the first
  /// step asks for it.
  private static let workflow = """
    name: Lifecycles
    on:
      push:
      pull_request:
    permissions:
      contents: read
    jobs:
      site:
        runs-on: ubuntu-24.04
        container: swift:6.1-noble
        steps:
          # Say in the repository's variables where Lifeline can be had, and which version: LIFELINE_REPOSITORY, LIFELINE_VERSION.
          - name: Ask where Lifeline can be had
            if: vars.LIFELINE_REPOSITORY == ''
            run: |
              echo "::error::LIFELINE_REPOSITORY is not set: say there where Lifeline can be had, such as owner/lifeline."
              echo "It is one of the repository's variables: Settings, Secrets and variables, Actions, Variables."
              exit 1
          - uses: actions/checkout@v4
            with:
              persist-credentials: false
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.LIFELINE_REPOSITORY }}
              ref: ${{ vars.LIFELINE_VERSION }}
              path: .lifeline-source
              persist-credentials: false
          - name: Build Lifeline
            run: |
              apt-get update && apt-get install -y libgraphviz-dev libcmark-gfm-dev libcmark-gfm-extensions-dev
              swift build --package-path .lifeline-source -c release --product lifeline
          - name: Check the content
            run: .lifeline-source/.build/release/lifeline check --format github
          - name: Build the site
            run: .lifeline-source/.build/release/lifeline build
          # The site is kept with the run. To publish it, copy Output/site to where your pages are served.
          - uses: actions/upload-artifact@v4
            with:
              name: site
              path: Output/site

    """
}
