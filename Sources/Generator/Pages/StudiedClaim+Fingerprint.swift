import Fingerprints
import Scenarios
import Study

extension StudiedClaim {
  /// All that a question about it says.
  func add(to fingerprint: inout Fingerprint) {
    anchor.add(to: &fingerprint)
    claim.add(to: &fingerprint)
    for proof in [bearing, refuting] {
      (proof?.scenario ?? "").add(to: &fingerprint)
      for call in proof?.calls ?? [] {
        call.words.add(to: &fingerprint)
        (call.row ?? 0).add(to: &fingerprint)
      }
      for place in proof?.marked ?? [] { place.add(to: &fingerprint) }
    }
  }
}
