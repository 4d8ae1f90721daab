import Diagnostics
import LifelineWeb
import Testing

@Suite struct CallTests {
  @Test func aScriptIsSimulated() {
    let answer = Calls.simulate(
      #"{"structure": "nav(A)", "platform": {"ios": 12}, "steps": ["push B", {"do": "pop"}]}"#)
    #expect(answer.hasPrefix(#"{"platform": {"ios": "12", "idiom": "phone", "scenes": false, "sdk": "12"}"#))
    #expect(answer.contains(#"{"subject": "B", "callback": "viewDidLoad", "#))
    #expect(answer.contains(#""structure": "nav(A, B)", "visible": ["B"], "appState": "Active""#))
    #expect(!answer.contains("problem"))
  }

  /// A step that is not possible says why, in the words of `lifeline check`; the others are simulated all the same.
  @Test func whatIsNotPossibleSaysWhy() {
    let answer = Calls.simulate(#"{"structure": "nav(A)", "steps": ["pop", "push B"]}"#)
    #expect(answer.contains(#""problem": "'pop' has nothing to pop: nothing lies over 'A' on its stack"}"#))
    #expect(answer.contains(#"{"subject": "B", "callback": "viewDidLoad", "#))
  }

  /// Each with what is wrong and where.
  @Test(arguments: [
    ("", "", "the JSON ends too early"),
    ("[]", "", "a script is an object"),
    ("{}", "structure", "a script needs the key 'structure'"),
    (#"{"structure": "nav(A"}"#, "structure", "expected ')' at the end"),
    (#"{"structure": 1e5}"#, "structure", "'structure' is a text"),
    (#"{"structure": "A", "stepps": []}"#, "stepps", "'stepps' is not a key of a script; did you mean 'steps'?"),
    (#"{"structure": "A", "steps": {}}"#, "steps", "'steps' is a list"),
    (#"{"structure": "A", "steps": ["psh B"]}"#, "steps[0].do", "'psh' is not an action; did you mean 'push'?"),
    (#"{"structure": "A", "steps": [7]}"#, "steps[0]", "a step is an object"),
    (#"{"structure": "A", "steps": [{}]}"#, "steps[0].do", "a step needs the key 'do'"),
    (
      #"{"structure": "A", "steps": [{"do": "rotate", "animated": "no"}]}"#, "steps[0].animated",
      "'animated' is true or false"
    ),
    (
      #"{"structure": "A", "steps": [{"do": "rotate", "interactive": true}]}"#, "steps[0].interactive",
      "'interactive' speaks of the app's own animator; it needs 'transition: custom'"
    ),
    (
      #"{"structure": "A", "steps": ["rotate", {"do": "home", "during": "lock"}]}"#, "steps[1].during",
      "'during' names the step before, not 'lock'"
    ),
    (
      #"{"structure": "A", "platform": {"ios": 19}}"#, "platform.ios",
      "iOS '19' is not a release that the model knows; it knows iOS 4 to 18 and 26"
    ),
    (
      #"{"structure": "A", "platform": {"ios": 12, "scenes": true}}"#, "platform.scenes",
      "scenes came with iOS 13, and this runs on iOS 12"
    ),
    (
      #"{"structure": "A", "platform": {"idiom": "watch"}}"#, "platform.idiom",
      "'watch' is not an idiom; it is one of phone, pad"
    ),
    (
      #"{"structure": "A", "orders": {"navigation.push": "first"}}"#, "orders.navigation.push",
      "'first' is not an order of navigation.push"
    ),
    (
      #"{"structure": "A", "manualForwarding": ["Q"]}"#, "manualForwarding",
      "there is no 'Q' in the structure or the steps"
    ),
  ])
  func problemsSayWhere(input: String, place: String, message: String) {
    for answer in [Calls.simulate(input), Calls.possible(input)] {
      #expect(answer.hasPrefix(#"{"problems": [{"where": "\#(place)", "message": "\#(message)"#), "\(answer)")
    }
  }

  @Test func allProblemsAreToldAtOnce() throws {
    let answer = Calls.simulate(
      #"{"structure": "nav(", "platform": {"ios": 3}, "steps": ["psh B", {"do": "pop", "by": "me"}]}"#)
    guard case .object(let members) = try JSON(parsing: answer), case .list(let problems) = members[0].value else {
      Issue.record("\(answer)")
      return
    }
    #expect(problems.count == 4)
  }

  @Test func whatIsTooMuchIsRefused() {
    let steps = Array(repeating: #""rotate""#, count: 301).joined(separator: ", ")
    let names = (0..<600).map { "A\($0)" }.joined(separator: ", ")
    for input in [
      #"{"structure": "\#(String(repeating: "A", count: 250_000))"}"#, #"{"structure": "A", "steps": [\#(steps)]}"#,
      #"{"structure": "\#(String(repeating: "nav(", count: 4_000))"}"#, #"{"structure": "nav(\#(names))"}"#,
      String(repeating: "[", count: 100_000), #"{"structure": "\#(String(repeating: " ", count: 30_000))A"}"#,
    ] {
      #expect(Calls.simulate(input).hasPrefix(#"{"problems": [{"where": "#), "\(input.prefix(40))")
    }
  }

  @Test func whatIsPossibleIs() {
    let possible = Calls.possible(#"{"structure": "nav(A, B)", "steps": []}"#)
    for action in ["pop", "push New", "present New as pageSheet from B", "popTo A", "home", "setStack [New]"] {
      #expect(possible.contains("\"\(action)\""), "\(action)")
    }
    for action in ["collapse", "pageForward", "dismiss A", "launch", "swiftui:POP", "peekPress New"] {
      #expect(!possible.contains("\"\(action)\""), "\(action)")
    }
    #expect(Calls.possible(#"{"structure": "A", "steps": ["pop"]}"#) == #"{"possible": []}"#)
    #expect(
      Calls.possible(#"{"structure": "split(primary: A, secondary: B)", "platform": {"idiom": "pad"}}"#)
        .contains("displayMode allVisible"))
  }

  @Test func theVocabularyIsTold() throws {
    let text = Calls.describe()
    for part in [
      #""releases": ["4", "5""#, #"{"name": "push", "usage": "push NAME"}"#,
      #"{"name": "viewIsAppearing", "from": 13}"#,
      #"{"name": "swiftui:COVER", "usage": "swiftui:COVER NAME", "from": 14}"#,
      #"{"name": "navigation.push", "#,
    ] { #expect(text.contains(part), "\(part)") }
    _ = try JSON(parsing: text)
  }
}
