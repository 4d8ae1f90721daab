import Scenarios

/// The simulator for browsers, a WebAssembly module that another tool has made; `Scripts/wasm` does.
public struct SimulatorModule: Sendable {
  /// Why a file is none.
  public struct Failure: Error {
    /// The words for it, without the file's name.
    public let reason: String
  }

  /// What it is called in the site.
  static let file = "lifecycle.wasm"

  /// The most that it may hold. The one of `Scripts/wasm` is a fraction of it; reading on might never end.
  static let largestSize = 16 << 20

  /// What each module begins with: the magic number, and version 1 of the binary format. A component has another version.
  private static let header: [UInt8] = Array("\0asm".utf8) + [1, 0, 0, 0]

  /// What the file holds.
  let bytes: [UInt8]

  /// Reads a file.
  public init(at path: String) throws(Failure) {
    do throws(ByteStream.Failure) {
      bytes = try ByteStream.bytes(at: path, atMost: Self.largestSize)
    } catch {
      switch error {
      case .system(let code): throw Failure(reason: TextFile.reason(code))
      case .tooMany: throw Failure(reason: "there is more than \(Self.largestSize >> 20) MB to read")
      }
    }
    guard bytes.starts(with: Self.header) else { throw Failure(reason: "this is not a WebAssembly module") }
  }
}
