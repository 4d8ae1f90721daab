import ArgumentParser
import Diagnostics
import Foundation
import Generator
import PreviewServer
import Scenarios
import Site
import Synchronization

/// `lifeline serve`
struct Serve: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the site in a browser while you write it.",
    discussion: """
      Shows the site at an address of this machine, and watches content and templates. When a file is \
      saved, the pages that it changes reload by themselves. What is wrong is printed, and shown over the page as it was \
      before, with file, line and the line's text. Warnings don't stop anything. Nothing is written to the output folder. \
      Ctrl-C ends it.

      EXAMPLES
        lifeline serve
        lifeline serve --port 0 --content Documentation/Flows
      """)

  @OptionGroup var content: ContentOption
  @OptionGroup var site: SiteOptions
  @OptionGroup var layouts: LayoutOptions

  @Option(help: ArgumentHelp("The port of the address; 0 for any that is free.", valueName: "number"))
  var port: UInt16 = 8080

  @OptionGroup var console: ConsoleOptions

  func run() throws {
    ProcessMemory.shareOneHeap()
    OpenFiles.raiseLimit()
    // Before there are threads that would take the signals.
    let end = EndOfServing()
    let build = PreviewBuild(
      content: content.content, templates: site.templates, modules: try site.readModules(), layouts: layouts.settings,
      keeping: { settings in end.shielded { layouts.keep(settings) } })
    let folder = content.content
    // The settings' file need not be there yet.
    let watched = [folder, site.templates.folder(beside: folder), CatalogLoader.settingsPath(beside: folder)]
    let server = PreviewServer(port: port, watching: watched) {
      await build.rebuild()
    }
    Task {
      do throws(PreviewError) {
        try await server.run { port in
          Console.print("http://127.0.0.1:\(port)/\n")
          Console.count("\(folder): watched for changes; Ctrl-C ends the preview")
        } onFailure: { failure in
          Console.error("warning: \(failure.message); what changes there is not shown")
        }
      } catch {
        end.end(with: UsageError(error.message))
      }
    }
    try end.wait()
  }
}

/// Waits for what ends a preview: Ctrl-C or a request to end, which is how it is meant to end, or an error.
private final class EndOfServing: Sendable {
  private let error = Mutex<UsageError?>(nil)
  private let end = DispatchSemaphore(value: 0)
  private let writing = Mutex(())

  /// Begins to wait for signals. Threads that are started later leave them to this one.
  init() {
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in [SIGINT, SIGTERM] { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    Thread.detachNewThread { [end, awaited] in
      var awaited = awaited
      var number: Int32 = 0
      if sigwait(&awaited, &number) == 0 { end.signal() }
    }
  }

  /// Ends it because of an error.
  func end(with failure: UsageError) {
    error.withLock { $0 = failure }
    end.signal()
  }

  /// Does what must not end half-way.
  func shielded(_ body: () -> Void) { writing.withLock { _ in body() } }

  /// Waits. Returns by an error only: a signal ends the process, whatever is under way, for nothing has to be put in order.
  func wait() throws(UsageError) {
    end.wait()
    if let error = error.withLock({ $0 }) { throw error }
    writing.withLock { _ in
      ProgressLine.erase(Console.style)
      _exit(0)
    }
  }
}
