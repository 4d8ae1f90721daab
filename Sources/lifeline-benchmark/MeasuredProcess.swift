import Foundation

/// A process that ran to its end, with what it took.
struct MeasuredProcess {
  let milliseconds: Double
  /// The most memory that it, or the largest process that it started and waited for, had at once.
  let peakMegabytes: Double

  /// Runs a program, with its standard output left out on demand. `Foundation.Process` looks only every 50 ms whether a
  /// process has ended.
  init(_ executable: String, _ arguments: [String], isQuiet: Bool = false) throws {
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isQuiet { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) }
    var (process, status): (pid_t, Int32) = (0, 0)
    var isStarted = false
    var usage = rusage()
    let time = ContinuousClock().measure {
      isStarted = posix_spawn(&process, executable, &actions, nil, &words, environ) == 0
      if isStarted { wait4(process, &status, 0, &usage) }
    }
    guard isStarted, status == 0 else {
      throw Failure(description: "\(executable) \(arguments.joined(separator: " ")) failed")
    }
    milliseconds = time.milliseconds
    // Linux counts kilobytes, Darwin bytes.
    #if canImport(Darwin)
      peakMegabytes = Double(usage.ru_maxrss) / 1e6
    #else
      peakMegabytes = Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
  }
}

/// The one in the middle; of an even number the larger.
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
