import Diagnostics

/// Takes a name with a slip for the one that it is a slip of: two letters swapped, in a name that comes seldom.
enum SimilarNames {
  static func unite(_ named: inout [NamedObject?]) {
    var counts: [String: Int] = [:]
    for object in named { if let key = object?.key { counts[key, default: 0] += 1 } }
    // So many names are no few controllers' that somebody typed.
    guard counts.count > 1, counts.count <= 64 else { return }
    let keys = counts.keys.sorted()
    var meant: [String: String] = [:]
    for key in keys {
      let count = counts[key] ?? 0
      meant[key] = keys.first { (counts[$0] ?? 0) > count * 2 && isSwapped(key, $0) }
    }
    guard !meant.isEmpty else { return }
    var names: [String: String] = [:]
    for object in named { if let object, names[object.key] == nil { names[object.key] = object.name } }
    for place in named.indices {
      guard let object = named[place], let other = meant[object.key], let name = names[other] else { continue }
      named[place] = NamedObject(name: name, address: object.address)
    }
  }

  private static func isSwapped(_ left: String, _ right: String) -> Bool {
    let left = Array(left), right = Array(right)
    guard left.count == right.count, left.count >= 6 else { return false }
    let different = left.indices.filter { left[$0] != right[$0] }
    guard different.count == 2, different[1] == different[0] + 1 else { return false }
    return left[different[0]] == right[different[1]] && left[different[1]] == right[different[0]]
      && left[different[0]].isWordLetter && left[different[1]].isWordLetter
  }
}
