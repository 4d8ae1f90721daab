/// Which object of a name got each call, where addresses tell.
///
/// Objects of one name whose calls lie between one another's are there at the same time, and have names of their own; where
/// one follows the other, they are instances of the same.
struct Instances {
  private var found: [(name: String, instance: Int)?]

  init(_ calls: [ReadCall], _ named: [NamedObject?]) {
    var last: [String: Int] = [:]
    for (place, object) in named.enumerated() {
      if let object, let address = object.address, calls[place].kind != .app {
        last["\(object.key) \(address)"] = place
      }
    }
    var words: [String: String] = [:]
    var slots: [String: [(addresses: [String], end: Int)]] = [:]
    found = []
    for (place, object) in named.enumerated() {
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
      var mine = slots[key] ?? []
      var slot = mine.firstIndex { $0.addresses.contains(address) }
      if slot == nil, calls[place].kind != .scene, let free = mine.firstIndex(where: { $0.end < place }) {
        mine[free].addresses.append(address)
        mine[free].end = end
        slot = free
      }
      if slot == nil {
        slot = mine.count
        mine.append(([address], end))
      }
      let chosen = slot ?? 0
      slots[key] = mine
      let instance = (mine[chosen].addresses.firstIndex(of: address) ?? 0) + 1
      found.append((chosen == 0 ? word : "\(word)\(chosen + 1)", instance))
    }
  }

  subscript(place: Int) -> (name: String, instance: Int)? { found[place] }
}
