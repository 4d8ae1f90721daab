import Fingerprints

/// What was planned the last time.
struct KnownProducts: Sendable {
  var lists = Known<PublishedLists>()
  var callbacks = Known<PageRecipe>()
  var scenarios = Known<PageRecipe>()
}
