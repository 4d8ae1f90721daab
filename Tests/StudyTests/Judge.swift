import Analysis
import Lifecycle
import Scenarios
import Study

/// Says of each choice of a question whether it is right, from a second look at the scenario's run alone.
struct Judge {
  let question: Question
  let look: SecondLook

  init(_ question: Question, _ look: SecondLook) {
    self.question = question
    self.look = look
  }

  /// Whether the calls of an `order` come in the order of its answer, and each once.
  var isInOrder: Bool {
    guard let step = question.step, question.answer.sorted() == Array(question.choices.indices) else { return false }
    let places = question.answer.map { place in
      look.words(step).enumerated().filter { $0.element == question.choices[place].words }.map(\.offset)
    }
    let numbers = places.compactMap(\.first)
    return places.allSatisfy { $0.count == 1 } && zip(numbers, numbers.dropFirst()).allSatisfy(<)
  }

  func isRight(_ choice: Question.Choice) -> Bool {
    switch (choice, question.step) {
    case (.call(let call), let step?):
      // What comes first of all choices, after all that is given.
      guard var rest = StudiedWords.after(question.given.map(\.words), in: look.words(step)[...]) else { return false }
      let choices = Set(question.choices.map(\.words))
      rest = rest.drop { !choices.contains($0) }
      return rest.first == call.words
    case (.object(let name), let step?):
      return !look.trace.steps[step - 1].events.contains { $0.subject.name == name }
    case (.count(let count), nil):
      return look.trace.events.count { $0.description == question.given[0].words } == count
    case (.calls(let calls), let step?):
      // The run's own order of all calls that any choice has.
      let words = Set(question.choices[question.answer[0]].calls)
      return look.essential(step).filter(words.contains) == calls.map(\.words)
    case (.balance(let fault), nil):
      return look.balance(question.given[0], question.given[1]) == Set([fault?.rawValue].compactMap(\.self))
    case (.states(let states, _), let step?):
      return look.states(of: question.calls[0].subject, step) == states
    case (.verdict(let verdict), nil): return look.verdict(question.statement) == verdict
    case (.mistake(let mistake), nil):
      // What the log has of the callbacks that it has at all, or that are printed where all is right.
      return look.log(mistake, question.printed) == question.given.map(\.words)
    case (.action(let action), let step?):
      return StudiedWords.isContained(question.given.map(\.words), in: look.words(doing: action, insteadOf: step))
    default: return false
    }
  }
}

extension Question {
  /// The callbacks that any of its logs has.
  var printed: Set<String> {
    Set((calls + refutations.compactMap(\.self).flatMap(\.calls)).map(\.callback))
  }
}

extension Question.Choice {
  /// The words of the calls that it consists of.
  var calls: [String] { if case .calls(let calls) = self { calls.map(\.words) } else { [] } }
}

/// The words of calls.
enum StudiedWords {
  /// Whether the words come among the others in their order.
  static func isContained(_ words: [String], in others: [String]) -> Bool { after(words, in: others[...]) != nil }

  /// What is left of the others behind the words, which come among them in their order; `nil` where they do not.
  static func after(_ words: [String], in others: ArraySlice<String>) -> ArraySlice<String>? {
    var rest = others
    for word in words {
      guard let place = rest.firstIndex(of: word) else { return nil }
      rest = rest[(place + 1)...]
    }
    return rest
  }

  /// What the reader has to know, or is told as a fact.
  static func asked(_ question: Question) -> [String] {
    let right = question.kind == .order ? question.choices : question.answer.map { question.choices[$0] }
    return question.given.map(\.words)
      + right.flatMap { choice -> [String] in
        switch choice {
        case .call(let call): [call.words]
        case .calls(let calls): calls.map(\.words)
        case .object, .count, .action, .balance, .states, .verdict, .mistake: []
        }
      }
  }
}
