import Diagnostics
import Lifecycle
import ScenarioLanguage

/// What stands behind the playground's address and makes it open with a flow: `s=nav(A)&do=push+B&ios=17`.
///
/// The page's script reads and writes the same.
enum FlowAddress {
  static func fragment(_ script: Script) -> String {
    var parts = [("s", script.structure.description)]
    for step in script.steps {
      let options = step.options.isEmpty ? "" : " " + JSON.object(step.options).text()
      parts.append(("do", step.action.text + options))
    }
    let platform = script.platform
    parts.append(("ios", platform.release.description))
    if platform.idiom == .pad { parts.append(("idiom", "pad")) }
    let more = surroundings(platform) + script.further
    if !more.isEmpty { parts.append(("more", JSON.object(more).text())) }
    return parts.map { "\($0.0)=\(encoded($0.1))" }.joined(separator: "&")
  }

  /// What of the platform does not follow from release and device.
  private static func surroundings(_ platform: Platform) -> [JSON.Member] {
    let usual = Platform(release: platform.release, idiom: platform.idiom)
    var members: [JSON.Member] = []
    if platform.hasScenes != usual.hasScenes { members.append(.init("scenes", .flag(platform.hasScenes))) }
    if platform.sdk != usual.sdk { members.append(.init("sdk", .text(platform.sdk.description))) }
    return members.isEmpty ? [] : [.init("platform", .object(members))]
  }

  /// As `URLSearchParams` reads it; what structures and actions are full of stays readable.
  private static func encoded(_ text: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._(),:;".utf8)
    var result = ""
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") {
        result += "+"
      } else if plain.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
