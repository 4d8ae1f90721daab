/// A call that UIKit makes, named in Swift's spelling without parentheses or argument labels.
///
/// What the model knows of one is the row that declares it, in the file of those like it. The vocabulary is open: an unwind
/// action, for one, has the name that the app gave it.
public struct Callback: Hashable, Sendable, ExpressibleByStringLiteral {
  let declaration: Declaration

  /// A callback of that name: the declared one, or one of the app's own.
  public init(_ name: String) { self = Self.byName[name] ?? Callback(Declaration(name)) }

  /// A callback of that name: the declared one, or one of the app's own.
  public init(stringLiteral name: String) { self.init(name) }

  private init(_ declaration: Declaration) { self.declaration = declaration }

  /// A row of the table. A selector that follows from the Swift signature is not written.
  init(
    _ name: String, of receiver: Receiver, _ releases: ReleaseRange = .all, deprecatedFrom deprecation: Int? = nil,
    swift: String? = nil, objectiveC: String? = nil, isSeldomUsed: Bool = false
  ) {
    self.init(
      Declaration(
        name, of: receiver, releases, deprecation: deprecation, swift: swift, objectiveC: objectiveC,
        isSeldomUsed: isSeldomUsed))
  }

  /// Declared ones are compared as objects, without a look at their names.
  public static func == (left: Callback, right: Callback) -> Bool {
    left.declaration === right.declaration
      || left.receiver == nil && right.receiver == nil && left.name == right.name
  }

  /// Declared ones are hashed as objects, without a look at their names.
  public func hash(into hasher: inout Hasher) {
    if receiver == nil { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(declaration)) }
  }
}

extension Callback {
  /// What is known of a callback. Copies of a callback share it.
  final class Declaration: Sendable {
    let name: String
    /// `nil` for a name of the app's own.
    let receiver: Receiver?
    let releases: ReleaseRange
    let deprecation: Int?
    let swift: String?
    /// `nil` where the rule has it.
    let objectiveC: String?
    let isSeldomUsed: Bool

    init(
      _ name: String, of receiver: Receiver? = nil, _ releases: ReleaseRange = .all, deprecation: Int? = nil,
      swift: String? = nil, objectiveC: String? = nil, isSeldomUsed: Bool = false
    ) {
      self.name = name
      self.receiver = receiver
      self.releases = releases
      self.deprecation = deprecation
      self.swift = swift
      self.objectiveC = objectiveC
      self.isSeldomUsed = isSeldomUsed
    }
  }

  /// The name as logs and scenario files write it.
  public var name: String { declaration.name }

  /// What the call is declared by; `nil` for a name of the app's own.
  public var receiver: Receiver? { declaration.receiver }

  /// The releases that have the callback, those before the model's first one among them; every release where a name is no
  /// declaration of UIKit's. (Apple's pages.)
  public var releases: ReleaseRange { declaration.releases }

  /// The release from which on the callback is deprecated; `nil` where it is not. (Apple's pages; the app delegate's:
  /// WWDC25 243.)
  public var deprecation: Int? { declaration.deprecation }

  /// The release that brought the callback; `nil` where there was none.
  public var firstRelease: Int? { releases.first }

  /// Whether few apps have code for it: `init()` calls `init(nibName:bundle:)`, a view is there whoever asks for it, and
  /// `onChange` sees a first value only if it asks to.
  public var isSeldomUsed: Bool { declaration.isSeldomUsed }

  /// How Swift declares it, as Apple's documentation titles the page: `scene(_:willConnectTo:options:)`. `nil` for what is
  /// declared nowhere. (Apple's pages.)
  public var swiftSignature: String? { declaration.swift }

  /// How Objective-C declares it: `scene:willConnectToSession:options:`. `nil` where it cannot. (Apple's pages.)
  public var objectiveCSelector: String? {
    guard let signature = swiftSignature, receiver != .swiftUI else { return nil }
    return declaration.objectiveC ?? Self.selector(of: signature)
  }

  /// The selector by the rule: `a(_:b:)` is `a:b:`, and `a()` is `a`.
  private static func selector(of signature: String) -> String {
    var selector = ""
    for character in signature where character != "_" && character != ")" {
      if character != "(" { selector.append(character) }
    }
    return selector
  }
}
