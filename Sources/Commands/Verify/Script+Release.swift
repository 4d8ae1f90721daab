import Analysis
import Lifecycle

extension Script {
  /// The script on another release.
  func moved(to release: Release) -> Script {
    var script = self
    script.platform = platform.moved(to: release)
    return script
  }
}
