/// A log beside what was simulated for it: lines that are the same stand in one row, the others alone.
public struct AlignedLog: Hashable, Sendable {
  /// A line of the log, of the simulation, or of both.
  public struct Row: Hashable, Sendable {
    /// What was logged; `nil` where only the simulation has the line.
    public let logged: String?
    /// What was simulated; `nil` where only the log has it.
    public let simulated: String?

    /// Whether only one of them has the line.
    public var isDifferent: Bool { logged != simulated }
  }

  /// The rows, from the first line to the last.
  public let rows: [Row]

  /// Aligns them by a longest common subsequence; of several, the one that keeps the log's earlier lines.
  public init(logged: [String], simulated: [String]) {
    // lengths[i][j]: how much the logs have in common from i and j on.
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: simulated.count + 1), count: logged.count + 1)
    for i in logged.indices.reversed() {
      for j in simulated.indices.reversed() {
        lengths[i][j] =
          logged[i] == simulated[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < logged.count || j < simulated.count {
      if i < logged.count, j < simulated.count, logged[i] == simulated[j] {
        rows.append(Row(logged: logged[i], simulated: simulated[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == simulated.count || i < logged.count && lengths[i + 1][j] >= lengths[i][j + 1] {
        rows.append(Row(logged: logged[i], simulated: nil))
        i += 1
      } else {
        rows.append(Row(logged: nil, simulated: simulated[j]))
        j += 1
      }
    }
    self.rows = rows
  }
}
