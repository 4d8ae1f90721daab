// SwiftUI's changes, which UIKit's stacks, tabs and presentations carry out below.
extension Simulation {
  mutating func performSwiftUI(
    _ word: SwiftUIWord, _ name: String?, _ step: ScriptStep
  ) throws(StepProblem) {
    guard word.releases.contains(platform.release) else {
      throw .unavailable("swiftui:\(word.rawValue)", releases: word.releases, asked: platform.release)
    }
    let hasViews = hierarchy.visible.contains { hierarchy[$0].kind == .hosting }
    guard hasViews || app == .notRunning else { throw .noSwiftUI(step.action.text) }
    guard app != .notRunning, app != .suspended else {
      throw .wrongAppState(step.action.text, state: app, needs: [.active, .inactive, .backgroundRunning])
    }
    if let preview { throw .peekUnderWay(step.action.text, preview: hierarchy[preview.controller].name) }
    if let pending { throw .transitionUnderWay(step.action.text, by: pending.kind.rawValue) }
    var step = step
    step.initiator = .swiftui
    switch (word, name) {
    case (.push, let name?): try push(.swiftUI(.view(name, [])), step)
    case (.pop, _): try popTop(step)
    case (.sheet, let name?): try presentView(name, as: .automatic, step)
    case (.cover, let name?):
      let covers = choice(of: Rule.fullScreenCover) == .covers
      try presentView(name, as: covers ? .fullScreen : .overFullScreen, step)
    case (.dismiss, _):
      guard let top = hierarchy.front.first, hierarchy[top].presentation != nil else {
        throw .nothingPresented(step.action.text)
      }
      try dismiss(hierarchy[top].name, step)
    case (.tab, let name?): try selectTab(name, step)
    case (.id, let name?): try changeIdentity(of: name, step)
    case (.remove, let name?): try removeView(name, step)
    case (.insert, let name?): try insertView(name, step)
    case (.update, let name?): try updateRepresentable(name)
    case (_, nil): throw .noSwiftUI(step.action.text)
    }
  }

  private mutating func presentView(
    _ name: String, as style: PresentationStyle, _ step: ScriptStep
  ) throws(StepProblem) {
    guard let caller = frontContent else { throw .noHierarchy(step.action.text) }
    try present(.swiftUI(.view(name, [])), as: style, from: hierarchy[caller].name, step)
  }

  // MARK: The views of a hosting controller

  /// Those that are not on screen yet appear, innermost first; then their tasks begin, innermost first
  /// (`benigumo-2024-onappear-onchange-task`).
  mutating func appearViews(of host: ControllerID) {
    guard let views = hierarchy[host].views else { return }
    appear(coming(views, in: host), in: host)
  }

  /// The names in the view, innermost first, of what is part of its parent and not on screen yet.
  private func coming(_ view: SwiftUIView, in host: ControllerID) -> [String] {
    view.innermostFirst(without: hosted[host.index, default: HostedViews()].removed).filter {
      !hosted[host.index, default: HostedViews()].appeared.contains($0)
    }
  }

  private mutating func appear(_ names: [String], in host: ControllerID) {
    makeRepresentables(names, in: host)
    for callback: Callback in [.onAppear, .onChange, .task] { emit(callback, onViews: names, in: host) }
    hosted[host.index, default: HostedViews()].appeared += names
  }

  /// They disappear once their controller has; nobody was seen to log the order among them.
  mutating func disappearViews(of host: ControllerID) {
    let names = hosted[host.index, default: HostedViews()].appeared
    disappear(names, in: host)
  }

  private mutating func disappear(_ names: [String], in host: ControllerID) {
    let outer = standing
    standing = .inferred
    for name in names { emit(.onDisappear, on: view(name, in: host)) }
    for name in names { emit(.taskCancelled, on: view(name, in: host)) }
    standing = outer
    hosted[host.index, default: HostedViews()].appeared.removeAll { names.contains($0) }
  }

  /// Logs have the calls of SwiftUI's own views, and none of representables.
  private mutating func emit(_ callback: Callback, onViews names: [String], in host: ControllerID) {
    for name in names {
      let isRepresentable = hierarchy[host].views?.find(name)?.isRepresentable ?? false
      emit(callback, on: view(name, in: host), standing: isRepresentable ? .inferred : .observed)
    }
  }

  /// A view by its name; one that makes something of UIKit's has a name of its own beside that.
  func view(_ name: String, in host: ControllerID) -> Subject {
    let isRepresentable = hierarchy[host].views?.find(name)?.isRepresentable ?? false
    return Subject(
      name: isRepresentable ? name + "Representable" : name, kind: .view, instance: hierarchy[host].instance)
  }

  /// Up to a release a `TabView` makes the views of all its tabs with its own. A tab bar controller of the app's own does not:
  /// hosting controllers load in it as all others do.
  mutating func appearOtherTabs(of tabBar: ControllerID) {
    guard hierarchy[tabBar].isSwiftUIs else { return }
    let others = hierarchy[tabBar].children.indices.filter { $0 != hierarchy[tabBar].selected }
    let hosts = others.compactMap { index in
      let tab = hierarchy[tabBar].children[index]
      return ([tab] + hierarchy[tab].visibleChildren).first { hierarchy[$0].kind == .hosting }
    }
    guard !hosts.isEmpty, choice(of: Rule.tabView) == .eager else { return }
    for host in hosts {
      loadIfNeeded(host)
      appearViews(of: host)
    }
  }

  /// Another identity: new state, a new task. A transition keeps the old view until its removal has run, so that the new
  /// one appears first; without one the old view disappears first (`github-openswiftui-id-compat`).
  private mutating func changeIdentity(of name: String, _ step: ScriptStep) throws(StepProblem) {
    let (host, view) = try shownView(name)
    let names = view.innermostFirst(without: hosted[host.index, default: HostedViews()].removed)
    if step.animated {
      let old = hierarchy[host].children.filter { isRepresented($0) && names.contains(hierarchy[$0].name) }
      let made = hosted[host.index, default: HostedViews()].made.intersection(names)
      hosted[host.index, default: HostedViews()].made.subtract(made)
      makeRepresentables(names, in: host)
      for callback: Callback in [.onAppear, .onChange, .onDisappear] { emit(callback, onViews: names, in: host) }
      for name in names where made.contains(name) {
        dismantle(name, old.first { hierarchy[$0].name == name }, in: host)
      }
    } else {
      dismantle(names, in: host)
      emit(.onDisappear, onViews: names, in: host)
      makeRepresentables(names, in: host)
      for callback: Callback in [.onAppear, .onChange] { emit(callback, onViews: names, in: host) }
    }
    standing = .inferred
    for name in names { emit(.taskCancelled, on: self.view(name, in: host)) }
    for name in names { emit(.task, on: self.view(name, in: host)) }
  }

  private mutating func removeView(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let (host, view) = try shownView(name)
    let gone = Set(view.names)
    hosted[host.index, default: HostedViews()].removed.insert(name)
    dismantle(view.names, in: host)
    disappear(hosted[host.index, default: HostedViews()].appeared.filter { gone.contains($0) }, in: host)
  }

  private mutating func insertView(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    for host in hierarchy.visible where hierarchy[host].kind == .hosting {
      guard let views = hierarchy[host].views, views.find(name) != nil,
        hosted[host.index, default: HostedViews()].removed.remove(name) != nil
      else { continue }
      // Inside a view that is still removed it stays away with that.
      let names = coming(views, in: host)
      for name in names where hierarchy.member(named: name) != nil && views.controllers.contains(name) {
        throw .alreadyInHierarchy(name)
      }
      return appear(names, in: host)
    }
    throw .noSuchView(name, views: shownViews)
  }

  func shownView(_ name: String) throws(StepProblem) -> (ControllerID, SwiftUIView) {
    for host in hierarchy.visible
    where hierarchy[host].kind == .hosting && hosted[host.index, default: HostedViews()].appeared.contains(name) {
      if let view = hierarchy[host].views?.find(name) { return (host, view) }
    }
    throw .noSuchView(name, views: shownViews)
  }

  private var shownViews: [String] {
    hierarchy.visible.flatMap { hosted[$0.index, default: HostedViews()].appeared }.sorted()
  }
}

extension SwiftUIView {
  /// The names of the views, those inside a view before the view itself, without the removed ones and what is inside.
  fileprivate func innermostFirst(without removed: Set<String>) -> [String] {
    switch self {
    case .view(let name, let inner):
      removed.contains(name) ? [] : inner.flatMap { $0.innermostFirst(without: removed) } + [name]
    case .navigationStack(let views), .navigationView(let views), .tabView(let views):
      views.flatMap { $0.innermostFirst(without: removed) }
    case .controller(let name), .uiView(let name): removed.contains(name) ? [] : [name]
    }
  }

  /// The view of that name, with those inside it.
  func find(_ wanted: String) -> SwiftUIView? {
    switch self {
    case .view(wanted, _), .controller(wanted), .uiView(wanted): return self
    case .controller, .uiView: return nil
    case .view(_, let inner), .navigationStack(let inner), .navigationView(let inner), .tabView(let inner):
      // Not lazily: that would look into each view twice, and so into one that stands in thirty others a thousand million times.
      for view in inner { if let found = view.find(wanted) { return found } }
      return nil
    }
  }
}
