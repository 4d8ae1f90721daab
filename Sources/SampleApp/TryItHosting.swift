import Lifecycle

/// The parts of the code that join UIKit and SwiftUI.
enum TryItHosting {
  /// A hosting controller with its view: an expression.
  static func host(_ view: SwiftUIView) -> String {
    guard let name = view.names.first else { return "UIViewController()" }
    return "host(\"\(name)\") { \(expression(view)) }"
  }

  private static func expression(_ view: SwiftUIView) -> String {
    func list(_ views: [SwiftUIView]) -> String { views.map(expression).joined(separator: "; ") }
    switch view {
    case .view(let name, let inner): return "TracedView(\"\(name)\") { \(inner.isEmpty ? "EmptyView()" : list(inner)) }"
    case .navigationStack(let views), .navigationView(let views): return "NavigationStack { \(list(views)) }"
    case .tabView(let views): return "TabView { \(list(views)) }"
    case .controller(let name): return "MadeController(name: \"\(name)\")"
    case .uiView(let name): return "MadeView(name: \"\(name)\")"
    }
  }

  /// Whether a view makes something of UIKit's.
  static func hasRepresentables(_ view: SwiftUIView) -> Bool {
    switch view {
    case .view(_, let inner), .navigationStack(let inner), .navigationView(let inner), .tabView(let inner):
      inner.contains(where: hasRepresentables)
    case .controller, .uiView: true
    }
  }

  /// What an app of UIKit's needs to host SwiftUI views.
  static let hosts = """
    extension Demo {
      private func host<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) -> UIViewController {
        let controller = TracedHost(name, content())
        made[name] = controller
        return controller
      }
    }

    /// Prints what UIKit calls on a hosting controller.
    final class TracedHost<Content: View>: UIHostingController<Content> {
      private let name: String

      init(_ name: String, _ content: Content) {
        self.name = name + "Host"
        super.init(rootView: content)
        title = name
      }

      required init?(coder: NSCoder) { nil }
      deinit { print("\\(name) deinit") }
      private func log(_ call: String = #function) { print("\\(name) \\(call)") }

      override func viewDidLoad() { log(); super.viewDidLoad() }
      override func viewWillAppear(_ animated: Bool) { log(); super.viewWillAppear(animated) }
      override func viewIsAppearing(_ animated: Bool) { log(); super.viewIsAppearing(animated) }
      override func viewDidAppear(_ animated: Bool) { log(); super.viewDidAppear(animated) }
      override func viewWillDisappear(_ animated: Bool) { log(); super.viewWillDisappear(animated) }
      override func viewDidDisappear(_ animated: Bool) { log(); super.viewDidDisappear(animated) }
    }

    /// Prints when it appears and disappears, and when its task runs and ends.
    struct TracedView<Content: View>: View {
      let name: String
      @ViewBuilder let content: () -> Content

      init(_ name: String, @ViewBuilder content: @escaping () -> Content) {
        self.name = name
        self.content = content
      }

      var body: some View {
        VStack {
          Text(name)
          content()
        }
        .onAppear { print("\\(name) onAppear") }
        .onDisappear { print("\\(name) onDisappear") }
        .task {
          print("\\(name) task")
          try? await Task.sleep(nanoseconds: 3_600_000_000_000)
          print("\\(name) taskCancelled")
        }
      }
    }

    """

  /// Representables that print what SwiftUI calls on them; a changed number makes SwiftUI update them.
  static let representables = """
    /// Prints what SwiftUI calls on it, and makes a view controller.
    struct MadeController: UIViewControllerRepresentable {
      let name: String
      var updates = 0

      func makeCoordinator() { print("\\(name)Representable makeCoordinator") }
      func makeUIViewController(context: Context) -> MadeViewController {
        print("\\(name)Representable makeUIViewController")
        return MadeViewController(name)
      }
      func updateUIViewController(_ controller: MadeViewController, context: Context) {
        print("\\(name)Representable updateUIViewController")
      }
      static func dismantleUIViewController(_ controller: MadeViewController, coordinator: ()) {
        print("\\(controller.title ?? "")Representable dismantleUIViewController")
      }
    }

    /// Prints what UIKit calls on it.
    final class MadeViewController: UIViewController {
      private let name: String

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
      }

      required init?(coder: NSCoder) { nil }
      deinit { print("\\(name) deinit") }
      private func log(_ call: String = #function) { print("\\(name) \\(call)") }

      override func viewDidLoad() { log(); super.viewDidLoad() }
      override func viewWillAppear(_ animated: Bool) { log(); super.viewWillAppear(animated) }
      override func viewIsAppearing(_ animated: Bool) { log(); super.viewIsAppearing(animated) }
      override func viewDidAppear(_ animated: Bool) { log(); super.viewDidAppear(animated) }
      override func viewWillDisappear(_ animated: Bool) { log(); super.viewWillDisappear(animated) }
      override func viewDidDisappear(_ animated: Bool) { log(); super.viewDidDisappear(animated) }
      override func willMove(toParent parent: UIViewController?) { log(); super.willMove(toParent: parent) }
      override func didMove(toParent parent: UIViewController?) { log(); super.didMove(toParent: parent) }
    }

    /// Prints what SwiftUI calls on it, and makes a view.
    struct MadeView: UIViewRepresentable {
      let name: String
      var updates = 0

      func makeCoordinator() { print("\\(name)Representable makeCoordinator") }
      func makeUIView(context: Context) -> UILabel {
        print("\\(name)Representable makeUIView")
        let label = UILabel()
        label.accessibilityIdentifier = name
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {
        print("\\(name)Representable updateUIView")
        label.text = "\\(name) \\(updates)"
      }
      static func dismantleUIView(_ label: UILabel, coordinator: ()) {
        print("\\(label.accessibilityIdentifier ?? "")Representable dismantleUIView")
      }
    }

    """
}
