extension [SequenceDiagram.Message] {
  /// The numbers of their rows in the sequence table, those that follow one another as one: `2–5, 7`.
  public var rows: String {
    var runs: [ClosedRange<Int>] = []
    for message in self {
      if let run = runs.last, run.upperBound + 1 == message.number {
        runs[runs.count - 1] = run.lowerBound...message.number
      } else {
        runs.append(message.number...message.number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(separator: ", ")
  }
}
