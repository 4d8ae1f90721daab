import Lifecycle

/// The structures that a part of a log may begin with, from who is called in it, and how.
struct Guesses {
  let log: StoryLog
  /// Where the part begins.
  let start: Int
  /// Controllers that hold others, as the calls seem to tell.
  var joined: [String: Structure.Term] = [:]

  /// The controllers of the part, in the order of their first calls; those of which more is to be told come first.
  private var controllers: [String] {
    let held = joined.values.flatMap { $0.names.dropFirst() }
    return called.filter { !held.contains($0) }
  }

  private var called: [String] {
    guard start > 0 else { return Array(log.controllers.prefix(5)) }
    var found: [String] = []
    for call in log.calls[start...].prefix(200) {
      let name = log.subject(of: call)
      if log.controllers.contains(name), !found.contains(name) { found.append(name) }
      if found.count == 5 { break }
    }
    return found
  }

  /// The structures, for a launch or for what stands already.
  func guesses(isLaunch: Bool) -> [Start.Guess] {
    let controllers = controllers
    var guesses: [Start.Guess] = []
    if log.clues.tellsOfViews {
      guesses = views
      // Who is not called by SwiftUI is UIKit's, and shows the views.
      guard controllers.contains(where: { !log.views.contains($0) }) else { return guesses }
    }
    guard !controllers.isEmpty else { return alone(isLaunch: isLaunch) }
    let containment = Containment(log, from: start)
    if isLaunch { guesses += containment.guesses }
    if !isLaunch {
      guesses += containment.silentParents.prefix(2).map {
        Start.Guess(.container($0, children: []), top: $0, cost: 0.2)
      }
    }
    var tops = Array(controllers.prefix(isLaunch ? 2 : 3))
    if !isLaunch { tops.append(StoryLog.hidden[0]) }
    for (place, top) in tops.enumerated() {
      let others = controllers.filter { $0 != top }
      let cost = Double(place) * 0.1 + (StoryLog.hidden.contains(top) ? 0.3 : 0)
      guesses += plain(top, others, cost)
      guesses += tabs(top, others, cost)
      if !isLaunch, place == 0, log.clues.tellsOfUnwind, others.count > 1 {
        guesses.append(Start.Guess(.navigation(controllers.reversed().map(term)), top: top, cost: 0.4))
      }
      if isLaunch {
        // A root that a pushed controller covers from the first.
        guesses += others.prefix(1).map { Start.Guess(.navigation([term($0), term(top)]), top: top, cost: cost + 0.6) }
      } else {
        guesses += deeper(top, others, cost) + chains(top, others)
      }
      guesses += rare(top, others, cost, isLaunch: isLaunch)
    }
    if joined.isEmpty {
      for reading in log.companions.readings {
        guesses += Guesses(log: log, start: start, joined: reading).guesses(isLaunch: isLaunch).map { guess in
          var guess = guess
          guess.cost += 0.1
          return guess
        }
      }
    }
    return guesses
  }

  func term(_ name: String) -> Structure.Term { joined[name] ?? log.views.term(name) }

  private func plain(_ top: String, _ others: [String], _ cost: Double) -> [Start.Guess] {
    [
      Start.Guess(.navigation([term(top)]), top: top, cost: cost + 0.2),
      Start.Guess(term(top), top: top, cost: cost + 0.25),
    ]
  }

  private func tabs(_ top: String, _ others: [String], _ cost: Double) -> [Start.Guess] {
    let hidden = StoryLog.hidden.filter { $0 != top }
    let cost = cost - NameHints.gain(ofNames: [top] + others, like: "tab") - log.clues.gain(of: .tabs)
    var guesses: [Start.Guess] = []
    // A tab that no line names stands there only where it is needed.
    for (rest, more) in others.isEmpty ? [(hidden, 0.0)] : [(others, 0.0), (others + hidden, 0.1)] {
      guesses.append(Start.Guess(.tabBar([term(top)] + rest.map(term)), top: top, cost: cost + 0.6 + more))
      guesses.append(
        Start.Guess(
          .tabBar([.navigation([term(top)])] + rest.map { .navigation([term($0)]) }), top: top,
          cost: cost + 0.75 + more))
    }
    if log.clues.containers.contains(.tabs), log.clues.containers.contains(.navigation) {
      let (below, third) = (others.first ?? hidden[0], others.count > 1 ? others[1] : hidden[hidden.count - 1])
      guesses += [[term(top)], [term(below), term(top)]].map { stack in
        Start.Guess(.tabBar([.navigation(stack), term(third)]), top: top, cost: cost + 0.9)
      }
    }
    let roots = log.orders.tabs.filter { $0 != top }
    if !roots.isEmpty, !(roots.count == 1 && others.prefix(4).contains(roots[0])) {
      let stacks = ([top] + roots).map { Structure.Term.navigation([term($0)]) }
      guesses.append(Start.Guess(.tabBar(stacks), top: top, cost: cost + 0.5))
      guesses.append(Start.Guess(.tabBar(([top] + roots).map(term)), top: top, cost: cost + 0.55))
    }
    if others.count > 1 {
      guesses += others.prefix(4).flatMap { other in
        [.navigation([term(other)]), term(other)].map {
          Start.Guess(.tabBar([.navigation([term(top)]), $0]), top: top, cost: cost + 0.75)
        }
      }
    }
    return guesses
  }

  /// What lies below what is on screen.
  private func deeper(_ top: String, _ others: [String], _ cost: Double) -> [Start.Guess] {
    var guesses: [Start.Guess] = []
    let hidden = StoryLog.hidden[StoryLog.hidden.contains(top) ? 1 : 0]
    for below in others.prefix(3) + [hidden] {
      let isHidden = below == hidden
      let cost = cost + (isHidden ? 0.25 : 0)
      guesses.append(Start.Guess(.navigation([term(below), term(top)]), top: top, cost: cost + 0.3))
      for third in others.prefix(3) + [hidden] where third != below && !(isHidden && third == hidden) {
        guesses.append(Start.Guess(.navigation([term(third), term(below), term(top)]), top: top, cost: cost + 0.5))
      }
      for style in [PresentationStyle.fullScreen, .pageSheet] {
        let presentation = Structure.Presentation(presenter: below, presented: term(top), style: style)
        guesses.append(Start.Guess(term(below), [presentation], top: top, cost: cost + 0.55))
      }
      for third in others.prefix(2) where third != below {
        let chain = [
          Structure.Presentation(presenter: third, presented: term(below), style: .fullScreen),
          Structure.Presentation(presenter: below, presented: term(top), style: .fullScreen),
        ]
        guesses.append(Start.Guess(term(third), chain, top: top, cost: cost + 1))
      }
      if !isHidden {
        let sheets = [
          Structure.Presentation(presenter: hidden, presented: term(below), style: .pageSheet),
          Structure.Presentation(presenter: below, presented: term(top), style: .pageSheet),
        ]
        guesses.append(Start.Guess(term(hidden), sheets, top: top, cost: cost + 1))
      }
    }
    return guesses
  }

  private func rare(_ top: String, _ others: [String], _ cost: Double, isLaunch: Bool) -> [Start.Guess] {
    let hidden = StoryLog.hidden.filter { $0 != top }
    let pages = [term(top)] + (others.isEmpty ? hidden : others).map(term)
    var guesses: [Start.Guess] = []
    for style in [Structure.PageStyle.scroll, .pageCurl] {
      var guess = Structure(.page(pages))
      guess.pageStyle = style
      let hiddenCost = others.isEmpty ? 0.5 : 0
      let gain = NameHints.gain(ofNames: [top] + others, like: "page")
      let known = gain + log.clues.gain(of: .pages)
      guesses.append(Start.Guess(guess, top: top, cost: cost + (style == .scroll ? 0.8 : 1) + hiddenCost - known))
    }
    guesses.append(Start.Guess(.container(top, children: []), top: top, cost: cost + 1))
    for other in others.prefix(3) {
      guesses.append(Start.Guess(.container(top, children: [term(other)]), top: other, cost: cost + 1.3))
      // One that forwards appearance by hand.
      var byHand = Structure(.container(top, children: [term(other)]))
      byHand.manualForwarding = [top]
      guesses.append(Start.Guess(byHand, top: top, cost: cost + 1.4))
    }
    guesses += Columns(log: log, top: top, others: others).guesses.map { guess in
      var guess = guess
      guess.cost += cost
      return guess
    }
    guesses.append(
      Start.Guess(.container(hidden[0], children: [term(top)]), top: top, cost: cost + (isLaunch ? 2.6 : 1.1)))
    if !isLaunch { guesses.append(Start.Guess(.container(hidden[0], children: []), top: nil, cost: cost + 0.9)) }
    return guesses
  }

  /// The app without interest in controllers.
  private func alone(isLaunch: Bool) -> [Start.Guess] {
    let hasScenes = log.scenes.count > 1
    let root: Structure.Term = hasScenes ? .scenes(log.scenes) : .app(nil)
    func guess(_ term: Structure.Term, _ cost: Double) -> Start.Guess {
      var guess = Start.Guess(term, top: nil, cost: cost)
      // A phone shows one window.
      if hasScenes { guess.idiom = .pad }
      return guess
    }
    var guesses = [guess(root, 0.1)]
    guard !isLaunch else { return guesses }
    for (app, cost) in [(AppState.suspended, 0.3), (.backgroundRunning, 0.4), (.inactive, 0.5)] {
      var guess = guess(hasScenes ? root : .app(app), cost)
      guess.app = app
      guesses.append(guess)
    }
    return guesses
  }
}

extension Start.Guess {
  init(_ structure: Structure, top: String?, cost: Double) {
    self.init(structure.root, structure.presentations, top: top, cost: cost)
    self = Start.Guess(whole: structure, top: top, cost: cost)
  }

  private init(whole structure: Structure, top: String?, cost: Double) {
    self.structure = structure
    self.top = top
    self.cost = cost
  }
}
