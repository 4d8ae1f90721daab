import Diagnostics
import Lifecycle

/// Who holds whom when an app has been launched, where the lines of moves to a parent say it.
struct Containment {
  /// The children of each parent, in the order in which they moved; parents in the order of their first child.
  private var children: [(parent: String, names: [String])] = []
  /// Who was called, in the order of the first calls.
  private var places: [String] = []
  /// The controllers whose views have appeared.
  private var shown: [String] = []

  /// Reads the moves from a place on, until something has been done after the launch.
  init(_ log: StoryLog, from start: Int) {
    var hasAppeared = false
    for place in start..<min(log.calls.count, start + 400) {
      let (callback, name) = (log.callback(of: log.calls[place]), log.subject(of: log.calls[place]))
      if !places.contains(name) { places.append(name) }
      switch callback {
      case .viewWillDisappear, .applicationWillResignActive: return
      case .viewDidAppear:
        hasAppeared = true
        shown.append(name)
      case .viewDidLoad, .loadView, .initialize, .initWithCoder:
        // What comes after the first appearance is another step's; containers come last in theirs.
        if hasAppeared, StoryLog.container(Self.base(name)) == nil { return }
      case .willMoveToParent, .didMoveToParent:
        guard let parent = log.arguments[place], parent != "nil", parent != "null", parent != name else { continue }
        if hasAppeared, callback == .willMoveToParent { return }
        add(name, to: parent)
      default: continue
      }
    }
  }

  private mutating func add(_ name: String, to parent: String) {
    guard !children.contains(where: { $0.names.contains(name) }) else { return }
    if let index = children.firstIndex(where: { $0.parent == parent }) {
      children[index].names.append(name)
    } else {
      children.append((parent, [name]))
    }
  }

  /// The structure, and who is on top of it; none where no line says who holds whom. A container of the app's own may
  /// forward appearance by hand.
  var guesses: [Start.Guess] {
    guard let guess else { return [] }
    let own = children.map { $0.parent }.filter { StoryLog.container(Self.base($0)) == nil }
    guard !own.isEmpty else { return [guess] }
    var byHand = guess.structure
    byHand.manualForwarding = own
    return [guess, Start.Guess(byHand, top: guess.top, cost: guess.cost + 0.3)]
  }

  private var guess: Start.Guess? {
    let held = children.flatMap { $0.names }
    let roots = children.map { $0.parent }.filter { !held.contains($0) }
    // A container's own move is seldom printed: one of them holds the others.
    let outer = roots.first { ["TabBar", "Split", "Page"].contains(StoryLog.container(Self.base($0))) } ?? roots.first
    guard let outer, let term = term(outer, besides: roots.filter { $0 != outer }, depth: 0) else { return nil }
    // Who is not called itself may have stood there before.
    let isSilent = StoryLog.container(Self.base(outer)) == nil && !places.contains(outer)
    return Start.Guess(
      term, top: shown.first { name in !children.contains { $0.parent == name } }, cost: isSilent ? 1.4 : 0)
  }

  /// The controllers of the app's own that hold others and are not called themselves.
  var silentParents: [String] {
    children.map { $0.parent }.filter { StoryLog.container(Self.base($0)) == nil && !places.contains($0) }
  }

  /// Where the first of all that a controller holds came, among the calls.
  private func place(of name: String, depth: Int = 0) -> Int {
    let names = depth < 8 ? children.first { $0.parent == name }?.names ?? [] : []
    return names.map { place(of: $0, depth: depth + 1) }.min() ?? places.firstIndex(of: name) ?? .max
  }

  private func term(_ name: String, besides others: [String] = [], depth: Int) -> Structure.Term? {
    guard depth < 8 else { return nil }
    var names = children.first { $0.parent == name }?.names ?? []
    if !others.isEmpty {
      let all = names + others
      names = Array(all.indices).ascending { Double(place(of: all[$0])) }.map { all[$0] }
    }
    let terms = names.compactMap { term($0, depth: depth + 1) }
    guard terms.count == names.count else { return nil }
    switch StoryLog.container(Self.base(name)) {
    case "Nav": return terms.isEmpty ? nil : .navigation(terms)
    case "TabBar": return terms.isEmpty ? nil : .tabBar(terms)
    case "Page": return terms.isEmpty ? nil : .page(terms)
    case "Split":
      return switch terms.count {
      case 2: .split(primary: terms[0], secondary: terms[1])
      case 3: .split(primary: terms[0], supplementary: terms[1], secondary: terms[2])
      default: nil
      }
    default: return terms.isEmpty ? .controller(name) : .container(name, children: terms)
    }
  }

  /// A name without the number that tells containers of one kind apart: `Nav2` is a navigation controller, too.
  private static func base(_ name: String) -> String {
    String(name.prefix { !$0.isDigit })
  }
}
