/// Lists of words, each as one text: as many literals would be ten times as much code, which browsers load.
enum LogWords {
  /// The words of a text, in their order.
  static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }

  /// The pairs of words of a text, one a line.
  static func pairs(_ text: String) -> [(letters: String, name: String)] {
    let words = words(text)
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }
}
