import ModuleCalls

// What WebAssembly exports, besides the texts' memory.
#if arch(wasm32)
  /// `LogCalls.verify`
  @_expose(wasm, "lifeline_verify") @_cdecl("lifeline_verify")
  public func verify(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    answer(LogCalls.verify(read(text, count)))
  }
#endif
