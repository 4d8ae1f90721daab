import ArgumentParser
import Diagnostics
import Generator

/// What a site is made from besides its content.
struct SiteOptions: ParsableArguments {
  @OptionGroup var templates: TemplateOption

  @Option(
    help: ArgumentHelp(
      "The simulator for browsers, a WebAssembly module as Scripts/wasm makes it; the site has it as lifecycle.wasm. "
        + "Left out, the site has none.", valueName: "file"))
  var module: String?

  /// The module, if one is named.
  func readModule() throws(UsageError) -> SimulatorModule? {
    guard let module else { return nil }
    do throws(SimulatorModule.Failure) {
      return try SimulatorModule(at: module)
    } catch {
      throw UsageError("--module \(quoted(module)): \(error.reason)")
    }
  }
}
