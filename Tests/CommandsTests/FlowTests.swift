import Foundation
import TestSupport
import Testing

/// Flows that are typed, with no file.
@Suite struct FlowTests {
  @Test func aFlowIsSimulatedFromTheCommandLine() throws {
    let run = try lifeline("simulate", "nav(A)", "push B", "pop", "--ios", "17")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("iOS 17, phone: nav(A)\n\n1. push B\n"))
    #expect(run.output.contains("\n2. pop\n"))
    #expect(
      try lifeline("simulate", "A", "present B as pageSheet from A", "--idiom", "pad").output.hasPrefix(
        "iOS 26, pad: A\n"))
  }

  @Test func aTabBarControllerMayBeCalledTabThere() throws {
    let run = try lifeline("simulate", "tab(nav(A), nav(B))", "selectTab B", "push tab(C)", "--ios", "18")
    #expect(run.output.hasPrefix("iOS 18, phone: tabBar(nav(A), nav(B))\n\n1. selectTab B\n"), "\(run.errors)")
    #expect(run.output.contains("2. push tabBar(C)\n"))
    let wrong = try lifeline("simulate", "tab(nav(A), naw(B))", "push tab(C", "push tab (D")
    #expect(wrong.errors.contains("structure, column 13: 'naw' is not a structure"))
    #expect(wrong.errors.contains("step 1, column 11: expected ')' at the end"), "\(wrong.errors)")
    #expect(wrong.errors.contains("step 2, column 12: expected ')' at the end"), "\(wrong.errors)")
    #expect(
      try lifeline("simulate", "nav(tab)", "push mytab").output.hasPrefix("iOS 26, phone: nav(tab)\n\n1. push mytab\n"))
    let file = scenario("one").replacingOccurrences(of: "nav(Root)", with: "tab(Root)")
    let inFile = try lifeline(["simulate", "-"], input: file)
    #expect(inFile.errors.contains("'tab' is not a structure; did you mean 'tabBar'?"))
  }

  @Test func whatIsWrongIsShownInItsText() throws {
    let run = try lifeline("simulate", "naw(A)", "push B", "  puhs C", "present D as sheet from A")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "Error: structure, column 1: 'naw' is not a structure; did you mean 'nav'? [scenario.unknown-structure]")
    let place = try #require(
      lines.firstIndex { $0.hasPrefix("Error: step 2, column 3: 'puhs' is not an action; did you mean 'push'?") })
    #expect(Array(lines[(place + 1)...(place + 2)]) == ["    puhs C", "    ^"])
    let sheet = "Error: step 3, column 14: 'sheet' is not a presentation style; did you mean 'pageSheet'?"
    #expect(lines.contains { $0.hasPrefix(sheet) })
  }

  @Test(arguments: [
    (
      ["push-pop", "pop"],
      "'push-pop' is a scenario and has its steps; a flow begins with a structure, such as 'nav(A)'"
    ),
    (["nav(A)"], "what happens? Name it behind the structure"),
    (
      ["push-pop", "--format", "yaml"], "--format yaml writes the file of a flow; 'push-pop' is a scenario, and has one"
    ),
  ])
  func aNameIsNoFlow(words: [String], answer: String) throws {
    let run = try lifeline(["simulate"] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains(answer), "\(run.errors)")
  }

  /// A shell takes a step of several words apart, unless it is in quotes.
  @Test(arguments: [
    (["nav(A)", "push", "B"], "Error: put each step into quotes: 'push B'\n"),
    (
      ["A", "launch", "present", "B", "as", "pageSheet", "from", "A", "dismiss", "B", "pop"],
      "Error: put each step into quotes: 'present B as pageSheet from A' 'dismiss B'\n"
    ),
    (
      ["nav(A) push B"],
      "Error: put the structure and each step into quotes of its own: lifeline simulate 'nav(A)' 'push B'\n"
    ),
    (
      ["tab(A, B) launch selectTab B"],
      "Error: put the structure and each step into quotes of its own: "
        + "lifeline simulate 'tab(A, B)' launch 'selectTab B'\n"
    ),
  ])
  func missingQuotesAreTold(words: [String], answer: String) throws {
    let run = try lifeline(["simulate"] + words)
    #expect(run.status == 2)
    #expect(run.errors == answer)
  }

  @Test func otherMistakesAreToldBesideMissingQuotes() throws {
    let run = try lifeline("simulate", "nav(A)", "push", "B", "puhs C")
    #expect(run.errors.hasPrefix("Error: put each step into quotes: 'push B'\nError: step 3, column 1: 'puhs' is not"))
  }

  /// As a scenario's file has them. The letters are no options.
  @Test func aStepMayHaveTheDashOfAList() throws {
    let run = try lifeline("simulate", "nav(A)", "- push B", "-  pop")
    #expect(run.status == 0 && run.output.contains("1. push B\n") && run.output.contains("2. pop\n"), "\(run.errors)")
  }

  @Test func whatCannotHappenIsSaidOfItsStep() throws {
    let run = try lifeline("simulate", "nav(A)", "push B", "popTo X")
    #expect(run.status == 1)
    #expect(run.errors.contains("step 2: error: "), "\(run.errors)")
  }

  @Test(arguments: [
    ["nav(A)", "push B", "pop", "--ios", "17"],
    ["split(primary: A, secondary: B)", "setStack [C, D]", "--idiom", "pad"],
    ["swiftui NavigationStack(A)", "swiftui:PUSH B", "--order", "navigation.push=incoming-first"],
    ["A ; A presents B as pageSheet", "dismiss B"],
    ["tab(Null, yes)", "selectTab yes"],
  ])
  func aFlowBecomesAFileThatSaysTheSame(arguments: [String]) throws {
    let file = try lifeline(["simulate"] + arguments + ["--format", "yaml"])
    let flow = try lifeline(["simulate"] + arguments)
    let again = try lifeline(["simulate", "-"], input: file.output)
    #expect(again.output == flow.output, "\(file.output)\(again.errors)")
    let checked = try lifeline(["check", "-", "--strict"], input: file.output)
    #expect(checked.output == "<standard input>: 1 scenario, nothing wrong\n" || flow.status == 1, "\(checked.errors)")
  }
}
