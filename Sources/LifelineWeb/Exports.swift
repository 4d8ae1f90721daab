import ModuleCalls

// What WebAssembly exports, besides the texts' memory.
#if arch(wasm32)
  /// `Calls.simulate`
  @_expose(wasm, "lifeline_simulate") @_cdecl("lifeline_simulate")
  public func simulate(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    answer(Calls.simulate(read(text, count)))
  }

  /// `Calls.possible`
  @_expose(wasm, "lifeline_possible") @_cdecl("lifeline_possible")
  public func possible(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    answer(Calls.possible(read(text, count)))
  }

  /// `Calls.describe`
  @_expose(wasm, "lifeline_describe") @_cdecl("lifeline_describe")
  public func describe() -> UnsafeMutableRawPointer { answer(Calls.describe()) }
#endif
