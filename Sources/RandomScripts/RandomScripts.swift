public import Lifecycle

/// Random hierarchies and random things that happen to them, the same for the same seed: for laws that must hold
/// whatever happens, and for measuring.
public struct RandomScripts {
  var random: SeededGenerator
  var names: [String] = []
  /// That of the script which is being made.
  var release = Release.newest
  /// Whether the release of the script has SwiftUI.
  private var hasSwiftUI = false
  /// Whether SwiftUI views are somewhere in the script.
  var hasViews = false

  /// Scripts that follow from the seed.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A script of 4 to 14 steps on a small hierarchy, on any release and idiom. Most steps are possible in the state that
  /// those before them lead to; about one in six is made without a look at it.
  public mutating func script() -> Script {
    var script = world()
    var start = ScriptWalk(script)
    // A structure that its platform refuses has no states; now and then there is one.
    while start == nil, !chance(6) {
      script = world()
      start = ScriptWalk(script)
    }
    script.steps = steps(Int.random(in: 4...14, using: &random), from: start, on: script.platform)
    return script
  }

  /// An app and what it runs on, to which nothing has happened yet.
  private mutating func world() -> Script {
    names = []
    let platform = Platform(
      release: Release.all.randomElement(using: &random) ?? .newest, idiom: chance(4) ? .pad : .phone,
      scenes: chance(3) ? false : nil)
    release = platform.release
    hasSwiftUI = platform.release.major >= 13
    hasViews = false
    var structure = Structure(term(depth: 0))
    structure.pageStyle = chance(2) ? .scroll : .pageCurl
    if chance(6) { structure.contexts = [someName()] }
    if chance(4) { structure.manualForwarding = names.filter { _ in chance(2) } }
    structure.preservesState = chance(4)
    structure.usesTabs = platform.release.major >= 18 && chance(4)
    return Script(structure: structure, platform: platform, steps: [])
  }

  /// A script of that many steps on a world that has about 50 controllers to begin with.
  public mutating func largeScript(steps count: Int) -> Script {
    names = []
    release = .newest
    let tabs: [Structure.Term] = [
      .navigation(controllers(12)),
      .navigation(controllers(6) + [.container(newName(), children: [.navigation(controllers(8))])]),
      .page(controllers(8)), .split(primary: .navigation(controllers(3)), secondary: .controller(newName())),
      .container(newName(), children: controllers(1)),
    ]
    let structure = Structure(.tabBar(tabs))
    let steps = (0..<count).map { _ in step(everyday: true) }
    return Script(structure: structure, platform: Platform(idiom: .pad), steps: steps)
  }

  private mutating func controllers(_ count: Int) -> [Structure.Term] {
    (0..<count).map { _ in .controller(newName()) }
  }

  mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  mutating func newName() -> String {
    let name = "C\(names.count)"
    names.append(name)
    return name
  }

  /// A name that was used, or now and then one that was not.
  mutating func someName() -> String { chance(12) ? "Nobody" : names.randomElement(using: &random) ?? "C0" }

  // MARK: Structures

  mutating func term(depth: Int) -> Structure.Term {
    switch Int.random(in: 0..<(depth > 2 ? 3 : 11), using: &random) {
    case 3, 4: return .navigation(stack(1...3, depth: depth))
    case 5: return .tabBar(terms(1...3, depth: depth))
    case 6, 7: return .container(newName(), children: terms(0...2, depth: depth))
    case 8: return .page(terms(1...3, depth: depth))
    case 9:
      let primary = term(depth: depth + 1)
      let supplementary = chance(5) ? term(depth: depth + 1) : nil
      return .split(primary: primary, supplementary: supplementary, secondary: term(depth: depth + 1))
    case 10 where hasSwiftUI:
      hasViews = true
      return .swiftUI(.view(newName(), swiftUIViews()))
    default: return .controller(newName())
    }
  }

  /// What stands inside a SwiftUI view: views, and what SwiftUI makes of UIKit's.
  private mutating func swiftUIViews() -> [SwiftUIView] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .view(newName(), [])
      case 1: .uiView(newName())
      case 2: .view(newName(), [.controller(newName())])
      default: .controller(newName())
      }
    }
  }

  mutating func terms(_ count: ClosedRange<Int>, depth: Int) -> [Structure.Term] {
    (0..<Int.random(in: count, using: &random)).map { _ in term(depth: depth + 1) }
  }

  /// What can stand on a navigation stack; now and then something that cannot.
  mutating func stack(_ count: ClosedRange<Int>, depth: Int) -> [Structure.Term] {
    terms(count, depth: depth).map { term in
      switch term {
      case .controller, .container, .swiftUI: term
      default: chance(20) ? term : .container(newName(), children: [term])
      }
    }
  }
}
