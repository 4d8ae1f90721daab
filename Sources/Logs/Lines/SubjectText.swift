import Diagnostics

/// Who a part of a line names: a name, and the address of the object where one is printed.
struct NamedObject: Hashable {
  let name: String
  var address: String? = nil
}

/// Finds the name in the text beside a callback. Loggers put all sorts of things around it: times, processes, levels, files,
/// decorations.
struct SubjectText {
  let line: LineText

  /// Words that say what stands behind them: `class: Home`, `vc=Home`. With a capital some are names.
  static let labels = Set(
    LogWords.words(
      """
      class controller viewController vc screen view object sender subject file function func method callback event
      selector line name title category body Class File Function Func Method Line Category self instance vcName
      """))

  /// Whether a word labels what follows it. A word of another script is a label if the line has several with a colon:
  /// `クラス名:Home メソッド名:viewDidLoad`.
  private func isLabel(_ range: Range<Int>) -> Bool {
    guard isForeign(range.upperBound - 1) != nil else { return false }
    if Self.labels.contains(line.text(range)) { return true }
    var labels = 0
    for place in 0..<line.count where isForeign(place) ?? false { labels += 1 }
    return labels > 1 && isForeign(range.upperBound - 1) ?? false
  }

  /// Whether the letter before a colon is of another script; `nil` if no colon or equals sign follows it.
  private func isForeign(_ last: Int) -> Bool? {
    guard last + 1 < line.count else { return nil }
    let next = line[last + 1]
    return next == ":" || next == "=" || next == "：" ? line[last].value >= 0x80 : nil
  }

  /// The name in the text before a callback: the nearest one.
  func before(_ range: Range<Int>) -> NamedObject? {
    var first = range.upperBound
    return before(range, &first)
  }

  /// Finds that name and sets `first` to the place where it begins.
  func before(_ range: Range<Int>, _ first: inout Int) -> NamedObject? {
    // What is joined to the callback's name by an underline is a part of that: the mark of a logger that was put in its place.
    var end = range.upperBound
    if end > range.lowerBound, line[end - 1] == "_" {
      var start = end
      while start > range.lowerBound, line[start - 1].isOfName { start -= 1 }
      if !line[start].isCapital { end = start }
    }
    var drops = 0
    while drops < 6 {
      drops += 1
      end = trimmed(range.lowerBound..<end)
      guard end > range.lowerBound else { return nil }
      if let open = line[end - 1].openingBracket, let start = start(of: open, range.lowerBound, end - 1) {
        // `-[Home(Tracking) viewDidLoad]`: a category is nobody.
        var head = start
        while head > range.lowerBound, line[head - 1].isOfName { head -= 1 }
        if line[start] == "(", head < start, head > range.lowerBound, line[head - 1] == "[" {
          end = start
          continue
        }
        first = start
        if let object = object(in: start + 1..<end - 1) { return object }
        let isProcess = line[end - 1] == "]" && start > range.lowerBound && line[start - 1].isOfName
        guard !isProcess || line[start + 1..<end - 1].contains(where: { $0.isASCIILetter }) else { return nil }
        end = start
        continue
      }
      var start = end
      var words = 1
      while start > range.lowerBound {
        let scalar = line[start - 1]
        if isOfWord(start - 1, range) {
          start -= 1
        } else if scalar == " ", start - 1 > range.lowerBound, isOfWord(start - 2, range), words < 8 {
          words += 1
          start -= 1
        } else {
          break
        }
      }
      if start == end {
        end -= 1
        continue
      }
      first = start
      var word = end
      while word > start, line[word - 1] != " " { word -= 1 }
      if isLabel(word..<end) {
        end = word
        continue
      }
      if start > range.lowerBound, line[start - 1] == "[" || line[start - 1] == "<",
        let object = object(in: start..<end)
      {
        return object
      }
      if start == end - 1, line[start] == "s", start > range.lowerBound, "'’".unicodeScalars.contains(line[start - 1]) {
        end = start
        continue
      }
      if let name = Self.name(line.text(start..<end)) {
        return NamedObject(name: name, address: address(beside: start..<end, within: range))
      }
      // A few words about the call, as in `Home: func viewDidLoad`, are stepped over. A sentence is not.
      guard words < 4 || line[start..<end].allSatisfy({ !$0.isASCIILetter || $0.isHex }) else { return nil }
      end = start
    }
    return nil
  }

  /// The name in the text behind a callback: the next one.
  func after(_ range: Range<Int>) -> NamedObject? {
    var last = range.lowerBound
    return after(range, &last)
  }

  /// Finds that name and sets `last` to the place where it ends.
  func after(_ range: Range<Int>, _ last: inout Int) -> NamedObject? {
    var start = range.lowerBound
    var drops = 0
    while drops < 6 {
      drops += 1
      while start < range.upperBound, !line[start].isOfName, line[start].closingBracket == nil { start += 1 }
      guard start < range.upperBound else { return nil }
      if let close = line[start].closingBracket, let end = end(of: close, start + 1, range.upperBound) {
        last = end + 1
        if let object = object(in: start + 1..<end) { return object }
        start = end + 1
        continue
      }
      var end = start
      while end < range.upperBound {
        if isOfWord(end, range) {
          end += 1
        } else if line[end] == " ", end + 1 < range.upperBound, isOfWord(end + 1, range), line[end + 1].isOfName {
          end += 1
        } else {
          break
        }
      }
      guard end > start else {
        start += 1
        continue
      }
      if isLabel(start..<end) {
        start = end
        continue
      }
      let words = line.text(start..<end).split(separator: " ")
      // The next label: `Home line: 12`, `Home duration=12`.
      if words.count > 1, let last = words.last?.unicodeScalars.count,
        isLabel(end - last..<end) || end < line.count && line[end] == "="
      {
        end -= last
      }
      if let word = words.first, ["in", "of", "for", "at", "on", "from", "by"].contains(word.asciiLowercased()) {
        start += word.unicodeScalars.count
        continue
      }
      last = end
      if let name = Self.name(line.text(start..<end)) {
        return NamedObject(name: name, address: address(beside: start..<end, within: start..<range.upperBound))
      }
      guard words.count < 4 else { return nil }
      start = end
    }
    return nil
  }

  /// `Module.Name: 0x600…`, `Name 0x600…`, or a name alone.
  func object(in range: Range<Int>) -> NamedObject? {
    let text = line.text(range)
    guard text.utf8.count <= 200 else { return nil }
    if let place = text.firstRange(of: "0x") {
      let address = text[place.lowerBound...].prefix { $0.isLetterOrNumber }
      let words = text[..<place.lowerBound].split {
        !($0.isLetterOrNumber || $0 == "_" || $0 == "." || $0 == "-")
      }
      guard let name = words.last.flatMap({ Self.name(String($0)) }) else { return nil }
      return NamedObject(name: name, address: String(address))
    }
    // `[MyClass(Category) …`, `[ViewController.swift:12]`, `[com.shop.app:lifecycle]`, `[com.shop.app:Home]`, `[File: Home.swift]`
    var head = text.prefix { $0 != "(" && $0 != ":" && $0 != ";" }
    let isSubsystem = head.contains(".") && !head.ends(with: ".swift") && head.first?.isSmallLetter ?? false
    if isSubsystem || Self.labels.contains(String(head)), head.endIndex < text.endIndex {
      head = text[head.endIndex...].dropFirst().prefix { $0 != "(" && $0 != ":" && $0 != ";" }
    }
    return Self.name(String(head)).map { NamedObject(name: $0, address: nil) }
  }

  private func isOfWord(_ place: Int, _ range: Range<Int>) -> Bool {
    let scalar = line[place]
    if scalar.isOfName { return true }
    guard place > range.lowerBound, place + 1 < range.upperBound, line[place - 1].isOfName, line[place + 1].isOfName
    else { return false }
    // `Home+Lifecycle.swift`, but not `12:00:00+0900`.
    return scalar == "." || scalar == "-" || scalar == "+" && !line[place + 1].isDigit
  }

  /// Where the text ends once decorations are taken off its end.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, !line[end - 1].isOfName, line[end - 1].openingBracket == nil { end -= 1 }
    return end
  }

  private func start(of open: LineText.Scalar, _ first: Int, _ last: Int) -> Int? {
    var place = last - 1
    while place >= first, last - place < 240 {
      if line[place] == open { return place }
      place -= 1
    }
    return nil
  }

  private func end(of close: LineText.Scalar, _ first: Int, _ last: Int) -> Int? {
    (first..<min(last, first + 240)).first { line[$0] == close }
  }
}

extension LineText {
  subscript(range: Range<Int>) -> ArraySlice<Scalar> { scalars[range] }
}

extension Unicode.Scalar {
  var isHex: Bool { isDigit || value >= 97 && value <= 102 || value >= 65 && value <= 70 }
}
