// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the recorder uses of the Objective-C runtime, as its headers declare it for Swift.

public struct Selector { public init(_ name: String) {} }
public struct Method {}
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_getImplementation(_ method: Method) -> IMP { fatalError() }
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { fatalError() }
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }

public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

// The compiler calls these where a block takes a Boolean.
@frozen public struct ObjCBool { let value: Bool }
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value: value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.value }
