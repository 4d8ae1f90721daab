import Diagnostics
import Testing

@testable import PreviewServer

@Suite struct AnswerTests {
  private static let files = [
    "index.html": "<html><head><link rel=stylesheet href=style.css></head><body>Home</body></html>",
    "ko/index.html": "<html><head></head>처음</html>", "404.html": "<html><head></head>Lost</html>",
    "ko/404.html": "<html><head></head>없음</html>", "style.css": "p {}", "a b.svg": "<svg/>",
  ]

  private func answers(_ files: [String: String]? = Self.files) async -> Answers {
    let site = LiveSite(excerpts: SourceExcerpts(folders: []))
    if let files { await site.take(.site(PreviewedSite { files[$0].map { Array($0.utf8) } }, warnings: [])) }
    return Answers(site: site)
  }

  private func answer(_ request: Request, _ files: [String: String]? = Self.files) async -> Answer {
    await answers(files).answer(request)
  }

  private func get(_ path: String, _ files: [String: String]? = Self.files) async -> Answer {
    await answer(Request(path: path, host: "localhost"), files)
  }

  @Test func aPageIsSentWithTheScript() async throws {
    let answer = await get("/")
    let tag = try #require(answer.tag)
    #expect(answer.status == .ok)
    #expect(answer.type == "text/html; charset=utf-8")
    #expect(
      answer.text == "<html><head><link rel=stylesheet href=style.css>"
        + "<script src=\"/.lifeline/preview.js\" data-tag=\"\(tag)\" defer></script>\n</head><body>Home</body></html>")
  }

  @Test func otherFilesAreSentAsTheyAre() async {
    #expect(await get("/style.css").text == "p {}")
    let picture = await get("/a%20b.svg")
    #expect(picture.text == "<svg/>" && picture.type == "image/svg+xml; charset=utf-8")
  }

  @Test func aFolderIsItsIndexPage() async {
    #expect(await get("/ko/").text.contains("처음"))
    let answer = await get("/ko")
    #expect(answer.status == .found)
    #expect(answer.head.contains { $0 == ("Location", "/ko/") })
  }

  @Test(arguments: [("/nothing", "Lost"), ("/ko/nothing.html", "없음"), ("/ko/a/b/", "없음"), ("/korea", "Lost")])
  func lostReadersGetThePageOfTheirLanguage(path: String, words: String) async {
    let answer = await get(path)
    #expect(answer.status == .notFound)
    #expect(answer.text.contains(words) && answer.text.contains("preview.js"))
  }

  @Test func aSiteWithoutSuchAPageHasASentence() async {
    let answer = await get("/nothing", ["index.html": "Home"])
    #expect(answer.status == .notFound && answer.text == "The site has no such page.\n")
  }

  @Test func nothingIsKeptWithoutAsking() async throws {
    for path in ["/", "/style.css", "/nothing", "/.lifeline/events", "/.lifeline/preview.js"] {
      let head = await get(path).head
      #expect(head.contains { $0 == ("Cache-Control", "no-cache") }, "\(path)")
      #expect(head.contains { $0 == ("X-Content-Type-Options", "nosniff") }, "\(path)")
    }
  }

  @Test func whoHasAPageIsToldSo() async throws {
    let tag = try #require(await get("/").tag)
    for known in ["\"\(tag)\"", "W/\"\(tag)\"", "\"other\", \"\(tag)\""] {
      #expect(await answer(Request(path: "/", host: "localhost", knownTags: known)).status == .notModified)
    }
    for other in ["\"other\"", tag, ""] {
      #expect(await answer(Request(path: "/", host: "localhost", knownTags: other)).status == .ok)
    }
    let lost = try #require(await get("/nothing").tag)
    let again = await answer(Request(path: "/nothing", host: "localhost", knownTags: "\"\(lost)\""))
    #expect(again.status == .notFound)
  }

  /// A page is another one if its style sheet is, and the same if another page is another one.
  @Test func aTagIsOfThePageWithWhatItLoads() async {
    let tag = await get("/").tag
    var files = Self.files
    files["ko/index.html"] = "other"
    #expect(await get("/", files).tag == tag)
    files["style.css"] = "p { margin: 0 }"
    #expect(await get("/", files).tag != tag)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "X"])
  func theSiteCanOnlyBeRead(method: String) async {
    let answer = await answer(Request(method: method, path: "/", host: "localhost"))
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.head.contains { $0 == ("Allow", "GET, HEAD") })
  }

  @Test func strangersAreAnsweredWithNothingOfTheSite() async {
    for path in ["/", "/nothing", "/.lifeline/events", "/.lifeline/preview.js", "/../a"] {
      #expect(await answer(Request(path: path, host: "example.org")).status == .misdirected)
      #expect(await answer(Request(path: path, host: nil)).status == .badRequest)
    }
    #expect(await get("/../a").status == .badRequest)
  }

  @Test func beforeThereIsASiteThereIsAPageThatWaits() async throws {
    let answer = await get("/scenarios/x.html", nil)
    #expect(answer.status == .unavailable)
    #expect(answer.text.contains("There is no site yet") && answer.text.contains("preview.js"))
    #expect(await get("/.lifeline/preview.css", nil).status == .ok)
    #expect(await get("/scenarios/x.html").tag != answer.tag)
  }

  @Test func aPageThatCannotBeMadeSaysWhy() async throws {
    let live = LiveSite(excerpts: SourceExcerpts(folders: []))
    let problem = Diagnostic(id: "layout.failed", at: SourceLocation(file: "a.yaml", line: 3), "</script> is too large")
    let site = PreviewedSite(problems: { $0 == "a.html" ? [problem] : [] }, file: { _ in nil })
    await live.take(.site(site, warnings: []))
    let answers = Answers(site: live)
    let answer = await answers.answer(Request(path: "/a.html", host: "localhost"))
    #expect(answer.status == .failed && answer.tag != nil)
    #expect(answer.text.contains("preview.js"))
    #expect(answer.text.contains("\"id\": \"layout.failed\"") || answer.text.contains("\"id\":\"layout.failed\""))
    #expect(answer.text.contains("\\u003c/script> is too large"))
    #expect(await answers.answer(Request(path: "/b.html", host: "localhost")).status == .notFound)
  }

  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("a.md", "text/markdown; charset=utf-8"),
    ("a.css", "text/css; charset=utf-8"), ("a.js", "text/javascript; charset=utf-8"),
    ("a.json", "application/json; charset=utf-8"), ("a.xml", "application/xml; charset=utf-8"),
    ("a.txt", "text/plain; charset=utf-8"), ("a.svg", "image/svg+xml; charset=utf-8"),
    ("a.dot", "text/plain; charset=utf-8"), ("a.puml", "text/plain; charset=utf-8"), ("a.png", "image/png"),
    ("a.PNG", "image/png"), ("a.wasm", "application/wasm"), ("a.b/CNAME", "text/plain; charset=utf-8"),
  ])
  func aFileHasTheTypeOfItsEnding(path: String, type: String) {
    #expect(ContentType.of(path, Array("text".utf8)) == type)
  }

  @Test func whatIsNoTextIsBytes() {
    #expect(ContentType.of("file", [0xFF, 0xFE]) == "application/octet-stream")
    #expect(ContentType.of("file.unknown", [0x41, 0]) == "application/octet-stream")
  }
}

extension Answer {
  /// The body as a text.
  fileprivate var text: String {
    if case .bytes(let bytes) = body { String(decoding: bytes, as: UTF8.self) } else { "" }
  }
}
