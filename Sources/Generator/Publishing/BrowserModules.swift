import Foundation
import Scenarios

/// What runs in browsers, WebAssembly modules that another tool has made; `Scripts/wasm` does.
///
/// The simulator's file is named; the reader of logs lies beside it, under its own name, where there is one.
public struct BrowserModules: Sendable {
  /// Why a file is none.
  public struct Failure: Error {
    /// The words for it, without the file's name.
    public let reason: String
  }

  /// The most that one may hold. Those of `Scripts/wasm` are a fraction of it; reading on might never end.
  static let largestSize = 16 << 20

  /// What each module begins with: the magic number, and version 1 of the binary format. A component has another version.
  private static let header: [UInt8] = Array("\0asm".utf8) + [1, 0, 0, 0]

  /// What the files hold.
  let bytes: [BrowserModule: [UInt8]]

  /// Those that there are.
  public var kinds: Set<BrowserModule> { Set(bytes.keys) }

  /// Reads the simulator's file, and what lies beside it.
  public init(at path: String) throws(Failure) {
    var bytes = [BrowserModule.simulator: try Self.bytes(at: path)]
    let beside = Self.logReader(beside: path)
    // What is there and cannot be read is wrong; a name that leads nowhere is no fault.
    if FileManager.default.fileExists(atPath: beside) {
      do throws(Failure) {
        bytes[.logReader] = try Self.bytes(at: beside)
      } catch {
        throw Failure(reason: "\(BrowserModule.logReader.file) beside it: \(error.reason)")
      }
    }
    self.bytes = bytes
  }

  /// Where the reader of logs lies, if there is one.
  public static func logReader(beside path: String) -> String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
      + BrowserModule.logReader.file
  }

  private static func bytes(at path: String) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(ByteStream.Failure) {
      bytes = try ByteStream.bytes(at: path, atMost: Self.largestSize)
    } catch {
      switch error {
      case .system(let code): throw Failure(reason: TextFile.reason(code))
      case .tooMany: throw Failure(reason: "there is more than \(Self.largestSize >> 20) MB to read")
      }
    }
    guard bytes.starts(with: Self.header) else { throw Failure(reason: "this is not a WebAssembly module") }
    return bytes
  }
}
