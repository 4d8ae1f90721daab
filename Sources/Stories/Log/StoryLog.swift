import Diagnostics
import Lifecycle
import Logs

/// A log as the search looks at it: each call a number, and what the log as a whole lets one know of its loggers.
///
/// Nothing of it changes. It is an object because all that searches hold it: twenty fields would be copied each time.
final class StoryLog: Sendable {
  /// A call: who was called in the upper half, and what in the lower.
  typealias Call = Int

  /// The calls, in order.
  let calls: [Call]
  /// What each call was about, where its line says it.
  let arguments: [String?]
  /// The subjects, under the names that the model has for them.
  let subjects: [String]
  /// What the log calls those that hold others for the system, and delegates, by the model's names: `ShopNavigationController` for
  /// `Nav`.
  let containers: [String: String]
  /// The named controllers, in the order in which they come; a controller that no line names is one of them.
  let controllers: [String]
  /// The callbacks.
  let callbacks: [Callback]
  /// How many of them tell something where the log lacks them. Behind those stand the ones that its loggers may well not print.
  private let tellingCount: Int
  /// By subject and callback, whether the one was seen with the other.
  private let seen: [Bool]
  private let subjectNumbers: [String: Int]
  private let callbackNumbers: [Parents.Called: Int]
  private let parents: Parents
  private let weights: [Double]
  /// For each call, whether it is a `deinit` that comes too early: the object is called later.
  let isEarlyEnd: [Bool]
  /// Whether calls that name nobody may be anybody's.
  let isAnonymous: Bool
  /// What it says of containers.
  let clues: Clues
  /// What it says of SwiftUI's views.
  let views: HostedViews
  /// What it says of who holds whom.
  let companions: Companions
  /// What the order of calls says of containers.
  let orders: ContainerOrders
  /// The scenes, by the names of their delegates: `Main` for `MainDelegate`.
  let scenes: [String]

  /// The name of a controller that no line names.
  static let nobody = Story.nobody
  /// Names for controllers of which the log says nothing.
  static let hidden = ["Hidden1", "Hidden2"]
  private static let shift = 10
  private static let callbackBits = 1 << shift - 1

  private static func place(_ call: Call, _ width: Int) -> Int { (call >> shift) * width + (call & callbackBits) }

  /// - Parameter isOfKnownStory: Whether what happened is known: then a logger that prints part of a view's life prints all
  ///   that any logger of the log prints of it.
  init(_ events: [LogEvent], records: [String] = [], isOfKnownStory: Bool = false) {
    var subjects: [String] = []
    var numbers: [String: Int] = [:]
    var callbacks: [Callback] = []
    var callbackNumbers: [Parents.Called: Int] = [:]
    let parents = Parents(events)
    var calls: [Call] = []
    var containers: [String: String] = [:]
    var scenes: [String] = []
    let controllers = Self.controllers(events)
    isAnonymous = Self.isAnybodys(events)
    clues = Clues(events, screens: Self.pageScreens(events))
    let views = HostedViews(events)
    let screens = Self.pageScreens(events)
    let arrivals = Self.arrivalsWhileActive(events)
    // Their callbacks have numbers of their own, so that no step is compared with these calls.
    var passing: [Int] = []
    for (event, isArrival) in zip(events, arrivals) {
      var name = event.subject ?? Self.nobody
      let callback = Callback(event.callback)
      if name.begins(with: "SceneDelegate") || callback.receiver == .sceneDelegate {
        if !scenes.contains(name) { scenes.append(name) }
      } else if let model = Self.delegate(callback) ?? (screens.contains(name) ? nil : Self.container(name)) {
        // The model numbers those of one kind: `Nav`, `Nav2`.
        let number = (1...9).first { containers[$0 == 1 ? model : "\(model)\($0)"] ?? name == name } ?? 1
        let numbered = number == 1 ? model : "\(model)\(number)"
        containers[numbered] = name
        name = numbered
      }
      if numbers[name] == nil {
        numbers[name] = subjects.count
        subjects.append(name)
      }
      let called = parents.called(callback, argument: event.argument)
      var number = isArrival ? passing.first { callbacks[$0] == callback } : callbackNumbers[called]
      if number == nil {
        number = callbacks.count
        if isArrival { passing.append(callbacks.count) } else { callbackNumbers[called] = callbacks.count }
        callbacks.append(callback)
      }
      calls.append((numbers[name] ?? 0) << Self.shift | (number ?? 0))
    }
    // Who logs that views appear logs that they disappear: where the log has none of it, that is told against a story that
    // needs it, if only a little.
    let appearance: [Callback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    let logged = appearance.count { callbackNumbers[.init($0)] != nil }
    func expect(_ callback: Callback) {
      guard callbackNumbers[.init(callback)] == nil else { return }
      callbackNumbers[.init(callback)] = callbacks.count
      callbacks.append(callback)
    }
    if logged > 2 { expect(.viewDidLoad) }
    for name in records { expect(Callback(name)) }
    tellingCount = callbacks.count
    // Many loggers print only one half of it: that something did happen, or that views appear.
    if logged >= 2 { for callback in appearance { expect(callback) } }
    self.calls = calls
    arguments = events.map { $0.argument }
    self.subjects = subjects
    self.callbacks = callbacks
    self.callbackNumbers = callbackNumbers
    self.containers = containers
    self.controllers = controllers.filter {
      (Self.system($0) == nil || screens.contains($0)) && !views.isMade($0)
    }
    orders = ContainerOrders(events)
    companions = Companions(events, controllers: self.controllers)
    self.scenes = scenes.enumerated().map { place, name in
      name.ends(with: "Delegate") ? String(name.dropLast("Delegate".count)) : "Scene\(place + 1)"
    }
    let width = callbacks.count
    var seen = [Bool](repeating: false, count: subjects.count * width)
    var isPrinted = [Bool](repeating: false, count: width)
    for call in calls {
      seen[Self.place(call, width)] = true
      isPrinted[call & Self.callbackBits] = true
    }
    func printed(_ callback: Callback) -> Int? {
      guard let number = callbackNumbers[.init(callback)], isPrinted[number] else { return nil }
      return number
    }
    // A logger that has one half of an appearance has the other, if any logger of the log has it.
    let pairs: [(Callback, Callback)] = [(.viewWillAppear, .viewDidAppear), (.viewWillDisappear, .viewDidDisappear)]
    for (one, other) in pairs {
      guard let first = printed(one), let second = printed(other) else { continue }
      for call in calls where call & Self.callbackBits == first || call & Self.callbackBits == second {
        let subject = call >> Self.shift
        seen[subject * width + first] = true
        seen[subject * width + second] = true
      }
    }
    if isOfKnownStory {
      let life = (appearance + [.viewDidLoad]).compactMap(printed)
      for subject in subjects.indices where life.count(where: { seen[subject * width + $0] }) > 1 {
        for number in life { seen[subject * width + number] = true }
      }
    }
    // What is said to be printed came wherever it is called, or is missing.
    let recorded = records.compactMap { callbackNumbers[.init(Callback($0))] }
    for call in calls where !recorded.isEmpty {
      let receiver = callbacks[call & Self.callbackBits].receiver
      for number in recorded where callbacks[number].receiver == receiver {
        seen[(call >> Self.shift) * width + number] = true
      }
    }
    self.seen = seen
    // A line that says to which parent a controller moves says much.
    var weights = callbacks.map(CallWeight.weight)
    for (called, number) in callbackNumbers where called.kind != .untold { weights[number] = 1.2 }
    for number in passing { weights[number] = CallWeight.passing }
    for number in recorded where !CallWeight.isNoise(weights[number]) { weights[number] = max(weights[number], 0.9) }
    self.weights = weights
    // A scene's delegate is the only one of an app with one scene.
    if scenes.count > 1 {
      for (scene, name) in zip(self.scenes, scenes) { numbers["\(scene)Delegate"] = numbers[name] }
    } else if let name = scenes.first, let number = numbers[name] {
      numbers["SceneDelegate"] = number
    }
    for (model, name) in views.made where numbers[model] == nil { numbers[model] = numbers[name] }
    self.views = views
    subjectNumbers = numbers
    self.parents = parents
    isEarlyEnd =
      isAnonymous ? calls.map { _ in false } : Self.earlyEnds(calls, callbacks, of: subjects.count)
  }

  /// Whether there are too many calls to go on with every way that explains them.
  var isLong: Bool { calls.count > 400 }

  /// The log as if it ended before that place.
  func opening(_ place: Int) -> StoryLog { StoryLog(self, endingAt: place) }

  private init(_ whole: StoryLog, endingAt place: Int) {
    calls = Array(whole.calls.prefix(place))
    (arguments, subjects) = (whole.arguments, whole.subjects)
    (containers, controllers) = (whole.containers, whole.controllers)
    (callbacks, tellingCount, seen) = (whole.callbacks, whole.tellingCount, whole.seen)
    (subjectNumbers, callbackNumbers) = (whole.subjectNumbers, whole.callbackNumbers)
    (parents, weights, isEarlyEnd) = (whole.parents, whole.weights, whole.isEarlyEnd)
    (isAnonymous, clues) = (whole.isAnonymous, whole.clues)
    (views, companions) = (whole.views, whole.companions)
    (orders, scenes) = (whole.orders, whole.scenes)
  }

  /// The number of the model's call, if a logger of this log could have printed it.
  func call(of event: Event) -> Call? {
    guard let callback = callbackNumbers[parents.called(event.callback, argument: event.argument)] else { return nil }
    if let subject = subjectNumbers[event.subject.name] {
      let call = subject << Self.shift | callback
      // A container that the app has no class for logs what its delegate gets, and nothing else.
      return event.subject.kind == .systemContainer && !isSeen(call) ? nil : call
    }
    guard isAnonymous, event.subject.kind == .viewController, let subject = subjectNumbers[Self.nobody] else {
      return nil
    }
    return subject << Self.shift | callback
  }

  /// The controller that a name stands for: a view, for the controller that hosts it; `nil` for what is none.
  func controller(_ name: String) -> String? {
    let name = views.view(of: name) ?? name
    return controllers.contains(name) ? name : nil
  }

  /// The places of a call's object and of its callback.
  static func subject(of call: Call) -> Int { call >> shift }
  static func callback(of call: Call) -> Int { call & callbackBits }

  func subject(of call: Call) -> String { subjects[Self.subject(of: call)] }
  func callback(of call: Call) -> Callback { callbacks[Self.callback(of: call)] }
  /// How much it means that the call is there or is not.
  func weight(of call: Call) -> Double { weights[call & Self.callbackBits] }
  /// Whether the log has no such call of appearance at all.
  func isUnprinted(_ call: Call) -> Bool { call & Self.callbackBits >= tellingCount }
  /// Whether a logger of the log prints the callback, or is said to.
  func isRecorded(_ callback: Callback) -> Bool {
    callbackNumbers[.init(callback)].map { number in
      !CallWeight.isNoise(weights[number]) && subjects.indices.contains { seen[$0 * callbacks.count + number] }
    } ?? false
  }
  /// Whether that subject was ever seen with that callback.
  func isSeen(_ call: Call) -> Bool { seen[Self.place(call, callbacks.count)] }
}
