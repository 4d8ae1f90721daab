import Diagnostics

/// A callback that a line names, and where.
struct Mention {
  let meaning: CallbackSpellings.Meaning
  /// Where its name stands.
  let range: Range<Int>
  /// Where all that belongs to it ends: parentheses and colons behind the name.
  let end: Int
  /// What stands in its parentheses.
  let inside: Range<Int>?
  /// Whether it was spelled in a looser way than any declaration.
  let isLoose: Bool
  /// Whether it had a slip.
  let isMisspelled: Bool
}

extension LineText {
  /// The callbacks that the line names, in order. Each letter is looked at a bounded number of times.
  func mentions() -> [Mention] {
    var found: [Mention] = []
    var place = 0
    while place < count, found.count < 64 {
      if beginsWord(place),
        let mention = mention(at: place) ?? ownUnwind(at: place) ?? ownUnwindInWords(at: place)
      {
        found.append(mention)
        place = max(mention.end, place + 1)
      } else {
        place += 1
      }
    }
    // What is spelled loosely counts where nothing else does.
    if found.contains(where: { !$0.isLoose }) { found = found.filter { !$0.isLoose } }
    if found.isEmpty, let state = phase() ?? state() { return [state] }
    return found.isEmpty ? misspelled() : found.filter { $0.meaning != .other }
  }

  /// The longest spelling that begins there.
  private func mention(at start: Int) -> Mention? {
    let spellings = CallbackSpellings.all
    var node = 0
    var place = start
    var best: (entry: CallbackSpellings.Entry, end: Int)?
    var gap = 0
    while place < count {
      if let letter = scalars[place].small {
        if gap > 0, !beginsWord(place) { break }
        let child = spellings.child(of: node, letter)
        guard child != 0 else { break }
        node = child
        gap = 0
        place += 1
        if let entry = spellings.entry(at: node), endsWord(place), isAllowed(entry, start..<place) {
          best = (entry, place)
        }
      } else if node != 0, gap < 3, isSeparator(place) {
        gap += 1
        place += 1
      } else {
        break
      }
    }
    guard let best, !isOfOther(start..<best.end, best.entry) else { return nil }
    return whole(best.entry, start..<best.end, isMisspelled: false)
  }

  private func whole(_ entry: CallbackSpellings.Entry, _ range: Range<Int>, isMisspelled: Bool) -> Mention {
    var end = range.upperBound
    // Labels of a selector go on behind a colon or within parentheses that have been opened.
    let opened = scalars[range].reduce(0) { $1 == "(" ? $0 + 1 : $1 == ")" ? $0 - 1 : $0 }
    if opened > 0 {
      while end < count, scalars[end] != ")" { end += 1 }
      end = min(end + 1, count)
    } else {
      while end < count, scalars[end].isOfName || scalars[end] == ":" && end + 1 < count && scalars[end + 1].isOfName {
        // `viewDidLoad:HomeViewController` ends at the colon, `prepareForSegue:sender:` does not.
        if scalars[end] == ":", !isLabel(end + 1) { break }
        end += 1
      }
    }
    var inside: Range<Int>?
    if opened <= 0, end < count, scalars[end] == "(" {
      var depth = 0
      var place = end
      while place < count {
        if scalars[place] == "(" { depth += 1 }
        if scalars[place] == ")" { depth -= 1 }
        place += 1
        if depth == 0 { break }
      }
      if depth == 0 {
        inside = end + 1..<place - 1
        end = place
      }
    }
    while end < count, scalars[end] == ":" { end += 1 }
    return Mention(
      meaning: entry.meaning, range: range, end: end, inside: inside, isLoose: entry.isLoose,
      isMisspelled: isMisspelled)
  }

  /// Whether an argument's label begins there: small letters up to a colon.
  private func isLabel(_ start: Int) -> Bool {
    guard start < count, scalars[start].isSmall else { return false }
    var place = start
    while place < count, scalars[place].isOfName { place += 1 }
    return place < count && scalars[place] == ":"
  }

  private func isSeparator(_ place: Int) -> Bool {
    switch scalars[place] {
    case " ", "_", ":", "(", ")", ",", ".": true
    case "-": place + 1 >= count || scalars[place + 1] != ">" && scalars[place + 1] != "-"
    default: false
    }
  }

  /// Whether the name is a part of another one: of an argument's label that goes on, as in `collectionView(_:didSelectItemAt:)`, or
  /// of a method's name that begins with a small letter, as in `keyboardWillAppear`.
  private func isOfOther(_ range: Range<Int>, _ entry: CallbackSpellings.Entry, isMisspelled: Bool = false) -> Bool {
    guard range.lowerBound > 0 else { return false }
    let before = scalars[range.lowerBound - 1]
    var end = range.upperBound
    while end < count, scalars[end].isOfName { end += 1 }
    let isLabel = end < count && scalars[end] == ":"
    if before == ":" {
      return isLabel && (end > range.upperBound || isMisspelled) && scalars[range.lowerBound].isSmall
    }
    guard before.isSmall || before.isDigit else { return false }
    var start = range.lowerBound
    while start > 0, scalars[start - 1].isOfName { start -= 1 }
    guard scalars[start].isSmall else { return false }
    // A logger may join a name to what is called: `homeViewDidLoad`. Behind somebody's name it is a method of theirs.
    let isCalled = end < count && scalars[end] == "("
    return entry.isLoose || isCalled && scalars[..<start].contains { $0.isASCIILetter }
  }

  /// A word of everyday code has to stand alone, and to end what the line says or to be called.
  private func isAllowed(_ entry: CallbackSpellings.Entry, _ range: Range<Int>) -> Bool {
    guard entry.isCommon else { return true }
    if entry.meaning == .callback("deinit"), isOfOneObject(range) { return true }
    if range.lowerBound > 0, scalars[range.lowerBound - 1].isOfName { return false }
    var place = range.upperBound
    if place < count, scalars[place] == "(" || scalars[place] == ":" {
      // SwiftUI's `task` has no label; `task(for:)` is something else.
      return entry.meaning != .callback("task") || !scalars[place...].dropFirst().prefix { $0 != ")" }.contains(":")
    }
    while place < count, !scalars[place].isOfName { place += 1 }
    guard place < count else { return true }
    // `deinit HomeViewController`: one name behind it, and nothing before it, or the one delegate that is told.
    guard scalars[place].isCapital,
      !scalars[..<range.lowerBound].contains(where: { $0.isASCIILetter }) || isDelegate(0..<range.lowerBound)
    else { return false }
    while place < count, scalars[place].isOfName { place += 1 }
    return !scalars[place...].contains { $0.isOfName }
  }

  /// Whether what is said between an arrow or a comma and the line's end is that one object is deallocated: `deinit called - Home`,
  /// `-[Home dealloc] hit 1 times`, `event: deinit, screen: Home`. Nothing else has this name.
  private func isOfOneObject(_ range: Range<Int>) -> Bool {
    var place = range.lowerBound
    guard place == 0 || !scalars[place - 1].isOfName || scalars[place - 1] == "_" else { return false }
    while place > 0 {
      let before = scalars[place - 1]
      if before == "," || before == "→" || before == "|" || before == ">" { break }
      place -= 1
    }
    var names = 0
    while place < count {
      let start = place
      while place < count, scalars[place].isOfName { place += 1 }
      if place == start {
        place += 1
      } else if start == range.lowerBound || start > 0 && scalars[start - 1] == "." {
        continue
      } else if !SubjectText.isFiller(text(start..<place)) {
        names += 1
        guard names == 1, scalars[start].isCapital || scalars[start].value >= 0x80 else { return false }
      }
    }
    return true
  }

  /// Whether all that stands there is the name of a delegate: `NavDelegate`.
  private func isDelegate(_ range: Range<Int>) -> Bool {
    let words = text(range).split { !($0.isLetterOrNumber || $0 == "_") }.filter {
      $0.contains { letter in letter.isWordLetter }
    }
    return words.count == 1 && words[0].ends(with: "Delegate")
  }

  /// Where no name of a callback stands: a single word, or a few, that are one with a slip.
  private func misspelled() -> [Mention] {
    var tried = 0
    for start in scalars.indices where beginsWord(start) {
      var letters: [UInt8] = []
      var ends: [(count: Int, end: Int)] = []
      var place = start
      while place < count, letters.count < 48 {
        if let letter = scalars[place].small {
          if place > start, beginsWord(place) { ends.append((letters.count, place)) }
          letters.append(letter)
        } else if !isSeparator(place) {
          break
        }
        place += 1
      }
      ends.append((letters.count, place))
      for (count, end) in ends.reversed() where count >= 9 {
        tried += 1
        guard tried <= 64 else { return [] }
        guard let entry = Misspellings.meaning(of: Array(letters[..<count])) else { continue }
        var last = end
        while last > start, !scalars[last - 1].isASCIILetter { last -= 1 }
        guard !isOfOther(start..<last, entry, isMisspelled: true) else { continue }
        return [whole(entry, start..<last, isMisspelled: true)]
      }
    }
    return []
  }
}
