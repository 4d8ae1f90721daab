import Diagnostics

/// Takes the particle off names that are of another script than a type's, as in `홈화면의 viewDidLoad`.
///
/// A name may end with the same letter: `회의` is a meeting. It is a particle where several screens have it, and all do.
enum Particles {
  private static let all = LogWords.words("에서 의 の 的 では が は")

  static func strip(_ calls: [ReadCall], _ named: inout [NamedObject?]) {
    let places = calls.indices.filter { calls[$0].kind == .controller && named[$0] != nil }
    let names = places.compactMap { named[$0]?.name }
    guard let first = names.first, let particle = all.first(where: { first.ends(with: $0) }),
      names.allSatisfy({ $0.ends(with: particle) && $0.utf8.count > particle.utf8.count }),
      names.contains(where: { $0 != first })
    else { return }
    for place in places {
      guard let object = named[place] else { continue }
      let name = String(object.name.unicodeScalars.dropLast(particle.unicodeScalars.count))
      named[place] = NamedObject(name: name, address: object.address)
    }
  }
}
