/// Values by name, as a template sees them.
///
/// They are few, and an object is made for each row of each table: a list in the order in which they were given is made in a
/// fraction of the time that a dictionary takes, and searched in the same.
public struct TemplateObject: Sendable, ExpressibleByDictionaryLiteral {
  /// A value with its name.
  struct Entry: Sendable {
    let name: String
    var value: TemplateValue
  }

  /// The values, each name once; an optional value may be absent.
  private(set) var entries: [Entry] = []

  /// Makes an object from names and values; the later of two equal names counts.
  public init(_ entries: some Sequence<(String, TemplateValue)> = []) {
    self.entries.reserveCapacity(entries.underestimatedCount)
    for (name, value) in entries { self[name] = value }
  }

  /// Makes an object from names and values; the later of two equal names counts.
  public init(dictionaryLiteral entries: (String, TemplateValue)...) { self.init(entries) }

  /// The value of a name, if there is one.
  func value(_ name: String) -> TemplateValue? {
    place(of: name).map { entries[$0].value }
  }

  /// The value of a name; an absent one reads as `none`, and writing `none` keeps the name.
  public subscript(name: String) -> TemplateValue {
    get { value(name) ?? TemplateValue.none }
    set {
      if let place = place(of: name) {
        entries[place].value = newValue
      } else {
        entries.append(Entry(name: name, value: newValue))
      }
    }
  }

  /// Names are words in ASCII: those of different lengths differ, which is seen sooner than that two texts do.
  private func place(of name: String) -> Int? {
    let length = name.utf8.count
    return entries.firstIndex { $0.name.utf8.count == length && $0.name == name }
  }

  /// The object with the other's values added; the other's count where both have one.
  public func merging(_ other: TemplateObject) -> TemplateObject {
    var result = self
    for entry in other.entries { result[entry.name] = entry.value }
    return result
  }
}

extension TemplateObject: Hashable {
  /// Whether both have the same names and values, in whatever order.
  public static func == (left: TemplateObject, right: TemplateObject) -> Bool {
    left.entries.count == right.entries.count && left.entries.allSatisfy { right.value($0.name) == $0.value }
  }

  /// Adds the names and values, whatever their order.
  public func hash(into hasher: inout Hasher) {
    var all = 0
    for entry in entries {
      var own = Hasher()
      own.combine(entry.name)
      own.combine(entry.value)
      all ^= own.finalize()
    }
    hasher.combine(all)
  }
}
