public import Lifecycle
public import Scenarios

/// Swift code with which a reader lets a scenario happen in an app of their own and sees it in the console.
///
/// The code logs as this site does, sets up the scenario's structure and does its steps one after another. What only a
/// finger or the system can do waits for the reader, in words.
public struct TryItCode: Sendable {
  /// The whole file, to be put in place of a new project's own delegates.
  public let text: String
  /// What of it is the scenario's own: what it shows first, and its steps.
  public let excerpt: String

  /// Writes the code of a scenario.
  public init(_ scenario: Scenario, _ trace: Trace) {
    let head =
      SwiftComment.line("\(scenario.id): \(scenario.title.english)") + SwiftComment.line(trace.structure) + "\n"
    if case .swiftUI(let view) = scenario.structure.root {
      let steps = zip(scenario.steps, trace.steps).map { (step: $0.script, simulated: $1) }
      let code = TryItSwiftUI(view: view, steps: steps)
      text = head + code.text
      excerpt = head + Self.outdented(code.own)
      return
    }
    let structure = TryItStructure(scenario.structure)
    let own = Self.own(structure, scenario, trace)
    let hosts = scenario.hostedViews
    let hosting = hosts.isEmpty ? "" : "\n" + TryItHosting.hosts
    let representables = hosts.contains(where: TryItHosting.hasRepresentables) ? "\n" + TryItHosting.representables : ""
    let zooms = scenario.steps.contains { $0.script.animator == .zoom }
    text =
      head + "import UIKit\n" + (hosts.isEmpty ? "" : "import SwiftUI\n") + "\n" + Self.demo + own
      + Self.tools + "}\n\n" + TryItText.traced + "\n" + TryItText.delegates
      + (zooms ? "\n" + TryItText.zoom : "") + (structure.hasPages ? "\n" + TryItText.pages : "") + hosting
      + representables + "\n" + (trace.platform.hasScenes ? TryItText.sceneApp : TryItText.plainApp)
    excerpt = head + Self.outdented(own)
  }

  /// The members of `Demo` that no other scenario has.
  private static func own(_ structure: TryItStructure, _ scenario: Scenario, _ trace: Trace) -> String {
    // What a step brings again has been kept by the app, as its scenario says.
    let kept = Set(scenario.steps.filter(\.script.again).flatMap { $0.script.action.argument.names }).sorted()
    let keeping = kept.isEmpty ? [] : ["keptNames = [\(kept.map { "\"\($0)\"" }.joined(separator: ", "))]"]
    let setUp = (keeping + structure.statements).map { "    \($0)\n" }.joined()
    let list = zip(scenario.steps, trace.steps).map { step, simulated in
      "    " + TryItStep(step.script, simulated).code.replacing("\n", with: "\n    ") + "\n"
    }.joined()
    return "  func start() {\n" + setUp + "  }\n\n  lazy var steps: [Step] = [\n" + list + "  ]\n"
  }

  private static func outdented(_ members: String) -> String {
    members.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n")
  }

  private static let demo = """
    /// What is on screen first, and what happens then, a step every two seconds, or ten after what a hand does.
    @MainActor final class Demo {
      enum Step {
        case code(String, () -> Void)
        /// While the transition of the step before is still running.
        case during(String, () -> Void)
        case byHand(String, String)
      }

      let window: UIWindow
      let delegates = Delegates()
      private var made = Made()
      private var kept: [UIViewController] = []
      private var keptNames: Set<String> = []

      init(window: UIWindow) { self.window = window }


    """

  private static let tools = """

      func run() {
        start()
        window.makeKeyAndVisible()
        Task { await takeSteps() }
      }

      private func takeSteps() async {
        var seconds = 2.0
        for step in steps {
          if case .during = step { seconds = 0.1 }
          try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
          switch step {
          case .code(let action, let perform), .during(let action, let perform):
            print("— \\(action)")
            perform()
            seconds = 2
          case .byHand(let action, let what):
            print("— \\(action): \\(what)")
            seconds = 10
          }
        }
      }

      /// Makes a controller that logs; the name then stands for the newest one.
      private func make(_ name: String) -> UIViewController {
        let controller = Traced(name)
        made[name] = controller
        if keptNames.contains(name) { kept.append(controller) }
        return controller
      }

      /// For a controller that nothing else keeps.
      private func keep(_ controller: UIViewController) -> UIViewController {
        kept.append(controller)
        return controller
      }

      private func navigation(_ stack: [UIViewController]) -> UINavigationController {
        let controller = UINavigationController()
        controller.delegate = delegates
        controller.viewControllers = stack
        return controller
      }

      private func tabs(_ tabs: [UIViewController]) -> UITabBarController {
        let controller = UITabBarController()
        controller.delegate = delegates
        controller.viewControllers = tabs
        return controller
      }

      private func embed(_ child: UIViewController?, in parent: UIViewController?) {
        guard let child, let parent else { return }
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }

      private func present(
        _ controller: UIViewController, as style: UIModalPresentationStyle, from name: String, animated: Bool
      ) {
        controller.modalPresentationStyle = style
        controller.presentationController?.delegate = delegates
        controller.popoverPresentationController?.sourceView = made[name]?.view
        made[name]?.present(controller, animated: animated) { print("presentCompletion") }
      }

      /// The container of that kind in front: in what is presented last, or below it.
      private func front<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var chain: [UIViewController] = []
        var next = window.rootViewController
        while let controller = next {
          chain.append(controller)
          next = controller.presentedViewController
        }
        func search(_ controller: UIViewController) -> Container? {
          let shown = (controller as? UITabBarController)?.selectedViewController.map { [$0] }
            ?? (controller as? UINavigationController)?.topViewController.map { [$0] } ?? controller.children
          return shown.lazy.compactMap(search).first ?? controller as? Container
        }
        return chain.reversed().lazy.compactMap(search).first
      }

    """
}
