import Diagnostics

/// Objects of a class under one name, where nothing beside the name tells them apart: a view that loads while one of that name is
/// on screen is another object's. A screen of details that pushes one more is such a case.
enum SecondObjects {
  private enum State { case loading, loaded, appearing, appeared, disappearing, disappeared }

  /// Gives the second one a name of its own, and so on: `Detail2`.
  static func tellApart(in events: inout [LogEvent]) {
    var shown = Set<String>()
    var names: [String] = []
    // Names stay as they are if no line says that their objects disappear, or if addresses tell these apart.
    var isTold = Set<String>()
    var hasAddresses = Set<String>()
    for event in events {
      guard let name = event.subject else { continue }
      if event.instance > 1 { hasAddresses.insert(name) }
      switch event.callback {
      case "viewDidAppear": shown.insert(name)
      case "viewWillDisappear", "viewDidDisappear":
        shown.remove(name)
        isTold.insert(name)
      case "viewDidLoad" where shown.contains(name) && !names.contains(name): names.append(name)
      default: continue
      }
    }
    for name in names where isTold.contains(name) && !hasAddresses.contains(name) {
      // There may be another class of that name.
      if events.contains(where: { $0.subject == name + "2" }) { continue }
      tellApart(name, in: &events)
    }
  }

  private static func tellApart(_ name: String, in events: inout [LogEvent]) {
    var objects: [State] = []
    // The place of each one's last call.
    var since: [Int] = []
    func newest(_ states: State...) -> Int? { objects.lastIndex { states.contains($0) } }
    /// The place of what begins to load: behind what is on screen, whatever was there has gone.
    func loading() -> Int {
      let below = newest(.appearing, .appeared) ?? -1
      if let free = objects.indices.first(where: { $0 > below && objects[$0] == .disappeared }) { return free }
      objects.append(.loading)
      since.append(0)
      return objects.count - 1
    }
    /// The object that comes back. After a cancelled gesture that is the one that was going: the other has disappeared again.
    func comingBack() -> Int? {
      guard let going = newest(.disappearing), let gone = newest(.disappeared) else {
        return newest(.disappeared, .disappearing)
      }
      return since[gone] > since[going] ? going : gone
    }
    for place in events.indices where events[place].subject == name {
      let object: Int
      let state: State?
      switch events[place].callback {
      case "loadView": (object, state) = (loading(), .loading)
      case "viewDidLoad": (object, state) = (newest(.loading) ?? loading(), .loaded)
      case "viewWillAppear": (object, state) = (newest(.loaded) ?? comingBack() ?? 0, .appearing)
      case "viewDidAppear": (object, state) = (newest(.appearing) ?? newest(.loaded) ?? 0, .appeared)
      case "viewWillDisappear": (object, state) = (newest(.appeared, .appearing) ?? 0, .disappearing)
      case "viewDidDisappear": (object, state) = (newest(.disappearing) ?? newest(.appeared) ?? 0, .disappeared)
      case "deinit": (object, state) = (newest(.disappeared) ?? 0, nil)
      default: (object, state) = (newest(.appearing, .loaded) ?? newest(.appeared) ?? 0, nil)
      }
      if let state {
        if objects.isEmpty { (objects, since) = ([state], [place]) }
        (objects[object], since[object]) = (state, place)
      }
      if object > 0 { events[place].subject = "\(name)\(object + 1)" }
    }
  }
}
