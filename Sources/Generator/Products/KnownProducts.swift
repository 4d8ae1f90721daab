import Fingerprints

/// What was planned the last time.
struct KnownProducts: Sendable {
  var lists = Known<PublishedLists>()
  /// The pages of one part of the content each, but for those of scenarios.
  var parts = Known<[PageRecipe]>()
  var scenarios = Known<PageRecipe>()
  /// What the pages of scenarios are made from, but for the summaries of others, which may be older.
  var inputs = Known<PageRecipes.KeyedInputs>()
  /// What the site's languages show of the texts of each scenario.
  var texts = Known<ScenarioTexts.One>()
  /// What inputs of pages are that take long to find out, as long as they follow from the same.
  var digests = KeptDigests()
}
