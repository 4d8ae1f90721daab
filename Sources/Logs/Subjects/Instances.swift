import Diagnostics

/// Which object of a name got each call, where addresses tell.
///
/// Objects of one name whose calls lie between one another's are there at the same time, and have names of their own, and so
/// has one that comes while another is on screen; where one follows the other, they are instances of the same.
struct Instances {
  private var found: [(name: String, instance: Int)?]

  init(_ calls: [ReadCall], _ objects: [NamedObject?]) {
    let named = Self.withoutLineNumbers(calls, objects)
    var last: [String: Int] = [:]
    for (place, object) in named.enumerated() {
      if let object, let address = object.address, calls[place].kind != .app {
        last["\(object.key) \(address)"] = place
      }
    }
    var words: [String: String] = [:]
    var slots: [(key: String, addresses: [String], end: Int, isHeld: Bool)] = []
    found = []
    for (place, object) in named.enumerated() {
      // With its process every object is gone.
      if calls[place].callback.ends(with: "FinishLaunchingWithOptions") {
        for slot in slots.indices { slots[slot].isHeld = false }
      }
      guard let object else {
        found.append(nil)
        continue
      }
      let key = object.key
      let word = words[key] ?? object.word
      words[key] = word
      guard calls[place].kind != .app, let address = object.address, let end = last["\(key) \(address)"] else {
        found.append((word, 1))
        continue
      }
      var slot = slots.firstIndex { $0.key == key && $0.addresses.contains(address) }
      if slot == nil, calls[place].kind != .scene,
        let free = slots.firstIndex(where: { $0.key == key && $0.end < place && !$0.isHeld })
      {
        slots[free].addresses.append(address)
        slots[free].end = end
        slot = free
      }
      let chosen = slot ?? slots.count
      // A tab bar holds its stacks, so that one that comes after another has gone is no later instance of it.
      let isStack = key.asciiLowercased().firstRange(of: "navigation") != nil
      if slot == nil { slots.append((key, [address], end, isStack)) }
      switch calls[place].callback {
      case "viewDidAppear": slots[chosen].isHeld = true
      case "viewWillDisappear", "viewDidDisappear": slots[chosen].isHeld = isStack
      default: break
      }
      let number = slots[..<chosen].count { $0.key == key } + 1
      let instance = (slots[chosen].addresses.firstIndex(of: address) ?? 0) + 1
      found.append((number == 1 ? word : "\(word)\(number)", instance))
    }
  }

  /// Numbers beside names are those of lines, as in `Home.swift(42)`, if most of them come with one callback only.
  private static func withoutLineNumbers(_ calls: [ReadCall], _ named: [NamedObject?]) -> [NamedObject?] {
    var first: [String: Int] = [:]
    var several = Set<String>()
    for (place, object) in named.enumerated() {
      guard let object, let address = object.address, address.begins(with: "#") else { continue }
      let key = "\(object.key) \(address)"
      if let first = first[key] {
        if calls[first].callback != calls[place].callback { several.insert(key) }
      } else {
        first[key] = place
      }
    }
    guard several.count * 2 < first.count else { return named }
    return named.map { object in
      object.map { $0.address?.begins(with: "#") ?? false ? NamedObject(name: $0.name) : $0 }
    }
  }

  subscript(place: Int) -> (name: String, instance: Int)? { found[place] }
}
