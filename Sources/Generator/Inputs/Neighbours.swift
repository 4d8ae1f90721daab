/// What stands before and after an entry of a list that is read in order: where a page leads back and on.
struct Neighbours<Entry> {
  /// `nil` for the first entry, and for one that the list has not.
  let previous: Entry?
  /// `nil` for the last entry, and for one that the list has not.
  let next: Entry?

  /// Looks for the first entry that is meant.
  init(in list: [Entry], of isMeant: (Entry) -> Bool) {
    let place = list.firstIndex(where: isMeant)
    func entry(_ offset: Int) -> Entry? {
      place.flatMap { list.indices.contains($0 + offset) ? list[$0 + offset] : nil }
    }
    previous = entry(-1)
    next = entry(1)
  }
}
