public import Lifecycle
public import Scenarios

/// Swift code with which a reader lets a scenario happen in an app of their own and sees it in the console.
///
/// The code logs as this site does, sets up the scenario's structure and does its steps one after another. What only a
/// finger or the system can do waits for the reader, in words.
public struct TryItCode: Sendable {
  /// The whole file, to be put in place of a new project's own delegates.
  public let text: String

  /// Writes the code of a scenario.
  public init(_ scenario: Scenario, _ trace: Trace) {
    let head =
      SwiftComment.line("\(scenario.id): \(scenario.title.english)") + SwiftComment.line(trace.structure) + "\n"
    if case .swiftUI(let view) = scenario.structure.root {
      let steps = zip(scenario.steps, trace.steps).map { (step: $0.script, simulated: $1) }
      text = head + TryItSwiftUI(view: view, steps: steps).text
      return
    }
    let steps = zip(scenario.steps, trace.steps).map { TryItStep($0.script, $1) }
    let structure = TryItStructure(scenario.structure)
    let setUp = structure.statements.map { "    \($0)\n" }.joined()
    let list = steps.map { "    " + $0.code.replacing("\n", with: "\n    ") + "\n" }.joined()
    let hosts = scenario.hostedViews
    let hosting = hosts.isEmpty ? "" : "\n" + TryItHosting.hosts
    let representables = hosts.contains(where: TryItHosting.hasRepresentables) ? "\n" + TryItHosting.representables : ""
    text =
      head + "import UIKit\n" + (hosts.isEmpty ? "" : "import SwiftUI\n") + "\n" + Self.demo + "  func start() {\n"
      + setUp + "  }\n\n  lazy var steps: [Step] = [\n"
      + list
      + "  ]\n" + Self.tools + "}\n\n" + TryItText.traced + "\n" + TryItText.delegates
      + (structure.hasPages ? "\n" + TryItText.pages : "") + hosting + representables + "\n"
      + (trace.platform.hasScenes ? TryItText.sceneApp : TryItText.plainApp)
  }

  private static let demo = """
    /// What is on screen first, and what happens then, a step every two seconds.
    final class Demo {
      enum Step {
        case code(String, () -> Void)
        case byHand(String, String)
      }

      let window: UIWindow
      let delegates = Delegates()
      private var made = Made()
      private var kept: [UIViewController] = []

      init(window: UIWindow) { self.window = window }


    """

  private static let tools = """

      func run() {
        start()
        window.makeKeyAndVisible()
        next(0)
      }

      private func next(_ index: Int) {
        guard index < steps.count else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
          switch steps[index] {
          case .code(let action, let perform):
            print("— \\(action)")
            perform()
          case .byHand(let action, let what): print("— \\(action): \\(what)")
          }
          next(index + 1)
        }
      }

      /// Makes a controller that logs; the name then stands for the newest one.
      private func make(_ name: String) -> UIViewController {
        let controller = Traced(name)
        made[name] = controller
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
