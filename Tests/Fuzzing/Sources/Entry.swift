// What libFuzzer calls. It brings `main` itself, and leaves options that begin with two hyphens to us.

/// What is to be run; set once, before the first input.
nonisolated(unsafe) private var target = Target.scenarios

/// Reads the one option that is ours.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  let option = "--target="
  for index in 0..<Int(count.pointee) {
    let argument = String(cString: arguments.pointee[index])
    guard argument.hasPrefix(option) else { continue }
    guard let named = Target(rawValue: String(argument.dropFirst(option.count))) else {
      fatalError("there is no target '\(argument)'; there are \(Target.allCases.map(\.rawValue))")
    }
    target = named
  }
  return 0
}

/// Runs the target on an input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}

/// Ends the process if something does not hold that has to hold of every input; libFuzzer keeps the input.
func require(_ condition: Bool, _ law: @autoclosure () -> String) {
  if !condition { fatalError("broken: \(law())") }
}
