import ConcurrentMap
import Diagnostics
import Fingerprints
import Foundation
import Generator
import Graphviz
import PreviewServer
import Scenarios
import Site

/// Plans the site for a preview, again and again, prints what is wrong with it, and makes the files that browsers ask for.
actor PreviewBuild {
  private let content: String
  private let templates: TemplateOption
  private let modules: BrowserModules?
  private let keep: @Sendable (LayoutSettings) -> Void
  private var layouts: LayoutSettings
  private var changesOfLayouts = 0
  /// What was found out when the site was planned last.
  private var known = KnownSite()
  /// How many plans there were: what is made of an older one is no longer kept.
  private var revision = 0
  /// What browsers have asked for, as far as the newest plan gives the same.
  private var made: [String: (key: Fingerprint, bytes: [UInt8])] = [:]
  /// Why files of the newest plan could not be made.
  private var failures: [String: (diagnostics: [Diagnostic], at: ContinuousClock.Instant)] = [:]
  /// So long a file that could not be made is not tried again. The machine may only have been busy.
  private static let patience = Duration.seconds(10)
  /// What is being made, of which plan.
  private var making: [String: (revision: Int, file: Task<[UInt8]?, Never>)] = [:]

  /// Makes a build of two folders; the layouts that it makes are given to `keeping`.
  init(
    content: String, templates: TemplateOption, modules: BrowserModules?, layouts: LayoutSettings,
    keeping keep: @escaping @Sendable (LayoutSettings) -> Void
  ) {
    self.content = content
    self.templates = templates
    self.modules = modules
    self.layouts = layouts
    self.keep = keep
  }

  /// Plans the site, unless nothing that is read has changed.
  func rebuild() async -> Rebuild {
    let began = ContinuousClock.now
    let (planned, known) = await plan()
    self.known = known
    guard let (plan, keys) = planned else { return .unchanged }
    report(plan.diagnostics, took: .now - began)
    guard !plan.diagnostics.hasErrors else { return .failed(plan.diagnostics) }
    revision += 1
    made = made.filter { path, file in keys[path] == file.key }
    failures = [:]
    return .site(
      PreviewedSite(
        problems: { [revision] in await self.failures(of: $0, in: revision) },
        file: { [revision] in await self.file(at: $0, of: plan, revision) }),
      warnings: plan.diagnostics)
  }

  /// The site, with what the files follow from in it that browsers have asked for; `nil` if nothing that is read has changed.
  private typealias Planned = (plan: PlannedSite, keys: [String: Fingerprint])

  /// By a thread of its own: browsers are answered meanwhile, on a machine with one core as well.
  private func plan() async -> (Planned?, KnownSite) {
    let progress = ProgressLine(Console.style)
    let (content, templates, modules, known) = (content, templates.origin(beside: content), modules, known)
    let asked = Array(made.keys)
    return await Self.onAThread {
      var known = known
      defer { progress.end() }
      // The site is at the root here, wherever it will be published.
      guard
        let plan = PlannedSite(
          content: content, templates: templates, address: SiteAddress(pathPrefix: "/"), modules: modules,
          known: &known,
          progress: progress.note)
      else { return (nil, known) }
      // This lists the files of each language in which somebody reads.
      let keys = asked.compactMap { path in plan.key(of: path).map { (path, $0) } }
      return ((plan, Dictionary(keys) { first, _ in first }), known)
    }
  }

  private func failures(of path: String, in revision: Int) -> [Diagnostic] {
    revision == self.revision ? failures[path]?.diagnostics ?? [] : []
  }

  /// A file of a site. What a browser has asked for once is made once, until it follows from something else; what could not be
  /// made is not tried again at once. Who asks while a file is being made waits for that one.
  private func file(at path: String, of plan: PlannedSite, _ revision: Int) async -> [UInt8]? {
    let key = plan.key(of: path)
    if let key, let known = made[path], known.key == key { return known.bytes }
    if revision == self.revision, let failure = failures[path], .now - failure.at < Self.patience { return nil }
    if let other = making[path], other.revision == revision { return await other.file.value }
    let file = Task { await self.make(path, key, of: plan, revision) }
    making[path] = (revision, file)
    let bytes = await file.value
    if making[path]?.revision == revision { making[path] = nil }
    return bytes
  }

  private func make(_ path: String, _ key: Fingerprint?, of plan: PlannedSite, _ revision: Int) async -> [UInt8]? {
    let (before, changesBefore) = (layouts, changesOfLayouts)
    let (file, after) = await Self.onAThread { () -> (Result<[UInt8]?, PlannedFileFailure>, LayoutSettings) in
      var layouts = before
      do throws(PlannedFileFailure) {
        return (.success(try plan.file(at: path, layouts: &layouts)), layouts)
      } catch {
        return (.failure(error), layouts)
      }
    }
    if after.cache.isChanged {
      // Meanwhile another file may have been made, with layouts of its own.
      let cache = changesOfLayouts == changesBefore ? after.cache : after.cache.beside(layouts.cache)
      // As if it was read from the file: in memory alone, a day of edits would only add to it.
      layouts.cache = LayoutCache(bytes: cache.bytes)
      changesOfLayouts += 1
      keep(layouts)
    }
    switch file {
    case .success(let bytes):
      guard revision == self.revision else { return bytes }
      if let key, let bytes { made[path] = (key, bytes) }
      failures[path] = nil
      return bytes
    case .failure(let failure):
      guard revision == self.revision else { return nil }
      let isNew = failures.updateValue((failure.diagnostics, .now), forKey: path) == nil
      guard isNew else { return nil }
      // It is printed; that it throws after errors ends other commands, and must not end a preview.
      try? Console.report(failure.diagnostics)
      return nil
    }
  }

  /// Runs a function on a thread with a stack as large as the main thread's, while browsers are answered.
  private static func onAThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      if !NewThread.start({ continuation.resume(returning: body()) }) { continuation.resume(returning: body()) }
    }
  }

  private func report(_ diagnostics: [Diagnostic], took duration: Duration) {
    // It is printed; that it throws after errors ends other commands, and must not end a preview.
    try? Console.report(diagnostics)
    let seconds = String(format: "%.2f s", duration / .seconds(1))
    Console.count("\(content): \(Counts.phrase(diagnostics)), ready in \(seconds)")
  }
}
