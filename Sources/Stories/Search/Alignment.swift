/// Lays what the model expects of a step beside what the log has from a place on.
struct Alignment {
  /// How a step can be explained: up to which place, and how much does not fit.
  struct Fit: Hashable {
    let end: Int
    let cost: Double
  }

  let log: StoryLog

  /// What it costs that something is in the log and not expected.
  func extra(_ place: Int) -> Double {
    let call = log.calls[place]
    let isDoubled = log.calls[max(0, place - 3)..<place].contains(call)
    let price = log.weight(of: call) * (isDoubled ? FaultPrice.doubled : FaultPrice.extra)
    return log.isEarlyEnd[place] || CallWeight.isOncePerStep(log.callback(of: call))
      ? max(price, FaultPrice.misplaced) : price
  }

  /// What it costs that something is expected and not in the log.
  func missing(_ call: StoryLog.Call) -> Double {
    let unseen = log.isUnprinted(call) ? FaultPrice.unprinted : FaultPrice.unlogged
    return log.weight(of: call) * (log.isSeen(call) ? FaultPrice.missing : unseen)
  }

  /// What it costs for each call that is expected, where a part of the log lacks it: whoever is not called at all there is not
  /// called for one reason.
  private func missing(_ expected: [StoryLog.Call], in calls: ArraySlice<StoryLog.Call>) -> [Double] {
    var silent: [String] = []
    return expected.map { call in
      let subject = log.subject(of: call)
      if silent.contains(subject) { return log.weight(of: call) * FaultPrice.silent }
      guard !log.isUnprinted(call), !calls.contains(where: { log.subject(of: $0) == subject }),
        expected.count(where: {
          log.subject(of: $0) == subject && !CallWeight.isNoise(log.weight(of: $0)) && !log.isUnprinted($0)
        }) > 1
      else { return missing(call) }
      silent.append(subject)
      return log.weight(of: call) * FaultPrice.missing
    }
  }

  /// What it costs that two calls changed places. Those of one object cannot, however little they tell where they are left out.
  private func swapped(_ one: StoryLog.Call, _ other: StoryLog.Call) -> Double {
    let least = min(log.weight(of: one), log.weight(of: other))
    let isOneLife =
      !log.isAnonymous && log.subject(of: one) == log.subject(of: other) && !CallWeight.isNoise(least)
    return isOneLife ? max(FaultPrice.swapped * least, FaultPrice.turned) : FaultPrice.swapped * least
  }

  /// The ways in which the log from that place on can be what was expected; the cheapest first.
  func fits(_ expected: [StoryLog.Call], from start: Int, atMost limit: Double) -> [Fit] {
    let calls = log.calls
    var place = 0
    while place < expected.count, start + place < calls.count, calls[start + place] == expected[place] { place += 1 }
    if place == expected.count {
      return place == 0 ? [] : [Fit(end: start + place, cost: 0)] + absorbed(from: start + place)
    }
    if start + place == calls.count, place > 0 {
      // The log ends within the step.
      return [Fit(end: calls.count, cost: unfinished(expected[place...]))]
    }
    guard isLikely(expected, from: start) else { return [] }
    return aligned(expected, from: start, atMost: limit)
  }

  /// Whether the log has just what was expected from that place on.
  func isMatched(_ expected: [StoryLog.Call], from start: Int) -> Bool {
    log.calls[start...].prefix(expected.count).elementsEqual(expected)
  }

  /// How much of a part of the log does not fit what was expected there.
  func misfit(_ expected: [StoryLog.Call], _ range: Range<Int>) -> Double {
    let calls = log.calls[range]
    if calls.elementsEqual(expected) { return 0 }
    var before: [Double] = []
    var row: [Double] = [0]
    let extras = range.map { extra($0) }
    for place in 0..<calls.count { row.append(row[place] + extras[place]) }
    let missing = missing(expected, in: calls)
    for (index, call) in expected.enumerated() {
      var next = [row[0] + missing[index]]
      next.reserveCapacity(row.count)
      for (place, other) in calls.enumerated() {
        var cost = min(row[place + 1] + missing[index], next[place] + extras[place])
        if other == call { cost = min(cost, row[place]) }
        if index > 0, place > 0, calls[range.lowerBound + place - 1] == call, expected[index - 1] == other {
          cost = min(cost, before[place - 1] + swapped(call, other))
        }
        next.append(cost)
      }
      before = row
      row = next
    }
    // The log may end within the step.
    guard range.upperBound == log.calls.count, let last = calls.last,
      let end = expected.lastIndex(of: last), end + 1 < expected.count
    else { return row[calls.count] }
    return min(row[calls.count], misfit(Array(expected[...end]), range))
  }

  /// Calls of layout that follow a step belong to it, or to the next one.
  private func absorbed(from start: Int) -> [Fit] {
    var end = start
    var cost = 0.0
    while end < log.calls.count, end - start < 12, CallWeight.isNoise(log.weight(of: log.calls[end])) {
      cost += log.weight(of: log.calls[end])
      end += 1
    }
    return end > start ? [Fit(end: end, cost: cost)] : []
  }

  private func unfinished(_ rest: ArraySlice<StoryLog.Call>) -> Double {
    min(0.5, rest.reduce(0) { $0 + log.weight(of: $1) * 0.15 })
  }

  /// Whether one of the first calls that mean something is among the first ones of the log.
  private func isLikely(_ expected: [StoryLog.Call], from start: Int) -> Bool {
    let telling = expected.lazy.filter { !CallWeight.isNoise(log.weight(of: $0)) && !log.isUnprinted($0) }.prefix(2)
    let next = log.calls[start..<min(start + 8, log.calls.count)].lazy
      .filter { !CallWeight.isNoise(log.weight(of: $0)) }.prefix(3)
    if telling.isEmpty || next.isEmpty {
      return expected.first.map { log.calls[start...].prefix(4).contains($0) } ?? false
    }
    return telling.contains { next.contains($0) }
  }

  private func aligned(_ expected: [StoryLog.Call], from start: Int, atMost limit: Double) -> [Fit] {
    let calls = log.calls
    let width = min(calls.count - start, expected.count + 6)
    var before: [Double] = []
    // Along the log; down what is expected.
    var row: [Double] = [0]
    let extras = (start..<start + width).map { extra($0) }
    for place in 0..<width { row.append(row[place] + extras[place]) }
    let missing = missing(expected, in: calls[start..<start + width])
    var last = width == calls.count - start ? row[width] + unfinished(expected[...]) + 10 : .infinity
    for (index, call) in expected.enumerated() {
      var next: [Double] = [row[0] + missing[index]]
      next.reserveCapacity(width + 1)
      var least = next[0]
      for place in 0..<width {
        let other = calls[start + place]
        var cost = min(row[place + 1] + missing[index], next[place] + extras[place])
        if other == call { cost = min(cost, row[place]) }
        if index > 0, place > 0, calls[start + place - 1] == call, expected[index - 1] == other {
          cost = min(cost, before[place - 1] + swapped(call, other))
        }
        next.append(cost)
        least = min(least, cost)
      }
      if least > limit { return last <= limit ? [Fit(end: calls.count, cost: last)] : [] }
      before = row
      row = next
      if width == calls.count - start, index + 1 < expected.count, calls[calls.count - 1] == call {
        last = min(last, row[width] + unfinished(expected[(index + 1)...]))
      }
    }
    var fits = (1...max(1, width)).filter { $0 <= width && row[$0] <= limit }.map {
      Fit(end: start + $0, cost: row[$0])
    }
    if last <= limit { fits.append(Fit(end: calls.count, cost: last)) }
    // Of those that cost the same, the longest comes first.
    let longestFirst = Array(fits.reversed())
    fits = Array(longestFirst.indices).ascending { longestFirst[$0].cost }.map { longestFirst[$0] }
    guard let best = fits.first else { return [] }
    return Array(fits.prefix { $0.cost <= best.cost + 0.4 }.prefix(4))
  }
}
