import Diagnostics
import Foundation
import Generator
import Graphviz
import PreviewServer
import Site

/// Builds the site for a preview, again and again, and prints what is wrong with it.
actor PreviewBuild {
  private let content: String
  private let templates: String
  private let module: SimulatorModule?
  private let keep: @Sendable (LayoutSettings) -> Void
  private var layouts: LayoutSettings
  private var inputs: InputSnapshot?

  /// Makes a build of two folders; the layouts that it makes are given to `keeping`.
  init(
    content: String, templates: String, module: SimulatorModule?, layouts: LayoutSettings,
    keeping keep: @escaping @Sendable (LayoutSettings) -> Void
  ) {
    self.content = content
    self.templates = templates
    self.module = module
    self.layouts = layouts
    self.keep = keep
  }

  /// Builds the site, unless nothing that is read has changed.
  func rebuild() async -> Rebuild {
    let now = snapshot()
    if let now, now == inputs { return .unchanged }
    inputs = now
    let began = ContinuousClock.now
    let outcome = await build()
    // What was saved meanwhile may be in it or not.
    if snapshot() != now { inputs = nil }
    layouts = outcome.layouts
    // As if it was read from the file: in memory alone, a day of edits would only add to it.
    if layouts.cache.isChanged { layouts.cache = LayoutCache(bytes: layouts.cache.bytes) }
    report(outcome.diagnostics, took: .now - began)
    guard !outcome.diagnostics.hasErrors else { return .failed(outcome.diagnostics) }
    keep(layouts)
    let site = outcome.site
    return .site(PreviewedSite { site[$0] }, warnings: outcome.diagnostics)
  }

  private func snapshot() -> InputSnapshot? {
    guard let program = Bundle.main.executablePath else { return nil }
    return InputSnapshot(
      words: [], program: program, files: [],
      folders: [
        InputSnapshot.Folder(content, readsHidden: false), InputSnapshot.Folder(templates, readsHidden: true),
      ])
  }

  /// By a thread of its own: browsers are answered meanwhile, on a machine with one core as well.
  private func build() async -> SiteBuilder.Outcome {
    let progress = ProgressLine(Console.style)
    let (content, templates, layouts, module) = (content, templates, layouts, module)
    return await withCheckedContinuation { continuation in
      let thread = Thread {
        // The site is at the root here, wherever it will be published.
        let outcome = SiteBuilder.build(
          content: content, templates: templates, layouts: layouts, address: SiteAddress(pathPrefix: "/"),
          module: module, progress: progress.note)
        progress.end()
        continuation.resume(returning: outcome)
      }
      // As much as the main thread has, which builds otherwise.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private func report(_ diagnostics: [Diagnostic], took duration: Duration) {
    // Errors end other commands.
    try? Console.report(diagnostics)
    let seconds = String(format: "%.2f s", duration / .seconds(1))
    Console.count("\(content): \(Counts.phrase(diagnostics)), built in \(seconds)")
  }
}
