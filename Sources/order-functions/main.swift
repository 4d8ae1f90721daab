// Puts a module's functions into an order in which it compresses better: `order-functions MODULE WINDOW EXPONENT`. `Scripts/wasm`
// calls it.
import Foundation

do {
  guard CommandLine.arguments.count == 4, let window = Int(CommandLine.arguments[2]),
    let exponent = Double(CommandLine.arguments[3])
  else { throw ModuleFault.unknownPart("usage: order-functions MODULE WINDOW EXPONENT") }
  let file = URL(fileURLWithPath: CommandLine.arguments[1])
  let module = try WebAssemblyModule(Array(try Data(contentsOf: file)))
  // A function's number is its place. A call of one of the first 128 has one byte less, and the few that are called everywhere
  // are the same bytes everywhere; of more, too many would no longer stand beside those that they are like.
  let first = try module.mostCalled(16)
  let bodies = try module.bodies
  let rest = bodies.indices.filter { !first.contains($0) }
  let likes = LikeTogether.order(of: rest.map { bodies[$0] }, window: window, exponent: exponent)
  let order = first + likes.map { rest[$0] }
  try Data(try module.ordered(order)).write(to: file, options: .atomic)
} catch {
  FileHandle.standardError.write(Data("order-functions: \(error)\n".utf8))
  exit(1)
}
