// What SwiftUI calls: its representables' methods, and its views' modifiers.
extension Callback {
  /// The object is made that passes on what UIKit reports.
  public static let makeCoordinator = Callback("makeCoordinator", of: .swiftUI, .from(13), swift: "makeCoordinator()")
  /// The view controller is made.
  public static let makeUIViewController = Callback(
    "makeUIViewController", of: .swiftUI, .from(13), swift: "makeUIViewController(context:)")
  /// State or environment is another one.
  public static let updateUIViewController = Callback(
    "updateUIViewController", of: .swiftUI, .from(13), swift: "updateUIViewController(_:context:)")
  /// The view controller is about to be removed.
  public static let dismantleUIViewController = Callback(
    "dismantleUIViewController", of: .swiftUI, .from(13), swift: "dismantleUIViewController(_:coordinator:)")
  /// The view is made.
  public static let makeUIView = Callback("makeUIView", of: .swiftUI, .from(13), swift: "makeUIView(context:)")
  /// State or environment is another one.
  public static let updateUIView = Callback("updateUIView", of: .swiftUI, .from(13), swift: "updateUIView(_:context:)")
  /// The view is about to be removed.
  public static let dismantleUIView = Callback(
    "dismantleUIView", of: .swiftUI, .from(13), swift: "dismantleUIView(_:coordinator:)")
  /// The view is about to be seen.
  public static let onAppear = Callback("onAppear", of: .swiftUI, .from(13), swift: "onAppear(perform:)")
  /// A value that the view watches has its first value; `onChange(of:initial:_:)`, from iOS 17.
  public static let onChange = Callback(
    "onChange", of: .swiftUI, .from(17), swift: "onChange(of:initial:_:)", isSeldomUsed: true)
  /// The view's asynchronous work begins; from iOS 15.
  public static let task = Callback("task", of: .swiftUI, .from(15), swift: "task(priority:_:)")
  /// The view is no longer seen.
  public static let onDisappear = Callback("onDisappear", of: .swiftUI, .from(13), swift: "onDisappear(perform:)")
  /// The view's asynchronous work is told to stop; from iOS 15.
  public static let taskCancelled = Callback("taskCancelled", of: .swiftUI, .from(15))

  /// All of these, in the order of a life.
  static let swiftUIRows: [Callback] = [
    .makeCoordinator, .makeUIViewController, .updateUIViewController, .dismantleUIViewController, .makeUIView,
    .updateUIView, .dismantleUIView, .onAppear, .onChange, .task, .onDisappear, .taskCancelled,
  ]
}
