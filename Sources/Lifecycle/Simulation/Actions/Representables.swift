// What SwiftUI makes of UIKit's: view controllers and views inside SwiftUI views.
extension Simulation {
  /// Whether SwiftUI made the controller, or will make it, as a child of the hosting controller.
  func isRepresented(_ id: ControllerID) -> Bool {
    guard let parent = hierarchy[id].parent, hierarchy[parent].kind == .hosting else { return false }
    return hierarchy[id].kind == .content || hierarchy[id].kind == .container
  }

  /// Whether SwiftUI has still to make it.
  func awaitsMaking(_ id: ControllerID) -> Bool { isRepresented(id) && !status[id.index].hasJoinedParent }

  /// The representables in the hosting controller's view are there already.
  mutating func noteMade(in host: ControllerID) {
    guard let views = hierarchy[host].views else { return }
    hosted[host.index, default: HostedViews()].made = Set(
      views.names.filter { views.find($0)?.isRepresentable ?? false })
  }

  // MARK: Making

  /// Those of the names that are representables and not made yet: SwiftUI makes the coordinator, then the controller or
  /// the view, and configures it. (Apple, `makeCoordinator()`, `makeUIViewController(context:)`.)
  mutating func makeRepresentables(_ names: [String], in host: ControllerID) {
    for name in names {
      guard let view = hierarchy[host].views?.find(name), view.isRepresentable,
        hosted[host.index, default: HostedViews()].made.insert(name).inserted
      else { continue }
      decision(of: .representable)
      let subject = representable(name, in: host)
      emit(.makeCoordinator, on: subject, standing: .documented)
      if case .controller = view {
        emit(.makeUIViewController, on: subject, standing: .inferred)
        makeController(name, in: host)
      } else {
        emit(.makeUIView, on: subject, standing: .inferred)
        emit(.updateUIView, on: subject, standing: .inferred)
      }
    }
  }

  private mutating func makeController(_ name: String, in host: ControllerID) {
    let waiting = hierarchy[host].children.first { hierarchy[$0].name == name && awaitsMaking($0) }
    let child = waiting ?? insert(.content, name, [])
    initialize(child)
    emit(.updateUIViewController, on: representable(name, in: host), standing: .inferred)
    guard waiting != nil else {
      // The views around it are on screen already.
      hierarchy[child].parent = host
      return perform(.childAddition, by: .representable, in: host, animated: false) { $0[host].children.append(child) }
    }
    let outer = standing
    standing = .inferred
    moveToParent(.willMoveToParent, child, host, .inferred)
    loadIfNeeded(child)
    // Its other calls are due with those of the hosting controller.
    if status[host.index].appearance == .appearing { willAppear(hierarchy.shown(in: child)) }
    moveToParent(.didMoveToParent, child, host, .inferred)
    standing = outer
  }

  // MARK: Updating

  /// What the representable reads has changed. (Apple, `updateUIViewController(_:context:)`, `updateUIView(_:context:)`.)
  mutating func updateRepresentable(_ name: String) throws(StepProblem) {
    let (host, view) = try shownView(name)
    guard view.isRepresentable else { throw .noRepresentable(name) }
    let callback: Callback = if case .controller = view { .updateUIViewController } else { .updateUIView }
    emit(callback, on: representable(name, in: host), standing: .documented)
  }

  // MARK: Dismantling

  /// Those of the names that are representables: SwiftUI dismantles them in anticipation of their removal.
  mutating func dismantle(_ names: [String], in host: ControllerID) {
    for name in names {
      guard hosted[host.index, default: HostedViews()].made.remove(name) != nil else { continue }
      dismantle(name, hierarchy[host].children.first { hierarchy[$0].name == name && isRepresented($0) }, in: host)
    }
  }

  /// The representable, with the controller that it made if it made one.
  mutating func dismantle(_ name: String, _ child: ControllerID?, in host: ControllerID) {
    emitDismantle(name, in: host, .documented)
    guard let child else { return }
    perform(.childRemoval, by: .representableRemoval, in: host, animated: false) {
      $0[host].children.removeAll { $0 == child }
    }
  }

  /// The hosting controller is given back with all that SwiftUI has made for it.
  mutating func dismantleAll(in host: ControllerID) {
    guard let made = hosted[host.index]?.made, !made.isEmpty, let views = hierarchy[host].views else { return }
    for name in views.names where made.contains(name) { emitDismantle(name, in: host, .inferred) }
    hosted[host.index, default: HostedViews()].made = []
  }

  private mutating func emitDismantle(_ name: String, in host: ControllerID, _ standing: Rule.Standing) {
    guard let view = hierarchy[host].views?.find(name) else { return }
    let callback: Callback = if case .controller = view { .dismantleUIViewController } else { .dismantleUIView }
    emit(callback, on: representable(name, in: host), standing: standing)
  }

  /// The SwiftUI view that makes the named controller or view.
  private func representable(_ name: String, in host: ControllerID) -> Subject { view(name, in: host) }
}
