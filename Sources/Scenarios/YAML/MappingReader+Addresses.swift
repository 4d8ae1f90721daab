import Diagnostics
import Foundation

// Addresses on the web.
extension MappingReader {
  /// An address without a slash at the end; one that lacks what it has to hold is reported.
  mutating func address(_ key: String, holding gap: String? = nil) -> String? {
    guard let text = text(key, .address) else { return nil }
    // The gap takes the place of a path while the address is looked at.
    let filled = gap.map { text.replacingOccurrences(of: $0, with: "path") } ?? text
    if let fault = WebAddress.fault(of: filled, allows: gap == nil ? [] : [.query, .fragment]) {
      report(
        Diagnostic(
          id: "content.not-an-address", at: valuePlace(key), "\(quoted(text)) is not an address: \(fault.words)"))
      return nil
    }
    let address = WebAddress.withoutSlashes(text)
    if let gap, !address.contains(gap) {
      report(
        Diagnostic(
          id: "content.not-an-address", at: valuePlace(key),
          "'\(key)' holds \(gap), where the path of the file goes"))
      return nil
    }
    return address
  }

  /// A folder of a site, with a slash on either side.
  mutating func pathPrefix(_ key: String) -> String? {
    guard let text = text(key, .address) else { return nil }
    guard let prefix = WebAddress.prefix(text) else {
      report(
        Diagnostic(
          id: "content.not-a-path", at: valuePlace(key),
          "\(quoted(text)) is not a path: letters, digits and -._~ between slashes, such as /lifeline/"))
      return nil
    }
    return prefix
  }
}
