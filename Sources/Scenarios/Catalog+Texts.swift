extension Catalog {
  /// Every text that readers get in their language, file by file. A source's release is not among them: most are numbers.
  public var texts: [LocalizedText] {
    let lists: [[LocalizedText?]] = [
      settings.texts, (scenarios + incompleteScenarios).flatMap(\.texts), comparisons.flatMap(\.texts),
      machines.flatMap(\.texts),
      callbacks.flatMap(\.texts), disagreements.flatMap(\.texts), pages.flatMap(\.texts), units.flatMap(\.texts),
      tasks.flatMap(\.texts),
      claims.flatMap { [$0.claim, $0.note] }, documentedChanges.flatMap { [$0.title, $0.text] },
      releaseSummaries.map(\.text), causes.map(\.text),
      evidence.flatMap(\.texts),
    ]
    return lists.flatMap { $0.compactMap { $0 } }
  }
}

extension SiteSettings {
  fileprivate var texts: [LocalizedText?] {
    [title, tagline, summary] + groups.flatMap { [$0.title, $0.summary] }
      + questions.flatMap { [$0.text, $0.reply, $0.keywords] } + wanted.map(\.words)
  }
}

extension Scenario {
  /// What its page says in the reader's language.
  public var texts: [LocalizedText?] { [title, summary, explanation] + steps.map(\.note) }
}

extension Comparison {
  /// What its page says in the reader's language.
  public var texts: [LocalizedText?] { [title, summary, explanation] + columns.map(\.title) }
}

extension Machine {
  /// What its page says in the reader's language.
  public var texts: [LocalizedText?] { [title, summary, explanation] + states.map(\.meaning) }
}

extension CallbackProse {
  /// What its page says in the reader's language.
  public var texts: [LocalizedText?] { [summary, explanation] }
}

extension Disagreement {
  /// What is told of it in the reader's language.
  public var texts: [LocalizedText?] { [title, question, explanation] }
}

extension ProsePage {
  /// What it says in the reader's language.
  public var texts: [LocalizedText?] { [title, summary, text] }
}

extension CourseUnit {
  /// What its page says in the reader's language.
  public var texts: [LocalizedText?] { [title, goal, text, trap, attempt?.text] + interview.map(\.question) }
}

extension PlacedTask {
  /// What its page says in the reader's language.
  public var texts: [LocalizedText?] { [title, answer, keywords, why, misses] }
}

extension EvidenceFile {
  fileprivate var texts: [LocalizedText?] { [source.caveat] + traces.map(\.note) }
}
