import Foundation

/// Records which callbacks of their lifecycles the objects of an app get, in lines that `lifeline verify` reads.
///
/// ```swift
/// override func viewWillAppear(_ animated: Bool) {
///   super.viewWillAppear(animated)
///   LifecycleRecorder.app.record(self)
/// }
/// ```
public final class LifecycleRecorder: @unchecked Sendable {
  /// The app's own; it prints each line as well.
  public static let app = LifecycleRecorder(isPrinting: true)

  private let lock = NSLock()
  private let isPrinting: Bool
  private var recorded: [String] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0
  private var isWatching = false

  /// Makes a recorder that has recorded nothing.
  public init(isPrinting: Bool = false) { self.isPrinting = isPrinting }

  /// Records that the object gets the callback in which this stands, under the name of its class, or under another.
  ///
  /// Objects are told apart by numbers, which stand where addresses do, so that each run of an app has the same lines.
  public func record(_ object: AnyObject, as name: String? = nil, _ callback: String = #function) {
    let name = name ?? String(String(describing: type(of: object)).prefix { $0 != "<" })
    lock.withLock {
      let identity = ObjectIdentifier(object)
      if numbers[identity] == nil {
        count += 1
        numbers[identity] = count
      }
      write("<\(name): 0x\(String(numbers[identity] ?? 0, radix: 16))> \(callback)")
      // Another object may get the place of one that is gone.
      if callback.hasPrefix("deinit") { numbers[identity] = nil }
    }
  }

  /// Records a callback of what is no object, such as `onAppear` of a view of SwiftUI's.
  public func record(view name: String, _ callback: String) { lock.withLock { write("\(name) \(callback)") } }

  private func write(_ line: String) {
    recorded.append(line)
    if isPrinting { print(line) }
  }

  /// What was recorded, a line for each call.
  public var log: String { lock.withLock { recorded.map { "\($0)\n" }.joined() } }

  /// Forgets what was recorded. The objects keep their numbers.
  public func clear() { lock.withLock { recorded = [] } }
}

#if canImport(UIKit) && canImport(ObjectiveC)
  import ObjectiveC
  import UIKit

  extension LifecycleRecorder {
    /// Records every view controller of the app's own classes from now on, without a line of code in them: it puts its own
    /// implementations in the place of `UIViewController`'s.
    ///
    /// An override that does not call `super` is not recorded. A class that records itself is recorded twice.
    public func recordEveryViewController() {
      let isFirst = lock.withLock {
        defer { isWatching = true }
        return !isWatching
      }
      guard isFirst else { return }
      watch("viewDidLoad")
      for name in ["viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"] {
        watchAnimated(name)
      }
    }

    private func watch(_ name: String) {
      typealias Method = @convention(c) (AnyObject, Selector) -> Void
      let selector = Selector(name)
      guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
      let original = unsafeBitCast(method_getImplementation(method), to: Method.self)
      let replacement: @convention(block) (AnyObject) -> Void = { object in
        self.recordIfOwn(object, name)
        original(object, selector)
      }
      method_setImplementation(method, imp_implementationWithBlock(replacement))
    }

    private func watchAnimated(_ name: String) {
      typealias Method = @convention(c) (AnyObject, Selector, Bool) -> Void
      let selector = Selector(name)
      guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
      let original = unsafeBitCast(method_getImplementation(method), to: Method.self)
      let replacement: @convention(block) (AnyObject, Bool) -> Void = { object, animated in
        self.recordIfOwn(object, name)
        original(object, selector, animated)
      }
      method_setImplementation(method, imp_implementationWithBlock(replacement))
    }

    /// The system's own view controllers are nobody's question.
    private func recordIfOwn(_ object: AnyObject, _ callback: String) {
      let bundle = Bundle(for: type(of: object))
      if bundle.bundlePath.hasPrefix(Bundle.main.bundlePath) { record(object, callback) }
    }
  }
#endif
