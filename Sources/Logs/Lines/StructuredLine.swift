import Diagnostics

/// The message in a line of JSON, as `log stream --style ndjson` and loggers for machines print it, and in a dictionary that an
/// app prints behind a message: `screen_event ["screen": "Home", "event": "viewDidLoad"]`.
enum StructuredLine {
  // By their letters alone.
  private static let who = LogWords.words(
    """
    class classname subject controller viewcontroller vc screen screenname screenclass view viewname page object sender
    component owner file filename category
    """)
  private static let what = LogWords.words(
    "callback method function selector event eventname eventmessage message msg name")

  /// Who and what the object says, as one text; `nil` where there is no object in the line, or one behind other text that does
  /// not say both.
  static func message(in line: Substring) -> String? {
    let trimmed = line.drop { $0.isSpace }
    guard trimmed.utf8.count <= 65_536, trimmed.contains("\""), let start = start(in: trimmed) else { return nil }
    let texts = texts(in: trimmed[start...])
    guard !texts.isEmpty else { return nil }
    func value(_ keys: [String]) -> String? { keys.lazy.compactMap { texts[$0] }.first }
    guard let message = value(what) else { return nil }
    let name = value(who)
    guard start == trimmed.startIndex || name != nil else { return nil }
    return name.map { "\($0) - \(message)" } ?? message
  }

  /// Whether the line begins with an object, and has nothing before it.
  static func isWhole(_ line: Substring) -> Bool { line.first { !$0.isSpace } == "{" }

  /// Where the object begins: with the line, or with the first key in quotes.
  private static func start(in text: Substring) -> Substring.Index? {
    if text.first == "{" { return text.startIndex }
    return [text.firstRange(of: "{\""), text.firstRange(of: "[\"")].compactMap { $0?.lowerBound }.min()
  }

  /// The texts of the object, by their keys in small letters; the first of a key counts.
  private static func texts(in text: Substring) -> [String: String] {
    var texts: [String: String] = [:]
    var strings: [String] = []
    var isKey = true
    var key: String?
    var rest = text.unicodeScalars.makeIterator()
    while let scalar = rest.next() {
      switch scalar {
      case "\"":
        var string = ""
        string.unicodeScalars.reserveCapacity(16)
        while let inner = rest.next(), inner != "\"" {
          guard inner == "\\" else {
            string.unicodeScalars.append(inner)
            continue
          }
          guard let escaped = rest.next() else { break }
          string.unicodeScalars.append(escaped == "n" || escaped == "t" ? " " : escaped)
        }
        strings.append(string)
        if isKey {
          key = String(string.asciiLowercased().filter { $0.isWordLetter })
        } else if let name = key, texts[name] == nil {
          texts[name] = string
        }
      case ":": isKey = false
      case ",", "{", "}", "[", "]": isKey = true
      default: continue
      }
    }
    return texts
  }
}
