internal import Synchronization

/// A value that is made when somebody asks for it, once, from whichever thread comes first.
package final class Later<Value: Sendable>: Sendable {
  private enum State {
    case asked(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// A value that `make` gives; what that holds is let go with the first answer.
  package init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.asked(make)) }

  /// The value. Who asks while another makes it waits.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .asked(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
