import Diagnostics
import Lifecycle

// What the vocabulary has no name for.
extension LineText {
  /// An unwind action, which has the name that the app gave it: `unwindToList(_:)`.
  func ownUnwind(at start: Int) -> Mention? {
    let word = "unwind".unicodeScalars
    guard start + word.count < count, zip(word, scalars[start...]).allSatisfy({ $0 == $1 }) else { return nil }
    var end = start + word.count
    guard scalars[end].isCapital, start == 0 || !scalars[start - 1].isOfName else { return nil }
    while end < count, scalars[end].isOfName { end += 1 }
    let name = text(start..<end)
    // Without parentheses it has to end the line, after a name.
    guard end < count, scalars[end] == "(" || scalars[end] == ":" else {
      guard start > 0, !scalars[end...].contains(where: { $0.isOfName }),
        text(0..<start).split(whereSeparator: { !($0.isLetterOrNumber || $0 == "_") }).count == 1
      else { return nil }
      return Mention(
        meaning: .callback(name), range: start..<end, end: end, inside: nil, isLoose: false, isMisspelled: false)
    }
    let close = scalars[end...].firstIndex(of: ")").map { $0 + 1 } ?? end + 1
    return Mention(
      meaning: .callback(name), range: start..<end, end: scalars[end] == "(" ? close : end + 1, inside: nil,
      isLoose: false, isMisspelled: false)
  }

  /// The same in words, at the end of a line: `Unwind To List`.
  func ownUnwindInWords(at start: Int) -> Mention? {
    let words = text(start..<count).split(separator: " ")
    guard words.count > 2, words[0] == "Unwind", ["To", "From"].contains(words[1]),
      words.allSatisfy({ word in
        word.unicodeScalars.first.map { $0.isCapital } ?? false && word.unicodeScalars.allSatisfy { $0.isOfName }
      })
    else { return nil }
    return Mention(
      meaning: .callback("unwind" + words.dropFirst().joined()), range: start..<count, end: count, inside: nil,
      isLoose: false, isMisspelled: false)
  }

  /// SwiftUI's phase of a scene: `scenePhase: active`, `new phase: inactive`, `changed to active from inactive`.
  func phase() -> Mention? {
    let small = text(0..<min(count, 400)).asciiLowercased()
    let labels = ["scenephase", "scene phase", "newphase", "new phase"]
    guard let place = Self.end(ofOneOf: labels, in: small) else { return nil }
    let words = small[place...].split { !$0.isWordLetter }
    // Where an old and a new one are named, the new one: the last that is not said to be the old one.
    var phase = ""
    var before = ""[...]
    for word in words where word != "phase" {
      if ["active", "inactive", "background"].contains(word), !["from", "was", "old", "oldphase"].contains(before) {
        phase = String(word)
      }
      before = word
    }
    guard !phase.isEmpty else { return nil }
    return Mention(
      meaning: .phase(phase), range: 0..<count, end: count, inside: nil, isLoose: false, isMisspelled: false)
  }

  /// The state of the app: `AppState Inactive`, `applicationState: background`, `app state changed to not running`.
  func state() -> Mention? {
    let small = text(0..<min(count, 400)).asciiLowercased()
    let labels = ["appstate", "app state", "applicationstate", "application state"]
    guard let place = Self.end(ofOneOf: labels, in: small) else { return nil }
    // `state=active` tells of a state, `background=false` of something else.
    let words = small[place...].split { !($0.isWordLetter || $0 == "=") }
      .compactMap { $0.split(separator: "=").last }
    // Where an old and a new one are told, the new one is the last.
    var found: AppState?
    for (index, word) in words.enumerated() {
      switch word {
      case "active": found = .active
      case "inactive": found = .inactive
      case "background", "backgroundrunning": found = .backgroundRunning
      case "suspended": found = .suspended
      case "notrunning": found = .notRunning
      case "running" where index > 0 && words[index - 1] == "not": found = .notRunning
      default: continue
      }
    }
    guard let found else { return nil }
    return Mention(
      meaning: .state(found), range: 0..<count, end: count, inside: nil, isLoose: false, isMisspelled: false)
  }

  /// Where the first of the labels that the text has ends.
  private static func end(ofOneOf labels: [String], in text: String) -> String.Index? {
    for label in labels {
      if let range = text.firstRange(of: label) { return range.upperBound }
    }
    return nil
  }
}
