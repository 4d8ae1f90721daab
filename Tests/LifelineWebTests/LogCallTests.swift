import LogReaderWeb
import Testing

@Suite struct LogCallTests {
  @Test func aLogIsRead() {
    let answer = LogCalls.verify(
      #"{"text": "B viewDidLoad\nA viewWillDisappear\nhello\nB viewWillAppear\nA viewDidDisappear\nB viewDidAppear", "release": 17}"#
    )
    #expect(answer.hasPrefix(#"{"verdict": "explained", "releases": ["#))
    #expect(answer.contains(#"{"do": "push B", "first": 0, "last": 4, "#))
    #expect(answer.contains(#""leftAside": [3]}"#))
  }

  /// Each with what is wrong and where.
  @Test(arguments: [
    ("", "", "the JSON ends too early"),
    ("[]", "", "a question is an object"),
    ("{}", "text", "a question needs the key 'text'"),
    (#"{"text": 3}"#, "text", "'text' is a text"),
    (#"{"text": "", "ios": 17}"#, "ios", "'ios' is not a key of a question; it has text, release, pattern, records"),
    (
      #"{"text": "", "release": 19}"#, "release",
      "iOS '19' is not a release that the model knows; it knows iOS 4 to 18 and 26"
    ),
    (#"{"text": "", "pattern": "x"}"#, "pattern", "the pattern has no {callback}: nothing would be read"),
    (
      #"{"text": "", "records": ["viewDidLod"]}"#, "records",
      "'viewDidLod' is not a callback; did you mean 'viewDidLoad'?"
    ),
    (#"{"text": "", "records": [1]}"#, "records", "'records' is a list of texts"),
  ])
  func whatIsWrongIsSaid(question: String, place: String, message: String) {
    let answer = LogCalls.verify(question)
    #expect(answer.hasPrefix(#"{"problems": [{"where": "\#(place)", "message": "\#(message)""#), "\(answer)")
  }
}
