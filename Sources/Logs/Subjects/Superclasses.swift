import Diagnostics

/// Superclasses whose methods print, too: `Base viewDidLoad, Home viewDidLoad, Base viewWillAppear, …`.
enum Superclasses {
  /// Leaves their calls out. Each call of a superclass is beside the same call of a subclass, always on the same side. A container
  /// is called beside its child, too; but it loads once, and a superclass loads with each of its subclasses.
  static func leaveOut(of events: inout [LogEvent], _ fates: inout [LineFate]) {
    var loads: [String: Int] = [:]
    var names: [String] = []
    for event in events where event.callback == "viewDidLoad" {
      guard let name = event.subject else { continue }
      loads[name] = (loads[name] ?? 0) + 1
      if loads[name] == 2 { names.append(name) }
    }
    // A stack of one class in each tab loads several times, too.
    for name in names where !["nav", "tab"].contains(where: name.asciiLowercased().contains) {
      let places = events.indices.filter { events[$0].subject == name }
      let sides = [1, -1].filter { side in places.allSatisfy { isBeside($0, side, events) } }
      guard let side = sides.first else { continue }
      let classes = Set(places.filter { events[$0].callback == "viewDidLoad" }.compactMap { events[$0 + side].subject })
      guard classes.count > 1 else { continue }
      for place in places { fates[events[place].line - 1] = .superclass }
      events.removeAll { $0.subject == name }
    }
  }

  private static func isBeside(_ place: Int, _ side: Int, _ events: [LogEvent]) -> Bool {
    guard events.indices.contains(place + side), let other = events[place + side].subject else { return false }
    return other != events[place].subject && events[place + side].callback == events[place].callback
      && events[place + side].line != events[place].line
  }
}
