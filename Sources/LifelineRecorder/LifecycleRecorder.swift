import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

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

  /// What is done with a line besides keeping it.
  private struct Settings {
    var isPrinting: Bool
    var mostLines: Int?
    var onLine: (@Sendable (String) -> Void)?
  }

  private let lock = NSLock()
  private var settings: Settings
  private var recorded: [String] = []
  private var numbers = ObjectNumbers()
  private var isWatching = false

  /// Makes a recorder that has recorded nothing.
  public init(isPrinting: Bool = false) { settings = Settings(isPrinting: isPrinting) }

  /// Whether each line is printed as well.
  public var isPrinting: Bool {
    get { lock.withLock { settings.isPrinting } }
    set { lock.withLock { settings.isPrinting = newValue } }
  }

  /// Gets each line, for a logger or a file of the app's own; it may be called on any thread.
  public var onLine: (@Sendable (String) -> Void)? {
    get { lock.withLock { settings.onLine } }
    set { lock.withLock { settings.onLine = newValue } }
  }

  /// How many lines are kept, the last ones; `nil` for all.
  public var mostLines: Int? {
    get { lock.withLock { settings.mostLines } }
    set { lock.withLock { settings.mostLines = newValue } }
  }

  /// Records that the object gets the callback in which this stands, under the name of its class, or under another.
  ///
  /// Objects are told apart by numbers, which stand where addresses do, so that each run of an app has the same lines.
  public func record(_ object: AnyObject, as name: String? = nil, _ callback: String = #function) {
    let name = name ?? String(String(describing: type(of: object)).prefix { $0 != "<" })
    let isEnding = callback.hasPrefix("deinit") || callback.hasPrefix("dealloc")
    write { "<\(name): 0x\(String(numbers.number(of: object, isEnding: isEnding), radix: 16))> \(callback)" }
    #if !canImport(ObjectiveC)
      // An object whose last reference goes here may record its `deinit`, for which it needs the lock.
      withExtendedLifetime(lock.withLock { numbers.letGo() }) {}
    #endif
  }

  /// Records a callback of what is no object, such as `onAppear` of a view of SwiftUI's.
  public func record(view name: String, _ callback: String) { write { "\(name) \(callback)" } }

  /// Makes a line and keeps it. The lock is held meanwhile, so that the lines of two threads do not mix.
  private func write(_ line: () -> String) {
    let (line, onLine) = lock.withLock {
      let line = line()
      recorded.append(line)
      // Moving all lines for each one would take long.
      if let most = settings.mostLines, recorded.count / 2 > max(most, 64) { recorded = Array(kept) }
      if settings.isPrinting { print(line) }
      return (line, settings.onLine)
    }
    onLine?(line)
  }

  private var kept: ArraySlice<String> { recorded.suffix(max(0, settings.mostLines ?? .max)) }

  /// What was recorded, a line for each call.
  public var log: String { lock.withLock { kept.map { "\($0)\n" }.joined() } }

  /// Forgets what was recorded. The objects keep their numbers.
  public func clear() { lock.withLock { recorded = [] } }
}

#if canImport(ObjectiveC)
  /// The numbers of objects. Each object has its own with it, which goes when the object does: another one that gets its place
  /// in memory has another number. A weak reference would not do, because none can be made in `deinit`.
  private struct ObjectNumbers {
    private var count = 0
    /// It is never given back, because another recorder might get it.
    private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    mutating func number(of object: AnyObject, isEnding: Bool) -> Int {
      let known = objc_getAssociatedObject(object, key) as? Int
      if known == nil { count += 1 }
      let number = known ?? count
      if isEnding {
        objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
      } else if known == nil {
        objc_setAssociatedObject(object, key, number, .OBJC_ASSOCIATION_RETAIN)
      }
      return number
    }
  }
#else
  /// The numbers of objects, beside weak references: another object may get the place of one that is gone.
  private struct ObjectNumbers {
    private struct Numbered {
      weak var object: AnyObject?
      let number: Int
    }

    private var count = 0
    private var known: [ObjectIdentifier: Numbered] = [:]
    /// How many there may be before those of objects that are gone are forgotten.
    private var most = 64
    /// The objects that were looked at for that, which are let go of elsewhere.
    private var seen: [AnyObject] = []

    mutating func number(of object: AnyObject, isEnding: Bool) -> Int {
      let identity = ObjectIdentifier(object)
      // A reference to an object that is ending is empty already.
      if isEnding, let found = known.removeValue(forKey: identity) { return found.number }
      if let found = known[identity], found.object === object { return found.number }
      count += 1
      if !isEnding { known[identity] = Numbered(object: object, number: count) }
      if known.count > most { forget() }
      return count
    }

    private mutating func forget() {
      let living = known.compactMapValues { $0.object }
      known = known.filter { living[$0.key] != nil }
      most = max(64, 2 * known.count)
      seen += living.values
    }

    mutating func letGo() -> [AnyObject] {
      defer { seen = [] }
      return seen
    }
  }
#endif

// The watch has a UIKit without view controllers.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  import UIKit

  extension LifecycleRecorder {
    /// Records every view controller but the system's own from now on, without a line of code in them: it puts its own
    /// implementations in the place of `UIViewController`'s.
    ///
    /// What is recorded is `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear` and
    /// `viewDidDisappear`; neither layout nor moves to a parent nor `deinit`. A line is written when an override calls
    /// `super`, so that one that does not is not recorded. A class that records itself is recorded twice.
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

    /// Records the app's view controllers, which may lie in frameworks, tests and extensions, and not the system's.
    private func recordIfOwn(_ object: AnyObject, _ callback: String) {
      let path = Bundle(for: type(of: object)).bundlePath + "/"
      if !path.contains("/System/Library/") && !path.contains("/usr/lib/") { record(object, callback) }
    }
  }
#endif
