// How texts come into a WebAssembly module and out of it. A text is UTF-8 in Unicode's normal form C (JavaScript's
// `text.normalize()`), so that names that look the same are the same; an answer is its length, four bytes with the lowest
// first, and the text.
#if arch(wasm32)
  /// Memory for a text that the page is to write, or nothing where there is no more.
  @_expose(wasm, "lifeline_allocate") @_cdecl("lifeline_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer? {
    count < 0 ? nil : UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 8)
  }

  /// Gives back a text or an answer.
  @_expose(wasm, "lifeline_free") @_cdecl("lifeline_free")
  public func free(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

  /// The text that the page has written.
  package func read(_ text: UnsafePointer<UInt8>, _ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: text, count: Int(max(0, count))), as: UTF8.self)
  }

  /// An answer as the page reads it, which gives it back.
  package func answer(_ text: String) -> UnsafeMutableRawPointer {
    let utf8 = Array(text.utf8)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + utf8.count, alignment: 8)
    memory.storeBytes(of: UInt32(utf8.count).littleEndian, as: UInt32.self)
    (memory + 4).copyMemory(from: utf8, byteCount: utf8.count)
    return memory
  }
#endif
