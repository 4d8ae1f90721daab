import Lifecycle

/// A usual reason for which a log departs.
public struct Cause: Hashable, Sendable {
  /// What kind of reason it is.
  public enum Kind: String, CaseIterable, Sendable {
    case swappedLines = "swapped-lines"
    case missingCall = "missing-call"
    case missingSuper = "missing-super"
    case doubledCall = "doubled-call"
    case secondInstance = "second-instance"
    case noAddChild = "no-add-child"
    case unbalanced = "unbalanced-appearance"
    case sheet = "sheet-for-full-screen"
    case extraCall = "extra-call"
    case tooEarly = "presented-too-early"
    case lateBeginning = "late-beginning"
  }

  /// The kind.
  public let kind: Kind
  /// What it says, in a sentence or two.
  public let words: String
}

/// Tries what usually goes wrong: each is a change of the log after which it fits further.
struct Causes {
  let log: StoryLog
  let action: Action
  let expected: [StoryLog.Call]
  let printed: [Int]
  /// The calls after the step.
  let following: [Int]
  let place: Int

  var all: [Cause] {
    var found: [Cause] = []
    func add(_ kind: Cause.Kind, _ words: String) {
      if !found.contains(where: { $0.kind == kind }) { found.append(Cause(kind: kind, words: words)) }
    }
    let here = place < printed.count ? log.calls[printed[place]] : nil
    let next = place + 1 < printed.count ? log.calls[printed[place + 1]] : nil
    let wanted = place < expected.count ? expected[place] : nil
    let after = place + 1 < expected.count ? expected[place + 1] : nil
    if action.word == .present, place == 0, !expected.contains(where: isPrinted) {
      add(
        .tooEarly,
        "Nothing of the presentation came: present(_:animated:completion:) was called before the presenting view was in a "
          + "window, as in viewDidLoad, or while another presentation ran.")
    }
    if let here, isRest(here) {
      add(.lateBeginning, "The log begins within a step: what came before its first line is not in it.")
    }
    if let wanted, let early = early(wanted, here: here, next: next, after: after) {
      let container = [early, wanted].lazy.map(log.subject).first { log.containers[$0] != nil }
      let isPrintedEarly = container != nil && log.callback(of: early) == log.callback(of: wanted)
      add(
        .swappedLines,
        "\(log.text(of: early)) and \(log.text(of: wanted)) come the other way round: "
          + (isPrintedEarly
            ? "the container's override prints before it calls super, which calls its children."
            : "two loggers that write at the same time, or an order of another release."))
    }
    if let here, place > 0 || wanted != here, isTwice(here) {
      add(
        .doubledCall,
        "\(log.text(of: here)) comes twice: the logger runs in the class and in its superclass, super is called twice, or "
          + "the transition is begun by hand as well.")
      if log.callback(of: here) == .viewDidLoad || log.callback(of: here) == .viewWillAppear {
        add(.secondInstance, "There are two instances of \(log.subject(of: here)), which the log has under one name.")
      }
    }
    if let wanted, here == nil || here != nil && here == after || next != wanted {
      let name = log.subject(of: wanted)
      let absent = expected.filter { log.subject(of: $0) == name && !isPrinted($0) }
      let isController = StoryLog.isController(log.callback(of: wanted))
      if isController, absent.count >= 2, absent.count == expected.count(where: { log.subject(of: $0) == name }) {
        add(
          .noAddChild,
          "Nothing is called on \(name): its view is in the hierarchy without addChild(_:), or its container does not "
            + "forward appearance.")
      }
      if case .presentation(_, let style, let presenter) = action.argument, style == .fullScreen, presenter == name {
        add(.sheet, "The presentation is a sheet: \(name) stays on screen beneath it and is not called.")
      }
      let isByHand = action.word == .beginAppearanceTransition || action.word == .endAppearanceTransition
      func addUnbalanced() {
        add(
          .unbalanced,
          "\(log.text(of: wanted)) is missing though its counterpart came: endAppearanceTransition() was not called, or the "
            + "transition did not end.")
      }
      func addLost() {
        add(.missingCall, "The line of \(log.text(of: wanted)) is lost, or its logger does not print it.")
      }
      if isByHand { addUnbalanced() }
      // A single line is rather lost than a whole kind of call, but for what a parent hands on.
      if !isHandedOn { addLost() }
      // A view of SwiftUI's overrides nothing.
      if isController, log.callback(of: wanted).receiver != .swiftUI {
        add(
          .missingSuper,
          "\(log.text(of: wanted)) was not printed: an override does not call super, where the logger sits in the "
            + "superclass, was put in the method's place, or hands the call on to children.")
      }
      addLost()
      if isHalf(wanted) { addUnbalanced() }
    }
    if let here, next == wanted || wanted == nil {
      let guess = StoryLog.isController(log.callback(of: here)) ? ": it may belong to another instance" : ""
      add(.extraCall, "\(log.text(of: here)) is one call too many here\(guess).")
    }
    return found
  }

  /// The call that stands before the one that is wanted, where the two only changed places: within the step, or where the next
  /// one begins before this one has ended.
  private func early(_ wanted: StoryLog.Call, here: StoryLog.Call?, next: StoryLog.Call?, after: StoryLog.Call?)
    -> StoryLog.Call?
  {
    if let here { return here == after && next == wanted ? here : nil }
    guard after == nil, following.count > 1, log.calls[following[1]] == wanted else { return nil }
    return log.calls[following[0]]
  }

  /// Whether the first call of the log may be of a step that began before it: it ends what nothing began, or nothing of what its
  /// step calls before it is there.
  private func isRest(_ call: StoryLog.Call) -> Bool {
    guard place == 0, log.telling(from: 0, atMost: 1).first == printed[0] else { return false }
    let before = expected.prefix { $0 != call }
    return before.count < expected.count
      ? !before.contains(where: isPrinted) : Due.opening(log.callback(of: call)) != nil
  }

  private func isTwice(_ call: StoryLog.Call) -> Bool {
    guard place > 0 || !printed.isEmpty else { return false }
    let first = printed[place]
    return log.calls[..<first].suffix(3).contains(call)
  }

  /// Whether the call that is wanted is what another controller was told just before: a parent tells its children.
  private var isHandedOn: Bool {
    guard place > 0, place < expected.count else { return false }
    let (parent, child) = (expected[place - 1], expected[place])
    return log.callback(of: parent) == log.callback(of: child) && log.subject(of: parent) != log.subject(of: child)
      && StoryLog.isController(log.callback(of: child))
  }

  private func isPrinted(_ call: StoryLog.Call) -> Bool { printed.contains { log.calls[$0] == call } }

  /// Whether the call ends what the log saw begin.
  private func isHalf(_ call: StoryLog.Call) -> Bool {
    guard let opening = Due.opening(log.callback(of: call)) else { return false }
    return printed.contains {
      log.subject(of: log.calls[$0]) == log.subject(of: call) && log.callback(of: log.calls[$0]) == opening
    }
  }
}

extension StoryLog {
  /// A call in the words of logs.
  func text(of call: Call) -> String {
    let name = subject(of: call)
    return "\(containers[name] ?? name) \(callback(of: call).name)"
  }

  /// The next calls that tell something, by their places.
  func telling(from start: Int, atMost count: Int) -> [Int] {
    Array(calls.indices[start...].lazy.filter { [self] in !CallWeight.isNoise(weight(of: calls[$0])) }.prefix(count))
  }

  /// Whether the log has the callback at all.
  func isPrinted(_ callback: Callback) -> Bool { calls.contains { self.callback(of: $0) == callback } }

  /// The platform with another release; `nil` where that has no such app, as its delegates' calls tell.
  func platform(_ platform: Platform, on release: Release) -> Platform? {
    let telling: [Callback] = [.applicationDidBecomeActive, .applicationWillResignActive]
    let tellsOfScenes = callbacks.contains { $0.receiver == .sceneDelegate || telling.contains($0) }
    guard tellsOfScenes else { return Platform(release: release, idiom: platform.idiom) }
    let moved = Platform(release: release, idiom: platform.idiom, scenes: platform.hasScenes)
    return moved.hasScenes == platform.hasScenes ? moved : nil
  }
}
