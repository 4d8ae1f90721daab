/// The words with which a scenario says what SwiftUI does: `swiftui:PUSH B`.
public enum SwiftUIWord: String, CaseIterable, Hashable, Sendable {
  /// A navigation stack's path grows by a view.
  case push = "PUSH"
  /// A navigation stack's path shrinks by one.
  case pop = "POP"
  /// A view is presented as a sheet.
  case sheet = "SHEET"
  /// A view is presented as a full-screen cover.
  case cover = "COVER"
  /// What is presented goes.
  case dismiss = "DISMISS"
  /// Another tab is selected.
  case tab = "TAB"
  /// A view's `.id` changes: its identity ends, and another begins.
  case id = "ID"
  /// A view is no longer part of its parent's body.
  case remove = "REMOVE"
  /// A view that was removed is part of its parent's body again.
  case insert = "INSERT"
  /// State or environment that a representable reads changes.
  case update = "UPDATE"

  /// Whether a name stands after the word.
  public var takesName: Bool { self != .pop && self != .dismiss }

  /// The releases that have it: SwiftUI is of iOS 13, `fullScreenCover` of 14. (Apple's pages.)
  public var releases: ReleaseRange { .from(self == .cover ? 14 : 13) }
}

/// SwiftUI views, as a structure names them.
public indirect enum SwiftUIView: Hashable, Sendable {
  /// A view with those inside it.
  case view(String, [SwiftUIView])
  /// A `NavigationStack`: its root, then what its path holds.
  case navigationStack([SwiftUIView])
  /// A `NavigationView`, which `NavigationStack` replaced, and which is simulated like one.
  case navigationView([SwiftUIView])
  /// A `TabView`; the first tab is selected.
  case tabView([SwiftUIView])
  /// A view controller of UIKit's that SwiftUI makes (`UIViewControllerRepresentable`).
  case controller(String)
  /// A view of UIKit's that SwiftUI makes (`UIViewRepresentable`).
  case uiView(String)

  /// The names of the views, in reading order.
  public var names: [String] {
    switch self {
    case .view(let name, let inner): [name] + inner.flatMap { $0.names }
    case .navigationStack(let views), .navigationView(let views), .tabView(let views): views.flatMap { $0.names }
    case .controller(let name), .uiView(let name): [name]
    }
  }

  /// The names of the view controllers that SwiftUI makes for the view, but for those inside stacks and tabs.
  var controllers: [String] {
    switch self {
    case .view(_, let inner): inner.flatMap { $0.controllers }
    case .controller(let name): [name]
    case .navigationStack, .navigationView, .tabView, .uiView: []
    }
  }

  /// Whether it is UIKit's, and SwiftUI only makes it.
  var isRepresentable: Bool {
    switch self {
    case .controller, .uiView: true
    default: false
    }
  }

  /// What has it first: the views' own word and the release. SwiftUI is of iOS 13, `NavigationStack` of 16. (Apple's pages.)
  var newest: (word: String, release: Int) {
    switch self {
    case .navigationStack: ("NavigationStack", 16)
    case .controller, .uiView: ("swiftui", 13)
    case .view(_, let inner), .navigationView(let inner), .tabView(let inner):
      inner.map { $0.newest }.reduce(("swiftui", 13)) { $0.1 < $1.release ? ($1.word, $1.release) : $0 }
    }
  }

  /// The views as a scenario file writes them.
  public var description: String {
    func list(_ views: [SwiftUIView]) -> String { views.map { $0.description }.joined(separator: ", ") }
    switch self {
    case .view(let name, let inner): return inner.isEmpty ? name : "\(name) contains \(list(inner))"
    case .navigationStack(let views): return "NavigationStack(\(list(views)))"
    case .navigationView(let views): return "NavigationView(\(list(views)))"
    case .tabView(let views): return "TabView(\(list(views)))"
    case .controller(let name): return "uikit \(name)"
    case .uiView(let name): return "uiview \(name)"
    }
  }
}
