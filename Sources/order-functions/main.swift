// Puts a module's functions into an order in which it compresses better: `order-functions MODULE`. `Scripts/wasm` calls it.
import Foundation

do {
  guard CommandLine.arguments.count == 2 else { throw ModuleFault.unknownPart("usage: order-functions MODULE") }
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
  let module = try WebAssemblyModule(Array(try Data(contentsOf: file)))
  try Data(try module.ordered(LikeTogether.order(of: try module.bodies))).write(to: file, options: .atomic)
} catch {
  FileHandle.standardError.write(Data("order-functions: \(error)\n".utf8))
  exit(1)
}
