import Lifecycle
import Scenarios

/// What the loggers of one run could see: cuts both the log and a simulation down to what can be compared.
struct Observer {
  /// The logged events of each step, under the model's names.
  let steps: [[ObservedTrace.Event]]

  private let trace: ObservedTrace
  private let subjects: Set<String>
  private let only: String?
  private let onlyScene: String?
  /// What each subject's logger prints.
  private let records: [String: Set<String>]
  /// Where one list holds for all, what any of them prints.
  private let everybodys: Set<String>?

  init(_ trace: ObservedTrace) {
    self.trace = trace
    only = trace.only
    let sceneNames = trace.structure.sceneNames
    onlyScene = sceneNames.count == 1 ? sceneNames[0] : nil
    let named = Set(trace.structure.names + trace.steps.flatMap(\.script.action.names))
    let views = Self.views(of: trace, named: named)
    let only = only
    let onlyScene = onlyScene
    steps = trace.steps.map { step in
      step.events.filter { !Self.isOfNoController($0, named: named, views: views) }
        .map { Self.canonical($0, onlyScene, arguments: named) }
        .filter { only == nil || $0.subject == only }
    }
    let events = steps.flatMap { $0 }
    subjects = Set(events.map(\.subject) + (only.map { [$0] } ?? []))
    var seen: [String: Set<String>] = [:]
    for event in events { seen[event.subject, default: []].insert(event.callback) }
    if trace.records.differ {
      everybodys = nil
      records = Dictionary(
        subjects.map { name in
          (name, Set(trace.records.words(of: name).map(LoggedWords.modelName)).union(seen[name] ?? []))
        }
      ) { first, _ in first }
    } else {
      everybodys = Set(trace.records.all.map(LoggedWords.modelName) + events.map(\.callback))
      records = [:]
    }
  }

  /// One name for one thing: a call under the model's name, and the delegate of the only scene.
  ///
  /// An argument counts where it is nothing, or a controller that the run names: what a log calls a container that no
  /// structure names is up to the log.
  private static func canonical(
    _ event: ObservedTrace.Event, _ onlyScene: String?, arguments: Set<String>
  ) -> ObservedTrace.Event {
    let isOfOnlyScene = onlyScene.map { event.subject == "\($0)Delegate" } ?? false
    let argument = event.argument ?? LoggedWords.argument(in: event.callback)
    return ObservedTrace.Event(
      subject: isOfOnlyScene ? "SceneDelegate" : event.subject, callback: LoggedWords.modelName(event.callback),
      argument: argument.flatMap { $0 == "nil" || arguments.contains($0) ? $0 : nil })
  }

  /// Calls of views, and lines of the app's own code and of the console, unless the run names a controller so.
  private static func isOfNoController(
    _ event: ObservedTrace.Event, named: Set<String>, views: Set<String>
  ) -> Bool {
    guard !named.contains(event.subject) else { return false }
    return LoggedWords.ofViews.contains(event.callback) || views.contains(event.subject)
      || LoggedWords.unseen.contains(event.subject)
  }

  /// Subjects that are views: they have a callback that only views have, and are neither named in the run nor a container of
  /// UIKit's, of whose view such a call can be, too.
  private static func views(of trace: ObservedTrace, named: Set<String>) -> Set<String> {
    let events = trace.events.filter {
      LoggedWords.ofViews.contains($0.callback) && !named.contains($0.subject) && !EventSubject.isUIKits($0.subject)
    }
    return Set(events.map(\.subject))
  }

  private func prints(_ event: ObservedTrace.Event) -> Bool {
    let words = everybodys ?? records[event.subject] ?? []
    return words.contains(event.callback) || words.contains(event.subject)
  }

  /// What of a simulation the loggers could have seen.
  func visible(_ events: [Event]) -> [ObservedTrace.Event] {
    events.compactMap { event in
      let seen = Self.canonical(
        .init(subject: event.subject.name, callback: event.callback.name, argument: event.argument), onlyScene,
        arguments: event.argument.map { [$0] } ?? [])
      guard only.map({ seen.subject == $0 }) ?? subjects.contains(seen.subject), prints(seen) else { return nil }
      return seen
    }
  }

  /// The calls that the loggers of the step would have printed, and did not.
  func unprinted(at index: Int) -> [ObservedTrace.Event] {
    let printed = Set(steps[index].map(\.withoutArgument))
    return subjects.sorted().flatMap { subject in
      (everybodys ?? records[subject] ?? []).sorted().map { ObservedTrace.Event(subject: subject, callback: $0) }
    }.filter { !printed.contains($0) }
  }

  /// Why the step says nothing about the model; `nil` if it can be compared.
  func incomparability(at index: Int) -> Verdict.Incomparability? {
    let seesNothing =
      subjects.isEmpty
      ? everybodys?.isEmpty ?? false : subjects.allSatisfy { (everybodys ?? records[$0] ?? []).isEmpty }
    if seesNothing { return .nothingSeen }
    let partial = trace.steps[index].partial ?? trace.partial
    if steps[index].isEmpty, partial == .prefix || partial == .subsequence { return .assertsNothing }
    let unnamed = unnamed(at: index)
    return unnamed.isEmpty ? nil : .unnamed(unnamed)
  }

  /// The controllers in the step's events that nothing up to it names.
  private func unnamed(at index: Int) -> [String] {
    let scenes = trace.structure.sceneNames
    let actions = trace.steps[...index].map(\.script.action)
    let named = trace.structure.names + scenes + actions.flatMap(\.names)
    let known = Set(named + named.flatMap { ["\($0)Host", "\($0)Representable"] } + ["Animator"])
    let found = steps[index].map(\.subject).filter { name in
      if known.contains(name) || EventSubject.isUIKits(name) { return false }
      guard LoggedWords.isDelegate(name) else { return true }
      let scene = String(name.dropLast("Delegate".count))
      return !scenes.isEmpty && EventSubject.isNumberedScene(scene) && !known.contains(scene)
    }
    return Set(found).sorted()
  }
}

/// What the names of subjects tell of them.
enum EventSubject {
  /// Containers that no structure names, the app's states and notifications.
  static func isUIKits(_ name: String) -> Bool {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return Subject.systemNames.contains(String(name.dropLast(digits)))
  }

  /// `Scene2`
  static func isNumberedScene(_ name: String) -> Bool {
    name.hasPrefix("Scene") && name.count > 5 && name.dropFirst(5).allSatisfy { $0.isASCII && $0.isNumber }
  }
}
