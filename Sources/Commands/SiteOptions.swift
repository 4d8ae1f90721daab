import ArgumentParser
import Diagnostics
import Generator

/// What a site is made from besides its content.
struct SiteOptions: ParsableArguments {
  @OptionGroup var templates: TemplateOption

  @Option(
    help: ArgumentHelp(
      "The simulator for browsers, a WebAssembly module as Scripts/wasm makes it; the site has it as lifecycle.wasm. "
        + "log-reader.wasm beside it, which reads logs, comes with it. Left out, the site has neither.",
      valueName: "file"))
  var module: String?

  /// The modules, if one is named.
  func readModules() throws(UsageError) -> BrowserModules? {
    guard let module else { return nil }
    do throws(BrowserModules.Failure) {
      return try BrowserModules(at: module)
    } catch {
      throw UsageError("--module \(quoted(module)): \(error.reason)")
    }
  }
}
