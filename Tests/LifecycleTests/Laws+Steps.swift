@testable import Lifecycle

// What must hold of a step as a whole.
extension Laws {
  /// Who left the window without a word comes again as one that has disappeared and has no parent: no log shows what UIKit
  /// takes it for.
  private mutating func forgetUntold(_ step: Step) {
    guard case .controllers(let hierarchy) = window else { return }
    let present = hierarchy.members.map { hierarchy[$0].name }
    let names = step.script.action.names.filter { $0 != previewed && !present.contains($0) }
    for (key, life) in lives where !life.isReleased && names.contains(Self.name(key)) {
      if untold.contains(Self.name(key)) { lives[key]?.state = .disappeared }
      lives[key]?.parent = nil
    }
  }

  mutating func begin(_ step: Step, _ word: ActionWord?) {
    if step.script.again { forgetUntold(step) }
    if step.isUnderWay, livesAtBegin == nil { livesAtBegin = lives }
    if word == .peekPress || word == .contextMenuShow, case .name(let name) = step.script.action.argument {
      previewed = name
    }
  }

  mutating func end(_ step: Step, _ word: ActionWord?) -> String? {
    switch word {
    case .peekRelease?, .peekCommit?, .contextMenuDismiss?, .contextMenuCommit?, .terminate?, .backgroundTimeout?,
      .memoryReclaim?:
      previewed = nil
    default: break
    }
    for name in leftBehind(by: step) { lives[name] = nil }
    if step.isUnderWay { return nil }
    if let before = livesAtBegin, let word, !word.isOfApp, word.rawValue.hasPrefix("cancel") {
      // Who is on screen without having been told is told when it comes back.
      for (name, life) in before.sorted(by: { $0.key < $1.key })
      where !life.isUntold && lives[name]?.state != life.state {
        return "cancelled, and \(name) is \(lives[name]?.state.rawValue ?? "gone"), not \(life.state.rawValue)"
      }
    }
    livesAtBegin = nil
    if step.appState == .notRunning {
      // A process that ends tells its controllers nothing, so they count as gone.
      lives = [:]
      activeScenes = [:]
      // With the last scene goes the preview, with another one it stays.
      previewed = nil
      return nil
    }
    return settled(step)
  }

  /// Between transitions exactly those on screen have appeared, and whoever is on screen stands in something that is.
  private mutating func settled(_ step: Step) -> String? {
    untold.formUnion(untoldNames(step))
    for (key, life) in lives.sorted(by: { $0.key < $1.key })
    where life.isReleased && life.state != .disappeared && !untold.contains(Self.name(key)) {
      return "\(key) is gone without having disappeared"
    }
    let standing = lives.filter { $0.value.state != .disappeared && !$0.value.isReleased }
    let appeared = Set(standing.keys.map(Self.name))
    guard case .controllers(let hierarchy) = step.window else {
      return appeared.isEmpty && step.visible.isEmpty ? nil : "\(appeared.sorted()) on screen of an app alone"
    }
    // UIKit hides the view of search results while there is no text; it has appeared all the same.
    let hiddenResults = hierarchy.members.filter { id in
      hierarchy.ancestors(of: id).contains { hierarchy[$0].kind == .search && !hierarchy[$0].hasSearchText }
    }
    let silent = lives.filter { $0.value.isUntold }.keys.map(Self.name)
    let missing = Set(step.visible).subtracting(appeared).subtracting(silent)
    if !missing.isEmpty { return "\(missing.sorted()) on screen without having appeared" }
    let surplus = appeared.subtracting(step.visible).subtracting([previewed].compactMap { $0 })
      .subtracting(untold).subtracting(hiddenResults.map { hierarchy[$0].name })
    if !surplus.isEmpty { return "\(surplus.sorted()) appeared and is not on screen" }
    let visible = Set(hierarchy.visible)
    for id in visible.sorted() {
      if let parent = hierarchy[id].parent, !visible.contains(parent) {
        return "\(hierarchy[id].name) is on screen, and \(hierarchy[parent].name) around it is not"
      }
    }
    return nil
  }

  /// What was presented when the window got another root stays in it, and hears nothing more.
  private func leftBehind(by step: Step) -> [String] {
    guard step.rules.contains(where: { $0.rule == Rule.windowSetRootUnderPresentation.id }) else { return [] }
    var isPresented: [Bool] = []
    var names: [String] = []
    for node in window.nodes(visible: []) {
      let isBelow = node.parent.map { isPresented[$0] } ?? false
      let isOwn = if case .presented = node.link { true } else { false }
      isPresented.append(isOwn || isBelow)
      // Hosting controllers are known by their views.
      let name = node.kind == .hosting ? String(node.name.dropLast("Host".count)) : node.name
      if isOwn || isBelow { names.append("\(name)#\(node.instance)") }
    }
    return names
  }

  /// Those whom UIKit does not tell: nobody may have told them that what holds them was covered.
  private func untoldNames(_ step: Step) -> [String] {
    guard case .controllers(let hierarchy) = step.window else { return [] }
    return Self.untoldNames(hierarchy)
  }

  static func untoldNames(_ hierarchy: Hierarchy) -> [String] {
    let holders = hierarchy.untoldHolders
    return hierarchy.members.filter { holders[$0.index] != nil }.map { hierarchy[$0].name }
  }

  static func name(_ key: String) -> String { String(key.prefix { $0 != "#" }) }
}
