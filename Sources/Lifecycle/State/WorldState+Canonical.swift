// The one form of a state: the controllers in the order in which they stand, and nothing of those that are gone.
extension WorldState {
  /// The state in the form that equal situations share.
  ///
  /// Which controller of its name one is belongs to the record of a run and not to a situation, so that all are the first.
  var canonical: WorldState {
    let order = order
    var places = [ControllerID?](repeating: nil, count: hierarchy.count)
    for (place, id) in order.enumerated() { places[id.index] = ControllerID(index: place) }
    var result = self
    result.hierarchy = hierarchy.renumbered(order, places)
    result.status = order.map { status[$0.index] }
    result.hosted = [:]
    for (place, id) in order.enumerated() {
      if let views = hosted[id.index], views != HostedViews() { result.hosted[place] = views }
    }
    result.underway = underway.map { $0.renumbered(order, places, besides: hierarchy) }
    result.skippedTab = skippedTab.flatMap { places[$0.index] }
    return result
  }

  /// Those that are there: in the window, beside it, and in what can still be taken back.
  private var order: [ControllerID] {
    var seen = [Bool](repeating: false, count: hierarchy.count)
    var order: [ControllerID] = []
    func add(_ ids: [ControllerID]) {
      for id in ids where !seen[id.index] {
        seen[id.index] = true
        order.append(id)
      }
    }
    add(hierarchy.members)
    switch underway {
    case .gesture(let transition)?, .held(let transition)?: add(transition.previous.members)
    case .preview(let preview)?: add(hierarchy.subtree(preview.controller))
    case nil: break
    }
    return order
  }
}

extension Hierarchy {
  /// The hierarchy by itself, in the order in which its members stand.
  var compacted: Hierarchy {
    let order = members
    var places = [ControllerID?](repeating: nil, count: count)
    for (place, id) in order.enumerated() { places[id.index] = ControllerID(index: place) }
    return renumbered(order, places)
  }

  /// The hierarchy with those controllers alone, each in its place in the order. Those that it does not have are taken
  /// from the other one, in which they have come since.
  func renumbered(
    _ order: [ControllerID], _ places: [ControllerID?], besides other: Hierarchy? = nil
  ) -> Hierarchy {
    var result = Hierarchy()
    let isOwn = other == nil ? [] : marks(members)
    for id in order {
      let isFound = other == nil || id.index < count && isOwn[id.index]
      var controller = isFound ? self[id] : other?[id] ?? self[id]
      controller.renumber(places)
      result.place(controller)
    }
    result.setRoot(root.flatMap { places[$0.index] })
    result.previewRoot = previewRoot.flatMap { places[$0.index] }
    result.setLoose(looseRoots.compactMap { places[$0.index] })
    return result
  }
}

extension ViewController {
  fileprivate mutating func renumber(_ places: [ControllerID?]) {
    func new(_ id: ControllerID) -> ControllerID? { places[id.index] }
    id = places[id.index] ?? id
    instance = 1
    parent = parent.flatMap(new)
    children = children.compactMap(new)
    loose = loose.compactMap(new)
    presented = presented.flatMap(new)
    search = search.flatMap(new)
    if let presentation {
      let presenter = new(presentation.presenter)
      self.presentation = presenter.map {
        Presentation(
          presenter: $0, caller: new(presentation.caller) ?? $0, style: presentation.style,
          removesPresenter: presentation.removesPresenter)
      }
    }
  }
}

extension Underway {
  fileprivate func renumbered(
    _ order: [ControllerID], _ places: [ControllerID?], besides hierarchy: Hierarchy
  ) -> Underway {
    switch self {
    case .gesture(let transition): return .gesture(transition.renumbered(order, places, besides: hierarchy))
    case .held(let transition): return .held(transition.renumbered(order, places, besides: hierarchy))
    case .preview(var preview):
      preview.controller = places[preview.controller.index] ?? preview.controller
      preview.source = places[preview.source.index] ?? preview.source
      preview.transition = preview.transition.renumbered(order, places, besides: hierarchy)
      return .preview(preview)
    }
  }
}

extension AppearanceTransition {
  fileprivate func renumbered(
    _ order: [ControllerID], _ places: [ControllerID?], besides hierarchy: Hierarchy
  ) -> AppearanceTransition {
    func new(_ id: ControllerID) -> ControllerID? { places[id.index] }
    var result = self
    result.previous = previous.renumbered(order, places, besides: hierarchy)
    result.incoming = incoming.compactMap(new)
    result.outgoing = outgoing.compactMap(new)
    result.comer = comer.flatMap(new)
    result.goer = goer.flatMap(new)
    result.container = container.flatMap(new)
    result.joined = joined.compactMap(new)
    result.left = left.compactMap(new)
    switch completion {
    case .present(let id)?: result.completion = new(id).map { .present($0) }
    case .dismiss(let id)?: result.completion = new(id).map { .dismiss($0) }
    case nil: break
    }
    result.place = nil
    return result
  }
}
