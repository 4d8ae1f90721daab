import Lifecycle

/// A generator of random numbers that gives the same ones for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Random hierarchies and random things that happen to them.
struct RandomScripts {
  private var random: SeededGenerator
  private var names: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func script() -> Script {
    names = []
    let release = Release.all.randomElement(using: &random) ?? .newest
    let platform = Platform(
      release: release, idiom: chance(4) ? .pad : .phone, scenes: chance(3) ? false : nil)
    let structure = Structure(term(depth: 0))
    var steps = chance(2) ? [ScriptStep(Action(.launch, text: "launch"))] : []
    for _ in 0..<Int.random(in: 4...14, using: &random) { steps.append(step()) }
    return Script(structure: structure, platform: platform, steps: steps)
  }

  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  private mutating func newName() -> String {
    let name = "C\(names.count)"
    names.append(name)
    return name
  }

  /// A name that was used, or now and then one that was not.
  private mutating func someName() -> String { chance(12) ? "Nobody" : names.randomElement(using: &random) ?? "C0" }

  private mutating func term(depth: Int) -> Structure.Term {
    switch Int.random(in: 0..<(depth > 2 ? 3 : 8), using: &random) {
    case 3, 4: .navigation(stack(1...3, depth: depth))
    case 5: .tabBar(terms(1...3, depth: depth))
    case 6: .container(newName(), children: terms(0...2, depth: depth))
    default: .controller(newName())
    }
  }

  private mutating func terms(_ count: ClosedRange<Int>, depth: Int) -> [Structure.Term] {
    (0..<Int.random(in: count, using: &random)).map { _ in term(depth: depth + 1) }
  }

  /// What can stand on a navigation stack; now and then something that cannot.
  private mutating func stack(_ count: ClosedRange<Int>, depth: Int) -> [Structure.Term] {
    terms(count, depth: depth).map { term in
      switch term {
      case .controller, .container: term
      default: chance(20) ? term : .container(newName(), children: [term])
      }
    }
  }

  private static let words: [ActionWord] = [
    .push, .push, .push, .pop, .pop, .popToRoot, .popTo, .setStack, .show, .unwind, .present, .present, .present,
    .dismiss,
    .dismiss, .selectTab, .selectTab, .beginInteractivePop, .beginInteractivePop, .cancelInteractivePop,
    .finishInteractivePop, .beginInteractivePush, .cancelInteractivePush, .finishInteractivePush,
    .beginInteractiveDismiss, .beginInteractiveDismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss,
    .peekPress,
    .peekPreview, .peekRelease, .peekCommit, .switchRoot, .rotate, .memoryWarning, .home, .reopen, .appSwitcher,
    .appSwitcherReturn, .terminate, .launch,
  ]

  private mutating func step() -> ScriptStep {
    let word = Self.words.randomElement(using: &random) ?? .pop
    let argument: Action.Argument
    switch word.pattern {
    case .none: argument = .none
    case .name, .optionalName, .word: argument = .name(chance(3) && word == .peekPress ? newName() : someName())
    case .term: argument = .term(word == .switchRoot ? term(depth: 1) : stack(1...1, depth: 0)[0])
    case .stack: argument = .stack((0..<Int.random(in: 0...3, using: &random)).map { _ in stackItem() })
    case .presentation:
      let style = PresentationStyle.allCases.randomElement(using: &random) ?? .fullScreen
      let presented = term(depth: 1)
      argument = .presentation(presented, style, from: someName())
    case .pair: argument = .pair(someName(), someName())
    }
    return ScriptStep(Action(word, argument, text: word.rawValue), animated: !chance(4))
  }

  private mutating func stackItem() -> Structure.Term { chance(2) ? .controller(someName()) : term(depth: 2) }
}
