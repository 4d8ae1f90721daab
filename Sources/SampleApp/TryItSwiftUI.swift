import Lifecycle

/// The code of a scenario whose screen is SwiftUI's: views that print, and state that its steps change.
struct TryItSwiftUI {
  /// The whole file.
  let text: String
  /// What no other scenario has: the screen, and the steps.
  let own: String

  init(view: SwiftUIView, steps: [(step: ScriptStep, simulated: Step)]) {
    let list = steps.map { "      " + Self.step($0, $1) + "\n" }.joined()
    own = """
        var body: some View {
          \(Self.expression(view).replacing("\n", with: "\n    "))
          .sheet(item: $sheet) { Traced($0.id) { EmptyView() } }
          .fullScreenCover(item: $cover) { Traced($0.id) { EmptyView() } }
          .task { await run() }
        }

        private var steps: [(String, () -> Void)] {
          [

      """ + list + """
            ]
          }

        """
    text = """
      import SwiftUI

      @main
      struct DemoApp: App {
        var body: some Scene { WindowGroup { Demo() } }
      }

      /// What a step names.
      struct Named: Identifiable, Hashable {
        let id: String
      }

      /// What is on screen first, and what happens then, a step every two seconds.
      struct Demo: View {
        @State private var path: [String] = \(Self.path(view))
        @State private var tab = "\(view.names.first ?? "")"
        @State private var sheet: Named?
        @State private var cover: Named?
        @State private var removed: Set<String> = []
        @State private var identity = 0
        @State private var updates = 0


      """ + own + """

          private func run() async {
            for (action, perform) in steps {
              try? await Task.sleep(nanoseconds: 2_000_000_000)
              print("— \\(action)")
              perform()
            }
          }
        }

        /// Prints when it appears and disappears, and when its task runs and ends.
        struct Traced<Content: View>: View {
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

        """ + (TryItHosting.hasRepresentables(view) ? "\n" + TryItHosting.representables : "")
  }

  /// What a navigation stack's path holds at first: all but its root.
  private static func path(_ view: SwiftUIView) -> String {
    let stack: [SwiftUIView]
    switch view {
    case .navigationStack(let views), .navigationView(let views): stack = views
    case .tabView(let tabs):
      guard case .navigationStack(let views)? = tabs.first else { return "[]" }
      stack = views
    case .view, .controller, .uiView: return "[]"
    }
    return "[" + stack.dropFirst().flatMap(\.names).map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  private static func expression(_ view: SwiftUIView) -> String {
    func indented(_ text: String) -> String { text.replacing("\n", with: "\n  ") }
    switch view {
    case .view(let name, let inner):
      let content =
        inner.isEmpty
        ? "EmptyView()"
        : inner.map { child in
          "if !removed.contains(\"\(child.names[0])\") { \(expression(child)) }"
        }.joined(separator: "\n  ")
      return "Traced(\"\(name)\") {\n  \(indented(content))\n}\n.id(\"\(name) \\(identity)\")"
    case .navigationStack(let views), .navigationView(let views):
      let root = views.first.map { indented(expression($0)) } ?? "EmptyView()"
      return "NavigationStack(path: $path) {\n  \(root)\n"
        + "  .navigationDestination(for: String.self) { name in Traced(name) { EmptyView() } }\n}"
    case .tabView(let tabs):
      let content = tabs.map { tab in
        indented(expression(tab)) + "\n  .tabItem { Text(\"\(tab.names[0])\") }.tag(\"\(tab.names[0])\")"
      }.joined(separator: "\n  ")
      return "TabView(selection: $tab) {\n  \(content)\n}"
    case .controller(let name): return made("MadeController", name)
    case .uiView(let name): return made("MadeView", name)
    }
  }

  /// A representable, with the calls that every view gets.
  private static func made(_ type: String, _ name: String) -> String {
    "\(type)(name: \"\(name)\", updates: updates).id(\"\(name) \\(identity)\")\n"
      + ".onAppear { print(\"\(name)Representable onAppear\") }\n"
      + ".onDisappear { print(\"\(name)Representable onDisappear\") }"
  }

  private static func step(_ step: ScriptStep, _ simulated: Step) -> String {
    let action = "\"\(step.action.text)\""
    guard case .swiftUI(let word, let name) = step.action.argument else {
      let way = step.action.word.map { TryItStep.way(of: $0, step, simulated) } ?? .somehow
      return "(\(action), { print(\"\(way.words)\") }),"
    }
    let named = "\"\(name ?? "")\""
    let statement =
      switch word {
      case .push: "path.append(\(named))"
      case .pop: "path.removeLast()"
      case .sheet: "sheet = Named(id: \(named))"
      case .cover: "cover = Named(id: \(named))"
      case .dismiss: "sheet = nil; cover = nil"
      case .tab: "tab = \(named)"
      case .id: "identity += 1"
      case .remove: "removed.insert(\(named))"
      case .insert: "removed.remove(\(named))"
      case .update: "updates += 1"
      }
    return "(\(action), { \(statement) }),"
  }
}
