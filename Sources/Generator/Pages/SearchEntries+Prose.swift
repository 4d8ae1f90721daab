import Diagnostics
import Scenarios
import Site

// What is found of prose, and by other words than its own.
extension SearchEntries {
  /// What readers look for, in the reader's language and in English, by the address that it leads to.
  var wanted: [String: [Entry.Wanted]] {
    let ofTasks = catalog.tasks.map { task in
      (TaskPage.address(task.id), (task.keywords.map(words) ?? []).map { Entry.Wanted(words: $0, place: 0) })
    }
    return catalog.settings.wanted.reduce(into: Dictionary(ofTasks) { first, _ in first }) { all, wanted in
      let words = words(of: wanted.words)
      for (place, answer) in wanted.answers.enumerated() {
        guard let address = LeftOut.addresses[answer.id] ?? ContentLink(parsing: answer.id)?.address else { continue }
        all[address, default: []] += words.map { Entry.Wanted(words: $0, place: place) }
      }
    }
  }

  /// The words of a list, each once.
  private func words(of text: LocalizedText) -> [String] {
    let texts = edition.lacks(text) ? [text.english] : [edition.own(text), text.english]
    var seen = Set<String>()
    return texts.flatMap { $0.split(whereSeparator: { ",、，".contains($0) }) }
      .map { String($0.drop(while: \.isWhitespace)) }.filter { seen.insert($0).inserted }
  }

  /// Where tasks go, and the table of all pairs.
  var tasks: [Entry] {
    guard !publication.leftOut.listed.contains(WherePage.address) else { return [] }
    return catalog.tasks.map { task in
      Entry(
        title: edition.text(task.title), address: TaskPage.address(task.id), summary: edition.text(task.answer),
        words: task.places.flatMap { [$0.start.id] + [$0.stop?.id].compactMap(\.self) })
    } + [
      Entry(
        title: edition.phrase(WherePage.title), address: WherePage.address,
        summary: edition.phrase(WherePage.description))
    ]
  }

  /// The pages of prose, and the site's own pages that are no list of something.
  var guides: [Entry] {
    let parts: [(title: Phrase, address: String, description: Phrase)] = [
      (PlayPage.title, PlayPage.address, PlayPage.description),
      (PracticePage.title, PracticePage.address, PracticePage.description),
      (YourLogPage.title, YourLogPage.address, YourLogPage.description),
      (LogPage.title, LogPage.address, LogPage.description),
      (ChangesPage.title, "changes", ChangesPage.description),
      (ClaimsPage.title, ClaimsPage.address, ClaimsPage.description),
    ]
    return catalog.listedPages.map {
      Entry(
        title: edition.text($0.title), address: DocsPage.address($0.id), summary: edition.text($0.summary),
        words: rare.words(of: edition.own($0.text)))
    }
      + parts.filter { modules.cover($0.address) }.map {
        Entry(title: edition.phrase($0.title), address: $0.address, summary: edition.phrase($0.description))
      }
  }

  /// The headings in prose, but for those that many pages share. The book's anchors are its host's own.
  var headings: [Entry] {
    guard edition.isSite else { return [] }
    var found: [(heading: String, address: String, page: String)] = []
    func add(_ text: LocalizedText?, _ page: String, _ title: String, prefix: String = "explanation-") {
      guard let text else { return }
      found += Markdown.headings(edition.own(text), anchorPrefix: prefix).map {
        ($0.text, "\(page)#\($0.anchor)", title)
      }
    }
    for scenario in publication.scenariosInOrder {
      add(scenario.explanation, "scenarios/\(scenario.id)", edition.own(scenario.title))
    }
    for comparison in catalog.comparisons {
      add(comparison.explanation, "comparisons/\(comparison.id)", edition.own(comparison.title))
    }
    for disagreement in catalog.disagreements {
      add(disagreement.explanation, "disagreements", edition.own(disagreement.title), prefix: "\(disagreement.id)-")
    }
    for machine in catalog.machines {
      add(machine.explanation, "machines/\(machine.id)", edition.own(machine.title))
    }
    for page in catalog.listedPages {
      let own = PageText(edition.own(page.text)).parts.compactMap { PagePiece($0) }.filter(\.isOwn)
      found += PagePiece.headings(of: own, anchor: PageIDs.heading).map {
        ($0.text, "\(DocsPage.address(page.id))#\($0.anchor)", edition.own(page.title))
      }
    }
    let counts = Dictionary(grouping: found, by: \.heading).mapValues(\.count)
    return found.filter { counts[$0.heading, default: 0] < 3 }.map {
      Entry(title: edition.text($0.heading), address: $0.address, summary: edition.text($0.page))
    }
  }
}
