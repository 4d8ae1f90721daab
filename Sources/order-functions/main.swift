// Puts a module's functions into an order in which it compresses better: `order-functions MODULE`. `Scripts/wasm` calls it.
import Foundation

do {
  guard CommandLine.arguments.count == 2 else { throw ModuleFault.unknownPart("usage: order-functions MODULE") }
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
  let module = try WebAssemblyModule(Array(try Data(contentsOf: file)))
  // A function's number is its place. A call of one of the first 128 has one byte less, and the few that are called everywhere
  // are the same bytes everywhere; of more, too many would no longer stand beside those that they are like.
  let first = try module.mostCalled(16)
  let bodies = try module.bodies
  let rest = bodies.indices.filter { !first.contains($0) }
  let order = first + LikeTogether.order(of: rest.map { bodies[$0] }).map { rest[$0] }
  try Data(try module.ordered(order)).write(to: file, options: .atomic)
} catch {
  FileHandle.standardError.write(Data("order-functions: \(error)\n".utf8))
  exit(1)
}
