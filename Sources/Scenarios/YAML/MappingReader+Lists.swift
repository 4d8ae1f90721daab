import Diagnostics
import ScenarioLanguage
import Yams

// Lists of mappings, and lists of numbers.
extension MappingReader {
  /// The list's items, each a mapping with these keys and no others; what is wrong in one is reported here, and the
  /// items that `read` makes nothing of are left out.
  mutating func list<Item>(
    _ key: String, of what: String, keys: [String], required: Bool = false, read: (inout MappingReader) -> Item?
  ) -> [Item] {
    var found: [Diagnostic] = []
    let nodes = kept(items(key, required: required), most: CountLimit.items, "items")
    let items = nodes.compactMap { node -> Item? in
      guard var item = MappingReader(node, what: what, keys: keys, path: path, diagnostics: &found) else { return nil }
      let value = read(&item)
      found += item.diagnostics
      return value
    }
    report(found)
    return items
  }

  /// The first items, as many as there may be; the first one beyond is reported.
  mutating func kept(_ nodes: [Node], most: Int, _ what: String) -> ArraySlice<Node> {
    if nodes.count > most {
      report(
        Diagnostic(
          id: "content.too-many", at: nodes[most].place(in: path),
          "there are \(nodes.count.grouped) \(what); there may be \(most.grouped), and this is the first beyond"))
    }
    return nodes.prefix(most)
  }

  /// A whole number, or a list of them.
  mutating func numbers(_ key: String, required: Bool = false) -> [Int] {
    guard let node = node(key) else {
      if required { report(missing(key)) }
      return []
    }
    if node.scalar != nil { return number(key).map { [$0] } ?? [] }
    return texts(key).compactMap { located in
      if let number = Int(located.text) { return number }
      report(
        Diagnostic(
          id: "content.not-a-number", at: located.place,
          "'\(key)' is a whole number or a list of them, not \(quoted(located.text))"))
      return nil
    }
  }

  /// The steps of a log that an item names: `source: …, trace: …, step: 2`; the source is `named` where it stands
  /// elsewhere.
  mutating func loggedSteps(of named: String? = nil) -> [LoggedStep] {
    let source = named ?? text("source", .id, required: true)
    let trace = text("trace", .id, required: true)
    let steps = numbers("step", required: true)
    guard let source, let trace else { return [] }
    return steps.map { LoggedStep(source: source, trace: trace, step: $0, location: place) }
  }
}
