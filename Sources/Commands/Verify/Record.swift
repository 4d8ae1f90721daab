import ArgumentParser
import BuiltInTemplates

/// `lifeline record`
struct Record: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Print the recorder that an app includes to tell which callbacks it gets.",
    discussion: """
      Classes record themselves, by LifecycleRecorder.app.record(self) in a callback. Nothing of the app's is put in \
      another's place, unless recordEveryViewController() is called.

      What it prints, lifeline verify reads, and expectLifecycle in a test, from the library LifelineTesting.

      EXAMPLES
        lifeline record --swift
        lifeline record --swift > LifecycleRecorder.swift
      """)

  @Flag(help: "In Swift.")
  var swift = false

  @OptionGroup var console: ConsoleOptions

  func validate() throws {
    if !swift { throw ValidationError("--swift is missing: the recorder is there in Swift") }
  }

  func run() throws { Console.print(asIs: BuiltInTemplates.swiftRecorder) }
}
