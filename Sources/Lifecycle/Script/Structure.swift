/// What the window shows before the first step.
public struct Structure: Hashable, Sendable {
  /// A presentation that already stands.
  public struct Presentation: Hashable, Sendable {
    /// The name of the controller that presents.
    public var presenter: String
    /// What it presents.
    public var presented: Term
    /// In which style.
    public var style: PresentationStyle

    /// Makes a presentation.
    public init(presenter: String, presented: Term, style: PresentationStyle) {
      self.presenter = presenter
      self.presented = presented
      self.style = style
    }
  }

  /// One controller with what it contains.
  public indirect enum Term: Hashable, Sendable {
    /// A view controller.
    case controller(String)
    /// A navigation controller and its stack, bottom first.
    case navigation([Term])
    /// A tab bar controller and its tabs; the first is selected.
    case tabBar([Term])
    /// A split view controller; with a supplementary column it is one of three columns, from iOS 14.
    case split(primary: Term, supplementary: Term? = nil, secondary: Term)
    /// A page view controller; the first page is shown.
    case page([Term])
    /// A container of the app's own.
    case container(String, children: [Term])
    /// The app alone, in a state if one is named.
    case app(AppState?)
    /// Window scenes, the first of them connected at launch.
    case scenes([String])
    /// SwiftUI views, each in a hosting controller where UIKit needs one.
    case swiftUI(SwiftUIView)
  }

  /// The root.
  public var root: Term
  /// What already stands over it, lowest first.
  public var presentations: [Presentation]
  /// How page view controllers turn their pages.
  public var pageStyle = PageStyle.scroll
  /// The names of the controllers whose `definesPresentationContext` is set.
  public var contexts: [String] = []
  /// The names of the containers whose `shouldAutomaticallyForwardAppearanceMethods` is false.
  public var manualForwarding: [String] = []
  /// Whether the app preserves its state: its scene delegate gives an activity, or its view controllers have restoration
  /// identifiers.
  public var preservesState = false
  /// Whether its tab bar controllers are filled with `UITab` objects; from iOS 18.
  public var usesTabs = false

  /// Makes a structure.
  public init(_ root: Term, presentations: [Presentation] = []) {
    self.root = root
    self.presentations = presentations
  }

  /// `UIPageViewController.TransitionStyle`, by its Swift names.
  public enum PageStyle: String, CaseIterable, Hashable, Sendable {
    /// The pages lie side by side and are scrolled.
    case scroll
    /// The pages are those of a book.
    case pageCurl
  }
}

extension Structure.Term {
  /// The columns of a split view controller, the primary one first; empty for anything else.
  public var columns: [Structure.Term] {
    guard case .split(let primary, let supplementary, let secondary) = self else { return [] }
    return [primary, supplementary, secondary].compactMap { $0 }
  }

  /// The names in the term, in reading order.
  public var names: [String] {
    var names: [String] = []
    addNames(to: &names)
    return names
  }

  /// One list for all: a list for each term would be made and thrown away for every controller of every step.
  func addNames(to names: inout [String]) {
    switch self {
    case .controller(let name): names.append(name)
    case .navigation(let terms), .tabBar(let terms), .page(let terms): for term in terms { term.addNames(to: &names) }
    case .split: for column in columns { column.addNames(to: &names) }
    case .container(let name, let children):
      names.append(name)
      for child in children { child.addNames(to: &names) }
    case .swiftUI(let view): names += view.names
    case .app, .scenes: break
    }
  }

  /// The names of those that are SwiftUI views, whether UIKit's are inside them or not.
  public var viewNames: [String] {
    switch self {
    case .swiftUI(let view): view.names.filter { !view.controllers.contains($0) }
    case .navigation(let terms), .tabBar(let terms), .page(let terms), .container(_, let terms):
      terms.flatMap { $0.viewNames }
    case .split: columns.flatMap { $0.viewNames }
    case .controller, .app, .scenes: []
    }
  }

  /// The kind of container, if it is one that UIKit refuses to push: a navigation or split view controller. (Apple,
  /// `UISplitViewController`.) Apple's page of `pushViewController(_:animated:)` excludes tab bar controllers, too; UIKit
  /// does not check it, and apps push them.
  var nameOfUnpushable: String? {
    switch self {
    case .navigation: "nav"
    case .split: "split"
    default: nil
    }
  }

  /// The term as a scenario file writes it.
  public var description: String {
    func list(_ terms: [Structure.Term]) -> String { terms.map { $0.description }.joined(separator: ", ") }
    switch self {
    case .controller(let name): return name
    case .navigation(let stack): return "nav(\(list(stack)))"
    case .tabBar(let tabs): return "tabBar(\(list(tabs)))"
    case .split(let primary, let supplementary, let secondary):
      let middle = supplementary.map { "supplementary: \($0.description), " } ?? ""
      return "split(primary: \(primary.description), \(middle)secondary: \(secondary.description))"
    case .page(let pages): return "page(\(list(pages)))"
    case .container(let name, let children):
      return "\(name) contains \(children.isEmpty ? "nothing" : list(children))"
    case .app(let state): return state.map { "app in \($0.rawValue)" } ?? "app"
    case .scenes(let names): return "scene(\(names.joined(separator: ", ")))"
    case .swiftUI(let view): return "swiftui \(view.description)"
    }
  }
}

extension Structure {
  /// The names in the structure, in reading order.
  public var names: [String] { root.names + presentations.flatMap { $0.presented.names } }

  /// The names of the window scenes, if the structure is of scenes.
  public var sceneNames: [String] {
    if case .scenes(let names) = root { names } else { [] }
  }

  /// The structure as a scenario file writes it.
  public var description: String {
    ([root.description]
      + presentations.map { "\($0.presenter) presents \($0.presented.description) as \($0.style.rawValue)" })
      .joined(separator: " ; ")
  }
}
