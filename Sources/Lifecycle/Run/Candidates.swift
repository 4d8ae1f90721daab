// What could be tried in a state: every word of the vocabulary with every name that is there, and with one that is new.
extension LifecycleModel {
  /// Every action of the vocabulary, possible or not: a word that takes a name stands here once with each controller and
  /// each scene or view that is there, and once with the new name.
  ///
  /// Only controllers on screen are presenters, for a covered one adds nothing to them. What is new is a single controller. A
  /// stack is one that is there, shortened or with the new controller on top. There are infinitely many other terms and stacks.
  public func vocabulary(in state: WorldState, naming new: String) -> [Action] {
    let names = Names(state, initial: environment.initial, new: new)
    return ActionWord.allCases.flatMap { word in arguments(of: word, names).map { Action(word, $0) } }
      + SwiftUIWord.allCases.flatMap { word in arguments(of: word, names).map { Action(nil, $0) } }
  }

  /// What the word can be tried with in the state: of its vocabulary what stands after it.
  public func arguments(of word: SwiftUIWord, in state: WorldState, naming new: String) -> [Action.Argument] {
    arguments(of: word, Names(state, initial: environment.initial, new: new))
  }

  private func arguments(of word: SwiftUIWord, _ names: Names) -> [Action.Argument] {
    word.takesName ? (names.views + [names.new]).map { .swiftUI(word, $0) } : [.swiftUI(word, nil)]
  }

  /// What the word can be tried with in the state: of its vocabulary what stands after it.
  public func arguments(of word: ActionWord, in state: WorldState, naming new: String) -> [Action.Argument] {
    // Names take their time.
    word.pattern == .none ? [.none] : arguments(of: word, Names(state, initial: environment.initial, new: new))
  }

  private func arguments(of word: ActionWord, _ names: Names) -> [Action.Argument] {
    switch word.pattern {
    case .none: return [.none]
    case .name: return names.all.map { .name($0) }
    case .optionalName: return [.none] + names.all.map { .name($0) }
    case .term: return [.term(.controller(names.new))]
    case .stack: return names.stacks.map { .stack($0.map { .controller($0) }) }
    case .presentation:
      return names.presenters.flatMap { caller in
        PresentationStyle.allCases.filter { $0 != .unknown }.map {
          .presentation(.controller(names.new), $0, from: caller)
        }
      }
    case .pair:
      let isExchange = word == .transition
      return names.controllers.map { isExchange ? .pair($0, names.new) : .pair(names.new, $0) }
    case .word: return (word.closedSet?.words ?? []).map { .name($0) }
    }
  }
}

/// The names that actions can say in a state.
private struct Names {
  let new: String
  let controllers: [String]
  /// Those of them on screen. If a covered controller presents, its outermost container does so, as for the one that covers it.
  let presenters: [String]
  let views: [String]
  let scenes: [String]
  /// Stacks that could be set.
  let stacks: [[String]]

  init(_ state: WorldState, initial: Structure, new: String) {
    self.new = new
    var members = state.hierarchy.members
    if let preview = state.preview { members.append(preview.controller) }
    // Containers that the app does not name take other names where a script says theirs, so that none can be meant.
    let named = members.filter { state.hierarchy[$0].isNamed }
    controllers = named.map { state.hierarchy[$0].name }
    let isVisible = state.hierarchy.marks(state.hierarchy.visible)
    presenters = named.filter { isVisible[$0.index] }.map { state.hierarchy[$0].name }
    views = members.flatMap { state.hierarchy[$0].views?.names ?? [] }
    scenes = state.scenes.map { $0.name }.filter { !$0.isEmpty }
    var stacks = [[new]]
    for id in members where state.hierarchy[id].kind == .navigation {
      let children = state.hierarchy[id].children
      guard children.allSatisfy({ state.hierarchy[$0].isNamed }) else { continue }
      let stack = children.map { state.hierarchy[$0].name }
      for count in stack.indices.dropFirst() { stacks.append(Array(stack[..<count])) }
      stacks.append(stack + [new])
    }
    self.stacks = stacks
  }

  var all: [String] { controllers + views.filter { !controllers.contains($0) } + scenes + [new] }
}
