import Foundation
import TestSupport
import Testing

/// Slips on the command line, and a system that says no.
@Suite struct UsageTests {
  @Test(arguments: [
    (["simulat", "push-pop"], "Error: there is no command 'simulat'; did you mean 'simulate'?\n"),
    (["chek", "--format", "json"], "Error: there is no command 'chek'; did you mean 'check'?\n"),
    (["help", "bild"], "Error: there is no command 'bild'; did you mean 'build'?\n"),
    (
      ["publish"],
      "Error: there is no command 'publish'; the commands are new, build, serve, check, simulate, diff, draw, verify, record, changes, evidence, cards, sheets, embed, export, templates, explain, schema, completions, manual\n"
    ),
  ])
  func anUnknownCommandIsAnswered(arguments: [String], words: String) throws {
    let run = try lifeline(arguments)
    #expect(run.status == 2)
    #expect(run.errors == words)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    (["build", "--output", ""], "Error: --output names a folder\n"),
    (["sheets", "-o", ""], "Error: --output names a folder\n"),
    (["draw", "app", "-o", ""], "Error: --output names a file, or - for standard output\n"),
    (["cards", "-o", ""], "Error: --output names a file, or - for standard output\n"),
    (["draw", "--all", ""], "Error: --all names a folder\n"),
    (["check", ""], "Error: a path is the name of a file or a folder, and not empty\n"),
  ])
  func anEmptyNameIsWrongUsage(arguments: [String], words: String) throws {
    let run = try lifeline(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(words), "\(run.errors)")
  }

  @Test func theToolsOwnCommandsAreStillFound() throws {
    #expect(try lifeline("help", "check").output.contains("USAGE: lifeline check"))
    #expect(try lifeline("help").status == 0)
    #expect(try lifeline("--version").status == 0)
    #expect(try lifeline("--generate-completion-script", "bash").status == 0)
  }

  @Test(arguments: [["--workers", "-3"], ["--workers=-3"], ["--workers", "65"]])
  func aWrongNumberOfWorkersIsAnswered(arguments: [String]) throws {
    let run = try lifeline(["build"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("Error: --workers is a number from 0 to 64, not "), "\(run.errors)")
  }

  /// What keeps a text from being an address is said, and nothing else.
  @Test(arguments: [
    ("example.org", "it begins with https:// or http://; did you mean 'https://example.org'?"),
    ("ftp://example.org", "it begins with https:// or http://"), ("https://", "it names a host, such as example.org"),
    ("https://example.org/#a", "it ends before a '#'"), ("https://example.org?a=1", "it ends before a '?'"),
    ("https://me:pw@example.org", "it names no user and no password"), ("https://e.org/a b", "it holds no blanks"),
    ("https://bücher.example", "it holds no 'ü'"),
  ])
  func whatIsWrongWithAnAddressIsSaid(address: String, words: String) throws {
    let run = try lifeline(["build", "--base-url", address])
    #expect(run.status == 2)
    #expect(run.errors.contains(": '\(address)' is not an address: \(words)\n"), "\(run.errors)")
  }

  @Test(arguments: [
    (["check", "--format", "jsn"], "The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'? Please"),
    (["draw", "push-pop", "--diagram", "sequnce"], "Did you mean 'sequence'? Please provide one of the following:"),
    (["completions", "fishh"], "Did you mean 'fish'?"), (["check", "--formt", "json"], "Did you mean '--format'?"),
    (["simulate", "push-pop", "--ios", "iOS17"], "is not a release that the model knows; did you mean '17'?"),
    (["changes", "--from", "v16.4"], "did you mean '16.4'?"),
    (["evidence", "--envelope", "push", "--ios", "iOS 12"], "did you mean '12'?"),
  ])
  func whatWasMeantIsNamed(arguments: [String], words: String) throws {
    let run = try lifeline(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!run.errors.contains("Did you mean ''"))
  }

  @Test(arguments: [
    "build", "serve", "check", "simulate", "diff", "draw", "verify", "record", "changes", "evidence", "cards",
    "sheets", "embed", "explain", "schema", "completions", "manual",
  ])
  func theHelpOfEachCommandHasExamples(command: String) throws {
    let run = try lifeline(command, "--help")
    #expect(run.status == 0)
    let examples = try #require(run.output.range(of: "\nEXAMPLES\n"))
    #expect(run.output[examples.upperBound...].hasPrefix("  "))
    #expect(run.output.contains("  lifeline \(command)"))
    #expect(run.output.contains("--color <when>"))
  }

  @Test func exitCodesAreInTheHelp() throws {
    #expect(try lifeline("--help").output.contains("Exit status: 0 fine, 1 findings, 2 wrong usage."))
    #expect(
      try lifeline("diff", "--help").output.contains("Exit status: 0 nothing differs, 1 something does, 2 wrong usage.")
    )
  }

  @Test func theSystemsOwnWordsArePrinted() throws {
    try withFolder(["Content/Scenarios/one.yaml": scenario("one"), "file": ""]) { folder in
      let run = try lifeline(
        ["build", "--templates", package.appendingPathComponent("Templates").path, "--cache", "file/layouts"],
        in: folder)
      #expect(run.errors.contains("layouts are not kept"), "\(run.errors)")
      #expect(!run.errors.contains("Cocoa") && !run.errors.contains("couldn’t be completed"), "\(run.errors)")
      #expect(run.errors.contains(": Not a directory") || run.errors.contains(": File exists"), "\(run.errors)")
    }
    let device = try lifeline("simulate", "/proc/self/mem")
    #expect(device.status == 1)
    #expect(
      device.errors.contains("the file cannot be read: ") || device.errors.contains("neither a file nor a folder"))
  }
}
