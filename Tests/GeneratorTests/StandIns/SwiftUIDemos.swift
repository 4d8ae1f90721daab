// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the files of scenarios use of SwiftUI besides, as its interface declares it.
import UIKit

extension ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct TupleView<Contents>: View {
  nonisolated init() {}
  public var body: Never { fatalError() }
}
public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct NavigationStack<Root: View>: View {
  public init(@ViewBuilder root: () -> Root) {}
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {}
  public var body: Never { fatalError() }
}
public struct TabView<Selection: Hashable, Content: View>: View {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
extension TabView where Selection == Int { public init(@ViewBuilder content: () -> Content) {} }
extension View {
  public func id(_ id: some Hashable) -> some View { self }
  public func tag(_ tag: some Hashable) -> some View { self }
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  public func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
  ) -> some View { self }
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { self }
}
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
