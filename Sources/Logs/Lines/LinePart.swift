import Diagnostics

/// One call of a line, with all who may have got it.
struct LinePart {
  let line: Int
  let meaning: CallbackSpellings.Meaning
  /// Who is named before it, in its parentheses and behind it.
  var before: NamedObject?
  var inside: NamedObject?
  var after: NamedObject?
  /// The name before that one. In `Home -[BaseController viewDidLoad]` the class that implements the method is the nearer one.
  var farther: NamedObject? = nil
  /// The second name behind the callback, where the first may be a word of a sentence: `viewDidLoad triggered (Home)`.
  var beyond: NamedObject? = nil
  var isMisspelled: Bool
  /// Whether its name is a shortened one, which other words may have too.
  var isLoose = false
  /// Whether the line is a sentence rather than what a program prints.
  let isProse: Bool
  /// Whether a letter hangs on the callback's name that no declaration has, as in `viewDidLoad가`: Korean and Japanese sentences
  /// bend what they speak of.
  var isBent = false
  /// Whether a call of the same line comes before it.
  var follows: Bool
  /// Whether it is of a notification: the line says so.
  var isNotification: Bool
  /// What the call is about, where it is a move to a parent and the line says to which.
  var argument: String? = nil

  /// The calls that the line tells of.
  static func parts(of text: LineText, line: Int) -> [LinePart] {
    let mentions = text.mentions().filter { !isPlaceOfCall(text, $0.range.lowerBound) }
    guard let first = mentions.first, !isCode(text) else { return [] }
    if let end = comment(text, after: first.end) { return parts(of: LineText(text.text(0..<end)[...]), line: line) }
    let subjects = SubjectText(line: text)
    let (isProse, isBent) = (isProse(text, mentions, subjects), isBent(text, mentions))
    var parts: [LinePart] = []
    var start = 0
    for (index, mention) in mentions.enumerated() {
      let next = index + 1 < mentions.count ? mentions[index + 1].range.lowerBound : text.count
      var nearest = start
      let before = subjects.before(start..<mention.range.lowerBound, &nearest)
      // What stands between two calls belongs to the one to which an arrow or a comma does not part it.
      let limit = index + 1 < mentions.count ? separator(text, mention.end..<next) : next
      // Connections of all kinds end; a scene's says so.
      if mention.meaning == .common("DidDisconnect"), let name = before?.name.asciiLowercased(),
        !name.contains("scene"),
        !name.contains("delegate")
      {
        continue
      }
      var passed = mention.end
      let after = subjects.after(mention.end..<limit, &passed)
      var part = LinePart(
        line: line, meaning: meaning(mention, text), before: before,
        inside: mention.inside.flatMap { argument(text, $0, subjects) },
        after: after ?? numbered(text, mention.range.upperBound),
        isMisspelled: mention.isMisspelled, isLoose: mention.isLoose, isProse: isProse, isBent: isBent,
        follows: index > 0,
        isNotification: text.text(mention.range.lowerBound..<min(mention.end + 24, text.count)).asciiLowercased()
          .contains("notification"))
      part.argument = parent(mention, text, limit)
      part.farther = farther(text, start..<nearest, subjects)
      if let after, SubjectText.isOfSentence(after.name[...]), passed < limit {
        part.beyond = subjects.after(passed..<limit)
      }
      if index > 0, let last = parts.last, last.meaning == part.meaning,
        !hasArrow(text, start..<mention.range.lowerBound) || mentions.count == 2 && part.repeatsName(of: last)
      {
        // The logger prints one call twice: in words and by the runtime's name, or as the function and as the message.
        part.before = before ?? last.before
        part.inside = part.inside ?? last.inside
        part.after = part.after ?? last.after
        part.isMisspelled = false
        part.follows = last.follows
        part.isNotification = part.isNotification || last.isNotification
        parts.removeLast()
      }
      parts.append(part)
      start = limit < next ? limit : mention.end
    }
    return parts
  }

  /// Whether the name before this call is the one before the other call. It may be shorter, as in
  /// `HomeVC.viewDidLoad() > Home viewDidLoad`. A call without any name is the other's, too.
  private func repeatsName(of other: LinePart) -> Bool {
    guard let name = other.before?.key else { return false }
    guard let key = before?.key else { return after == nil }
    return ["", "vc", "viewcontroller", "controller"].contains { name == key + $0 }
  }

  /// The name before the nearest one. The nearest one may end a path: `Home Shop/BaseController.swift viewDidLoad()`.
  private static func farther(_ text: LineText, _ range: Range<Int>, _ subjects: SubjectText) -> NamedObject? {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1] == "/" {
      end -= 1
      while end > range.lowerBound, text[end - 1].isOfName { end -= 1 }
    }
    return subjects.before(range.lowerBound..<end)
  }

  /// The screen that a digit right after the callback's name identifies: `viewDidLoad2`.
  private static func numbered(_ text: LineText, _ end: Int) -> NamedObject? {
    guard end < text.count, text[end].isDigit, end + 1 == text.count || !text[end + 1].isOfName else { return nil }
    return NamedObject(name: "Screen" + text.text(end..<end + 1))
  }

  /// The category in the row that Xcode's console puts below a message: `Type: Debug | Library: Shop | Category: Home`.
  static func category(in line: Substring) -> NamedObject? {
    guard let label = line.firstRange(of: "Category: ") else { return nil }
    return SubjectText.name(String(line[label.upperBound...].prefix { $0 != "|" })).map { NamedObject(name: $0) }
  }

  /// The parent that a controller moves to.
  private static func parent(_ mention: Mention, _ text: LineText, _ limit: Int) -> String? {
    guard case .callback(let name) = mention.meaning, name.ends(with: "MoveToParent") else { return nil }
    let start = mention.range.upperBound
    let rest = text.text(start..<max(start, limit)).drop { $0 == ":" || $0 == " " }
    let word = rest.prefix { $0.isLetterOrNumber || $0 == "_" }
    return word.isEmpty ? nil : String(word)
  }

  private static func meaning(_ mention: Mention, _ text: LineText) -> CallbackSpellings.Meaning {
    if case .callback("willTransitionTo") = mention.meaning,
      text.text(mention.range).contains("(") || mention.inside.map({ !$0.isEmpty }) ?? false,
      !text.text(mention.range).contains("pageView")
    {
      return .callback("willTransitionToTraits")
    }
    return mention.meaning
  }

  /// A name in parentheses: one word that is no label and no value.
  private static func argument(_ text: LineText, _ range: Range<Int>, _ subjects: SubjectText) -> NamedObject? {
    guard !range.isEmpty, !text[range].contains(where: { $0 == ":" || $0 == "," }) || text[range.lowerBound] == "<",
      text[range].contains(where: { $0.isASCIILetter || $0.value >= 0x80 })
    else { return nil }
    return subjects.object(in: range)
  }

  private static func hasArrow(_ text: LineText, _ range: Range<Int>) -> Bool {
    text[range].contains { $0 == "→" || $0 == ">" || $0 == "," || $0 == "⇒" }
  }

  /// Where the text that belongs to the first of two calls ends: at the first arrow or comma between them, or else at the first
  /// dash, which may also stand between a call and a name.
  private static func separator(_ text: LineText, _ range: Range<Int>) -> Int {
    var dash = range.upperBound
    for place in range {
      let scalar = text[place]
      let isArrow = scalar == ">" && (text[place - 1] == "-" || text[place - 1] == "=")
      if isArrow || scalar == "→" || scalar == "," || scalar == "⇒" || scalar == "|" { return place }
      if dash == range.upperBound, scalar == "-" || scalar == "=" { dash = place }
    }
    return dash
  }

  /// Where a remark begins that the author has put behind a call: `Home viewDidLoad // the view is there`.
  private static func comment(_ text: LineText, after start: Int) -> Int? {
    (start..<max(start, text.count - 3)).first { text.text($0..<$0 + 4) == " // " }
  }

  /// Source code is no log.
  private static func isCode(_ text: LineText) -> Bool {
    let words = text.text(0..<min(text.count, 400))
    return words.contains("override func") || words.contains("- (void)") || words.contains("-(void)")
      || words.contains("super.view") || words.contains("[super ") || words.contains("print(\"")
      || words.contains("NSLog(@") || words.contains("os_log(\"") || words.contains("func ") && words.ends(with: "{")
      // A line of a stack trace: `2 Shop 0x000000010480ae00 $s4Shop… + 124`
      || words.contains(" 0x00000") && words.contains(" + ")
  }

  /// Whether a callback is only where something else is called: `reloadData() in viewWillAppear`, `setUp() called from viewDidLoad`.
  private static func isPlaceOfCall(_ text: LineText, _ start: Int) -> Bool {
    let before = text.text(max(0, start - 16)..<start)
    return ["() ", ":) "].contains { call in
      ["in ", "from ", "called in ", "called from "].contains { before.ends(with: call + $0) }
    }
  }

  private static func isBent(_ text: LineText, _ mentions: [Mention]) -> Bool {
    func isLetter(_ place: Int) -> Bool { place < text.count && text[place].value >= 0x80 && text[place].isOfName }
    return mentions.contains { isLetter($0.range.upperBound) || isLetter($0.end) }
  }

  /// Many small words around a callback are a sentence.
  private static func isProse(_ text: LineText, _ mentions: [Mention], _ subjects: SubjectText) -> Bool {
    // `HomeViewController viewDidLoad - …`: what stands behind a dash is a message.
    if let only = mentions.first, mentions.count == 1, let name = subjects.before(0..<only.range.lowerBound)?.name,
      SubjectText.isTypeName(name), let next = text[only.end..<text.count].first(where: { $0 != " " }),
      "-–—|:".unicodeScalars.contains(next)
    {
      return false
    }
    // A question is the author's; pairs such as `screen=home event=viewDidLoad` are a program's.
    if text.scalars.last == "?" || text.scalars.last == "？" { return true }
    if text.scalars.count(where: { $0 == "=" }) > 1 { return false }
    var words = 0
    var start = 0
    for range in mentions.map({ $0.range }) + [text.count..<text.count] {
      let between = text.text(start..<max(start, range.lowerBound))
      words += between.split { !($0.isWordLetter || $0 == "'") }.count {
        $0.count > 1 && $0.first?.isSmallLetter ?? false
      }
      start = max(start, range.upperBound)
    }
    return words >= 7
  }
}
