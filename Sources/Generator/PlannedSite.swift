import ConcurrentMap
public import Diagnostics
public import Fingerprints
import Graphviz
import Scenarios
import Site

/// A site that was read, simulated and checked, and whose files are made when somebody asks for them.
public struct PlannedSite: Sendable {
  /// What is wrong with content and templates. With an error there are no files.
  public let diagnostics: [Diagnostic]
  /// How many scenarios were simulated.
  public let scenarioCount: Int

  private let publication: Publication?
  private let words: [SiteWords]
  /// The files of the first language and those that all languages share, by their paths.
  private let first: [String: Product]
  /// The files of each other language, which are listed when somebody asks for one, and the folder that they are in.
  private let others: [(folder: String, files: Later<[String: Product]>)]

  /// Plans a site from a folder of content and a folder of templates, as `SiteBuilder.build` does; of what is `known` only
  /// that is found out again which follows from something else now. There is no plan if nothing else was read than for the one
  /// before, by which it is known.
  public init?(
    content: String, templates: TemplateOrigin, address: SiteAddress = SiteAddress(), modules: BrowserModules? = nil,
    known: inout KnownSite, progress: @escaping BuildProgress.Listener = { _ in }
  ) {
    progress(.began(.reading, count: nil))
    let read = SiteReading(content: content, templates: templates, known: &known.inspection)
    guard read.hasChanged else { return nil }
    known.inspection.checks.digests.beginRun()
    known.products.digests.beginRun()
    let inspection = SiteInspection(
      read, of: content, address: address, modules: modules?.kinds ?? [], known: &known.inspection, progress: progress)
    diagnostics = inspection.diagnostics
    scenarioCount = inspection.catalog.scenarios.count
    words = inspection.languages.map(\.words)
    guard !diagnostics.hasErrors else {
      (publication, first, others) = (nil, [:], [])
      return
    }
    progress(.began(.planning, count: nil))
    let lists = ProductLists(inspection, content: content, modules: modules, &known.products)
    publication = lists.publication
    let first = lists.editions.isEmpty ? [] : lists.ofLanguage(at: 0)
    self.first = Self.byPath(first + lists.ofAllLanguages(beside: first))
    others = lists.editions.enumerated().dropFirst().map { place, edition in
      (edition.path(""), Later { Self.byPath(lists.ofLanguage(at: place)) })
    }
  }

  /// What the file at a path of the site follows from; `nil` where there is none, or where that is not known.
  public func key(of path: String) -> Fingerprint? { product(path)?.place.key }

  /// The contents of the file at a path of the site; `nil` where there is none. Layouts that are made are added to `layouts`.
  public func file(at path: String, layouts: inout LayoutSettings) throws(PlannedFileFailure) -> [UInt8]? {
    guard let publication, let product = product(path) else { return nil }
    let material: Material
    do throws(LayoutFailures) {
      material = try Material(Set(product.needs), of: publication, in: words, &layouts, progress: { _ in })
    } catch {
      throw PlannedFileFailure(diagnostics: error.diagnostics)
    }
    do throws(TemplateFailure) {
      return try product.make(material)?.bytes
    } catch {
      throw PlannedFileFailure(diagnostics: error.diagnostics)
    }
  }

  private func product(_ path: String) -> Product? {
    first[path] ?? others.first { path.hasPrefix($0.folder) }?.files.value[path]
  }

  /// The files by their paths, each with the first that has it.
  private static func byPath(_ files: [Product]) -> [String: Product] {
    var byPath: [String: Product] = [:]
    byPath.reserveCapacity(files.count)
    for file in files.reversed() { byPath[file.place.path] = file }
    return byPath
  }
}

/// What was found out when a site was planned the last time, each part by what it follows from.
public struct KnownSite: Sendable {
  var inspection = KnownInspection()
  var products = KnownProducts()

  /// Nothing is known.
  public init() {}
}

/// Why a file of a site could not be made.
public struct PlannedFileFailure: Error {
  /// What is wrong, at least one.
  public let diagnostics: [Diagnostic]
}
