/// A WebAssembly module that a page runs.
public enum BrowserModule: String, CaseIterable, Sendable {
  /// The simulator, which the playground asks.
  case simulator
  /// The reader of logs.
  case logReader

  /// What it is called in the site.
  var file: String {
    switch self {
    case .simulator: "lifecycle.wasm"
    case .logReader: "log-reader.wasm"
    }
  }

  /// The files of templates that only its pages have.
  var assets: Set<String> {
    switch self {
    case .simulator: PlayPage.files.union(PracticePage.files)
    case .logReader: YourLogPage.files
    }
  }
}

extension Set<BrowserModule> {
  /// Whether a site with these modules has the page.
  func cover(_ address: String) -> Bool { PageCatalog.module(of: address).map(contains) ?? true }

  /// What decides which pages there are, in an order of its own.
  var names: [String] { map(\.rawValue).sorted() }
}
