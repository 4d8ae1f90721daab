/// Where a site is published, in the two parts that pages need: the host, and the folder there in which the site lies.
///
/// People write the whole address, such as `https://me.github.io/repo`; links that begin at the root need the folder.
public struct PublishedAddress: Hashable, Sendable {
  /// Such as `https://me.github.io`.
  public let host: String
  /// Such as `/repo/`; `nil` where the address names none.
  public let folder: String?

  /// Takes an address of the web apart; `nil` if its path cannot be a folder of a site.
  public init?(_ address: String) {
    let scheme = address.prefix { $0 != "/" }
    let authority = address.dropFirst(scheme.count + 2).prefix { $0 != "/" }
    host = "\(scheme)//\(authority)"
    let path = address.dropFirst(host.count)
    guard path.contains(where: { $0 != "/" }) else {
      folder = nil
      return
    }
    guard let prefix = WebAddress.prefix(String(path)) else { return nil }
    folder = prefix
  }
}
