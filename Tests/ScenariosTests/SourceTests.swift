import Diagnostics
import Scenarios
import Testing

/// What a source says of itself is what it can be.
@Suite struct SourceTests {
  private func found(_ source: String) throws -> [String] {
    try problems(evidence(source: source), named: "Evidence/log.yaml").map {
      $0.replacing("Evidence/log.yaml:", with: "")
    }
  }

  private static let wrong: [(String, String)] = [
    ("date: yesterday", "'yesterday' is not a date: it is written as in 2022-04-22, 2022-04 or 2022 [evidence.date]"),
    ("date: 2022-02-30", "'2022-02-30' is not a date: that month has 28 days [evidence.date]"),
    ("date: 2100-02-29", "'2100-02-29' is not a date: that month has 28 days [evidence.date]"),
    ("date: 2022-00", "'2022-00' is not a date: a year has 12 months [evidence.date]"),
    ("date: 2022-13-01", "'2022-13-01' is not a date: a year has 12 months [evidence.date]"),
    ("date: 10000", "'10000' is not a date: it is written as in 2022-04-22, 2022-04 or 2022 [evidence.date]"),
    ("date: 2022-4-2", "'2022-4-2' is not a date: it is written as in 2022-04-22, 2022-04 or 2022 [evidence.date]"),
    ("date: ２０２２", "'２０２２' is not a date: it is written as in 2022-04-22, 2022-04 or 2022 [evidence.date]"),
    ("os: Android 12", "'Android 12' names no release of iOS, as 'iOS 17' does [evidence.release]"),
    ("os: iOS17", "'iOS17' names no release of iOS, as 'iOS 17' does; did you mean 'iOS 17'? [evidence.release]"),
    (
      "os: ios 13.4",
      "'ios 13.4' names no release of iOS, as 'iOS 17' does; did you mean 'iOS 13.4'? [evidence.release]"
    ),
    ("os: the newest", "'the newest' names no release of iOS, as 'iOS 17' does [evidence.release]"),
    (
      "os: iOS 99",
      "iOS '99' is not a release that the model knows; it knows iOS 4 to 18 and 26 [scenario.unknown-release]"
    ),
    (
      "language: english",
      "'english' is not a language's code, such as ko or zh-Hant; did you mean 'en'? [evidence.language]"
    ),
    (
      "language: en_US",
      "'en_US' is not a language's code, such as ko or zh-Hant; did you mean 'en-US'? [evidence.language]"
    ),
    ("language: e", "'e' is not a language's code, such as ko or zh-Hant [evidence.language]"),
    ("language: en-", "'en-' is not a language's code, such as ko or zh-Hant [evidence.language]"),
    ("language: ко", "'ко' is not a language's code, such as ko or zh-Hant [evidence.language]"),
    (
      "language: 'en\"><svg onload=x>'",
      "'en\"><svg onload=x>' is not a language's code, such as ko or zh-Hant [evidence.language]"
    ),
    (
      "url: 'javascript:alert(1)'",
      "'javascript:alert(1)' is not an address: it begins with https:// or http:// [evidence.address]"
    ),
    (
      "url: 'JavaScript: alert(1)'",
      "'JavaScript: alert(1)' is not an address: it begins with https:// or http:// [evidence.address]"
    ),
    (
      "url: 'data:text/html,x'",
      "'data:text/html,x' is not an address: it begins with https:// or http:// [evidence.address]"
    ),
    (
      "url: //example.org/x",
      "'//example.org/x' is not an address: it begins with https:// or http:// [evidence.address]"
    ),
    (
      "url: example.org/x",
      "'example.org/x' is not an address: it begins with https:// or http://; did you mean 'https://example.org/x'? [evidence.address]"
    ),
    ("url: 'https://'", "'https://' is not an address: it names a host, such as example.org [evidence.address]"),
    ("url: 'https://a b.org'", "'https://a b.org' is not an address: it holds no blanks [evidence.address]"),
    ("url: 'https://a.org/\">'", "'https://a.org/\">' is not an address: it holds no '\"' [evidence.address]"),
    (
      "url: 'https://me:pw@a.org/'",
      "'https://me:pw@a.org/' is not an address: it names no user and no password [evidence.address]"
    ),
    ("url: 'seed: 4'", "'seed: 4' is not an address: it begins with https:// or http:// [evidence.address]"),
    ("kind: observd", "'observd' is not a kind of evidence; did you mean 'observed'? [content.unknown-kind]"),
  ]

  @Test(arguments: wrong)
  func whatCannotBe(source: String, problem: String) throws {
    let lines = try found(source)
    #expect(lines.count == 1)
    let words = lines.first?.split(separator: ": ", maxSplits: 2).map(String.init) ?? []
    #expect(words.dropFirst() == ["error", problem])
    // The place is that of the value, behind its key.
    #expect(words.first?.hasSuffix(":\((source.firstIndex(of: ":")?.utf16Offset(in: source) ?? 0) + 5)") == true)
  }

  @Test(arguments: [
    "date: 2024-02-29", "date: 2022-04", "date: 2022", "date: null", "os: null", "os: iOS 13.4", "os: iPadOS 16",
    "os: iOS 12.2 (Xcode 10.2)", "os: before iOS 8, iOS 9", "os: iOS 7 and later", "language: zh-Hant",
    "language: pt-BR",
    "language: sr-Latn-RS", "language: de-CH-1996", "language: es-419", "language: x-own", "language: en-a-bbb-x-a",
    "url: 'seed: 004'", "url: http://localhost:8080/a?b=c#d", "url: https://velog.io/@me/한글",
    "url: 'https://[::1]:80/'",
    "url: 'UIKit SDK header, UIViewController.h'", "url: a public log; address not known",
    "url: https://example.org/it's", "mirrors: [https://example.org/b]",
  ])
  func whatCanBe(source: String) throws {
    #expect(try found(source) == [])
  }

  @Test func mirrorsAreAddressesToo() throws {
    #expect(
      try found("mirrors: [https://example.org/, 'javascript:x']") == [
        "7:36: error: 'javascript:x' is not an address: it begins with https:// or http:// [evidence.address]"
      ])
  }

  @Test func aSourceWithoutAnAddress() throws {
    #expect(
      try found("url: null") == [
        "2:3: warning: the source has no 'url'; where no address is known, say in words where it is from [evidence.no-address]"
      ])
  }

  @Test func theReleaseOfATrace() throws {
    #expect(
      try problems(evidence(trace: "    os: iOS 3"), named: "Evidence/log.yaml") == [
        "Evidence/log.yaml:13:9: error: iOS '3' is not a release that the model knows; it knows iOS 4 to 18 and 26 "
          + "[scenario.unknown-release]"
      ])
  }

  // MARK: The site's own addresses

  private static let refused: [(String, String)] = [
    ("baseURL: example.org", "it begins with https:// or http://"),
    ("baseURL: https://a.org/?x=1", "it ends before a '?'"),
    ("baseURL: https://a.org/#x", "it ends before a '#'"),
    ("baseURL: https://me@a.org", "it names no user and no password"),
    ("baseURL: 'https://a.org/b c'", "it holds no blanks"), ("baseURL: 'https://a.org/<b>'", "it holds no '<'"),
    ("baseURL: https://-a.org", "it names a host, such as example.org"),
    ("baseURL: 'https://a.org:99999'", "it names a host, such as example.org"),
    ("editURL: 'ftp://a.org/{path}'", "it begins with https:// or http://"),
    ("repositoryURL: 'javascript:x'", "it begins with https:// or http://"),
  ]

  @Test(arguments: refused)
  func addressesOfASite(setting: String, rule: String) throws {
    let lines = try problems("title: A\n\(setting)\n", named: "site.yaml")
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("site.yaml:2:\((setting.firstIndex(of: ":")?.utf16Offset(in: setting) ?? 0) + 3): error: ")
        == true)
    #expect(lines.first?.hasSuffix(" is not an address: \(rule) [content.not-an-address]") == true, "\(lines)")
  }

  @Test func addressesThatASiteCanHave() throws {
    let settings = [
      "baseURL: https://me.github.io/repo/", "baseURL: http://localhost:8080",
      "editURL: https://a.org/edit/{path}?mode=edit#L1", "repositoryURL: https://a.org/r",
    ]
    for setting in settings {
      let files = ["site.yaml": Array("title: A\n\(setting)\n".utf8), "a.yaml": Array(scenario("  - launch").utf8)]
      #expect(try withContent(files) { CatalogLoader.load(folder: $0).diagnostics } == [])
    }
  }

  @Test func groupsOfTheSameName() throws {
    #expect(
      try problems(
        "groups:\n  - id: a\n    title: A\n  - id: b\n    title: B\n  - id: a\n    title: C\n", named: "site.yaml")
        == [
          "site.yaml:6:9: error: the id 'a' is taken [content.duplicate-id]", "  site.yaml:2:9: note: it is taken here",
        ])
  }
}
