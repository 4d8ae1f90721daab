/// A scenario that nobody designed, as its file says it: two to three controllers in a navigation stack, with a tree of some
/// twelve nodes in all its steps, and a table of some 40 rows. In English only.
struct SyntheticScenario {
  static let groups = ["catalog", "orders", "account", "messages", "settings"]

  let id: String
  let group: String
  let yaml: String

  /// The number is from 1; `count` is how many there are, for the link to the next one.
  init(_ number: Int, of count: Int, _ random: inout RandomNumbers) {
    id = Self.id(number)
    group = random.one(of: Self.groups)
    let names = Self.names(3, &random)
    let (root, detail, other) = (names[0], names[1], names[2])
    let later =
      switch random.next(4) {
      case 0: ["pop"]
      case 1: ["present \(other) as pageSheet from \(detail)", "dismiss \(other)"]
      case 2: ["home", "reopen"]
      default: ["pop", "push \(other)"]
      }
    let next = Self.id(number % count + 1)
    yaml = """
      id: \(id)
      title: "\(detail) over \(root), flow \(number)"
      summary: "\(root) is on screen, and \(detail) is pushed over it in the \(group) of an app."
      group: \(group)
      order: \(number)
      structure: nav(\(root))
      explanation: |
        ### What to notice

        `\(root)` gets `viewWillDisappear` before `\(detail)` gets `viewWillAppear`: the **outgoing** controller comes first.

        - `\(detail)` is loaded when it is pushed.
        - `\(root)` keeps its view meanwhile.

        What follows is in [the next flow](scenario:\(next)).
      steps:
        - do: push \(detail)
          expect: [\(root) viewWillDisappear before \(detail) viewWillAppear]
      \(later.map { "  - \($0)" }.joined(separator: "\n"))
      keywords: [\(detail), \(root)]

      """
  }

  private static func id(_ number: Int) -> String { "flow-\(number)" }

  /// Different names; two scenarios seldom have the same.
  private static func names(_ count: Int, _ random: inout RandomNumbers) -> [String] {
    var names: [String] = []
    while names.count < count {
      let name = random.one(of: adjectives) + random.one(of: nouns)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static let adjectives = [
    "Recent", "Shared", "Open", "Archived", "Local", "Daily", "Saved", "Hidden", "Favorite", "New", "Public", "Draft",
  ]
  private static let nouns = [
    "Invoice", "Photo", "Message", "Order", "Contact", "Recipe", "Route", "Ticket", "Album", "Report", "Price",
    "Lesson",
    "Station", "Review", "Workout", "Article",
  ]
}
