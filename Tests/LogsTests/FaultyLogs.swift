import Lifecycle

/// The trace of a script, with a fault put into it wherever one of the kind may stand.
struct FaultyLogs {
  typealias Line = PlantedFault.Line

  let script: Script
  let trace: PrintedTrace
  let lines: [Line]

  init(_ script: Script) {
    self.script = script
    trace = PrintedTrace(script)
    lines = trace.steps.flatMap { $0.events.map(Line.init) }
  }

  func faults(_ kind: PlantedFault.Kind) -> [PlantedFault] {
    // Whether a call is one too many or too few is clear where others stand around it.
    guard trace.steps.count > 1, lines.count > 5, trace.steps.map(\.action) == script.steps.map(\.action) else {
      return []
    }
    switch kind {
    case .otherRelease: return otherRelease.map { [$0] } ?? []
    case .tooEarly: return tooEarly.map { [$0] } ?? []
    case .sheet: return sheet.map { [$0] } ?? []
    default: return zip(trace.steps, trace.starts).compactMap { fault(kind, in: $0, from: $1) }
    }
  }

  private func fault(_ kind: PlantedFault.Kind, in step: PrintedTrace.Step, from start: Int) -> PlantedFault? {
    let own = step.events.map(Line.init)
    func made(_ place: Int?, _ change: (inout [Line], Int) -> Void) -> PlantedFault? {
      guard let place else { return nil }
      var changed = lines
      change(&changed, start + place)
      guard changed != lines else { return nil }
      let isBehind = kind == .doubledCall || kind == .secondInstance
      return PlantedFault(kind: kind, lines: changed, place: start + place + (isBehind ? 1 : 0), script: script)
    }
    let isOfController = own.map { $0.callback.receiver == .viewController }
    switch kind {
    case .lostLine:
      // A callback that the log has nowhere may have no logger.
      return made(
        own.indices.dropFirst().dropLast().first { place in
          isOfController[place] && lines.count { $0.callback == own[place].callback } > 1
            && lines.count { $0.subject == own[place].subject } > 2
        }
      ) { $0.remove(at: $1) }
    case .swappedLines:
      return made(own.indices.dropLast().last { isOfController[$0] && isOfController[$0 + 1] }) {
        $0.swapAt($1, $1 + 1)
      }
    case .doubledCall:
      return made(own.indices.last { own[$0].callback == .viewDidAppear }) { $0.insert($0[$1], at: $1) }
    case .secondInstance:
      guard let loaded = own.firstIndex(where: { $0.callback == .viewDidLoad }),
        let shown = own.firstIndex(where: { $0.callback == .viewWillAppear && $0.subject == own[loaded].subject })
      else { return nil }
      return made(loaded) { lines, _ in
        lines.insert(own[shown], at: start + shown)
        lines.insert(own[loaded], at: start + loaded)
      }
    case .missingSuper: return made(forwarded(own, .viewDidAppear)) { $0.remove(at: $1) }
    case .noAddChild:
      return made(forwarded(own, .viewWillAppear)) { lines, place in
        let child = lines[place].subject
        lines = lines.enumerated().filter {
          $0.offset < place || $0.element.subject != child || $0.element.callback == .viewDidLoad
        }.map { $0.element }
      }
    case .unbalanced:
      guard step.action.word == .endAppearanceTransition, start + own.count < lines.count else { return nil }
      return made(0) { $0.remove(at: $1) }
    default: return nil
    }
  }

  /// The place at which a child is told what its parent was told just before.
  private func forwarded(_ own: [Line], _ callback: Callback) -> Int? {
    own.indices.dropFirst().first { place in
      own[place].callback == callback && own[place - 1].callback == callback
        && isChild(own[place].subject, of: own[place - 1].subject, in: script.structure.root)
    }
  }

  private func isChild(_ child: String, of parent: String, in term: Structure.Term) -> Bool {
    switch term {
    case .container(let name, let children):
      return name == parent && children.contains { $0.names.first == child }
        || children.contains { isChild(child, of: parent, in: $0) }
    case .navigation(let terms), .tabBar(let terms), .page(let terms):
      return terms.contains { isChild(child, of: parent, in: $0) }
    default: return false
    }
  }

  /// The same on another release.
  private var otherRelease: PlantedFault? {
    guard script.platform.release.major > 17, let release = Release(17) else { return nil }
    var old = script
    old.platform = Platform(release: release, idiom: script.platform.idiom)
    let before = PrintedTrace(old)
    guard before.steps.map(\.action) == script.steps.map(\.action) else { return nil }
    let other = before.steps.flatMap { $0.events.map(Line.init) }
    guard let place = zip(lines, other).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
      lines.count == other.count
    else { return nil }
    return PlantedFault(kind: .otherRelease, lines: other, place: place, script: script)
  }

  /// A sheet, where the script says that the presentation covers the screen.
  private var sheet: PlantedFault? {
    var changed = script
    for (place, step) in script.steps.enumerated() {
      guard case .presentation(let term, .fullScreen, let presenter) = step.action.argument else { continue }
      changed.steps[place] = ScriptStep(Action(.present, .presentation(term, .pageSheet, from: presenter)))
      let other = PrintedTrace(changed).steps.flatMap { $0.events.map(Line.init) }
      // Who is never called may have no logger.
      guard let place = zip(lines, other).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset,
        other.contains(where: { $0.subject == presenter })
      else { return nil }
      return PlantedFault(kind: .sheet, lines: other, place: place, script: script)
    }
    return nil
  }

  /// A presentation from `viewDidLoad`, of which nothing comes; then the user leaves.
  private var tooEarly: PlantedFault? {
    guard let place = script.steps.firstIndex(where: { $0.action.word == .present }), place > 0,
      case .presentation(_, .fullScreen, let presenter) = script.steps[place].action.argument
    else { return nil }
    var without = script
    without.steps = Array(script.steps[..<place]) + [ScriptStep(Action(.home))]
    var claimed = script
    claimed.steps = Array(script.steps[...place]) + [ScriptStep(Action(.home))]
    let before = PrintedTrace(without).steps
    guard before.contains(where: { $0.events.contains { $0.subject.name == presenter } }) else { return nil }
    return PlantedFault(
      kind: .tooEarly, lines: before.flatMap { $0.events.map(Line.init) },
      place: before.dropLast().reduce(0) { $0 + $1.events.count }, script: claimed)
  }
}
