import Testing

@testable import PreviewServer

@Suite struct RequestTests {
  @Test(arguments: [
    ("/", "index.html"), ("/ko/", "ko/index.html"), ("/scenarios/push-pop.html", "scenarios/push-pop.html"),
    ("/a%20b.svg", "a b.svg"), ("/%ED%95%9C.html", "한.html"), ("/.lifeline/events", ".lifeline/events"),
    ("/a..b/...", "a..b/..."),
  ])
  func aPathMeansAFile(sent: String, file: String) {
    #expect(RequestPath(sent)?.file == file)
  }

  @Test(arguments: [
    "", "*", "index.html", "http://localhost/", "/..", "/../a", "/a/../b", "/a/..", "/%2e%2e/a", "/..%2fa",
    "/%2E%2E%2Fa",
    "/.", "/a/./b", "/%2e/a", "//", "//host/a", "/a//b", "/%2f/a", "/a\\b", "/a%5cb", "/..%5ca", "/a%00", "/a%00.html",
    "/a%0ab", "/a%7f", "/%zz", "/%", "/%ff",
  ])
  func whatLeadsOutOrIsNoPathIsNone(sent: String) {
    #expect(RequestPath(sent) == nil)
  }

  @Test func theNearestPageForLostReadersComesFirst() throws {
    #expect(try #require(RequestPath("/ko/a/b.html")).notFoundPages == ["ko/a/404.html", "ko/404.html", "404.html"])
    #expect(try #require(RequestPath("/b.html")).notFoundPages == ["404.html"])
  }

  @Test func aFolderHasAnAddressWithCodes() throws {
    let path = try #require(RequestPath("/a%20b/%ED%95%9C"))
    #expect(path.folderAddress(with: "") == "/a%20b/%ED%95%9C/")
    #expect(path.folderAddress(with: "ios=17&beside=15") == "/a%20b/%ED%95%9C/?ios=17&beside=15")
    for query in ["a\r\nX: 1", "a b", "한"] { #expect(path.folderAddress(with: query) == "/a%20b/%ED%95%9C/") }
    #expect(path.indexInside == "a b/한/index.html")
  }

  @Test(arguments: [
    "localhost", "LOCALHOST", "127.0.0.1", "[::1]", "localhost:8080", "127.0.0.1:8080", "[::1]:8080",
    // An editor or ssh forwards a port as another one.
    "localhost:9000", "127.0.0.1:1", "[::1]:65535",
  ])
  func thisMachineHasThreeNames(host: String) {
    #expect(LocalNames.include(host))
  }

  @Test(arguments: [
    "", "example.org", "localhost.example.org", "example.org:8080", "127.0.0.2", "::1", "localhost.",
    "localhost:", "localhost:x", "localhost:123456", "localhost8080", "localhost:8080.example.org",
    "127.0.0.1:8080:8080", "0.0.0.0:8080", "127.1", "localhost@example.org", " localhost",
  ])
  func whatIsNoneOfThemIsAnothers(host: String) {
    #expect(!LocalNames.include(host))
  }
}
