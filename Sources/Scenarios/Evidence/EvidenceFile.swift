public import Diagnostics
public import Lifecycle

/// A file of what somebody saw in a run, or states without one.
public struct EvidenceFile: Sendable {
  /// Who says so, and where.
  public struct Source: Sendable {
    /// Whether a run was logged, or an order stated without one.
    public enum Kind: String, CaseIterable, Sendable {
      /// A run was logged.
      case observed
      /// An order is stated.
      case documented
    }

    /// Where the run took place.
    public enum Device: String, CaseIterable, Sendable {
      /// A phone or tablet.
      case device
      /// The simulator of Xcode.
      case simulator
      /// An automated test, which as a rule runs in the simulator.
      case test
      /// The source does not say.
      case unknown
    }

    /// The file's name without its ending.
    public var slug: String
    /// The title of the page or log.
    public var title: String
    /// Its address; `seed: 004` for the articles that the project began from.
    public var url: String?
    /// The language it is in, as a code.
    public var language: String?
    /// Its date, or its year.
    public var date: String?
    /// The release, where the source says or proves it.
    public var os: LocalizedText?
    /// Log or statement.
    public var kind: Kind
    /// Where it ran, as far as the source says it.
    public var device: Device
    /// Another source that tells of the very same runs, so that the two count as one.
    public var sameLogAs: Reference?
    /// What makes the log doubtful.
    public var caveat: LocalizedText?
  }

  /// The source.
  public var source: Source
  /// What was seen.
  public var traces: [ObservedTrace]
  /// The ids of traces in which something is wrong, so that they are not among the others.
  public var unreadTraces: [String]
  /// The file.
  public var location: SourceLocation
}

extension EvidenceFile.Source {
  /// Where a source is to be found.
  public enum Address: Hashable, Sendable {
    /// On the web.
    case web(String)
    /// It is one of the articles that the project began from.
    case article
    /// The log is public, and where is not known.
    case notKnown
    /// In words.
    case words(String)
  }

  /// What stands in place of an address that is not known.
  public static let unknownAddress = "a public log; address not known"

  /// Where it is to be found; `nil` where nothing is said of it.
  public var address: Address? {
    guard let url else { return nil }
    if url.hasPrefix("https://") || url.hasPrefix("http://") { return .web(url) }
    if url.hasPrefix("seed: ") { return .article }
    return url == Self.unknownAddress ? .notKnown : .words(url)
  }

  /// What it is counted as: sources that tell of the same runs are one.
  public var log: String { sameLogAs?.id ?? slug }
}

/// One run that somebody logged.
public struct ObservedTrace: Sendable {
  /// How much of what happened the events tell.
  public enum Partial: String, CaseIterable, Sendable {
    /// The log breaks off.
    case prefix
    /// Events may be missing between those told.
    case subsequence
    /// Complete for one controller.
    case perController
  }

  /// An event as the log has it.
  public struct Event: Hashable, Sendable {
    /// Who was called.
    public var subject: String
    /// What was called.
    public var callback: String
    /// With what, where the log says it: a controller's name, or `nil`.
    public var argument: String?

    /// Makes an event.
    public init(subject: String, callback: String, argument: String? = nil) {
      self.subject = subject
      self.callback = callback
      self.argument = argument
    }

    /// `B viewWillAppear`, or with an argument `B willMoveToParent nil`.
    public var description: String { "\(subject) \(callback)\(argument.map { " \($0)" } ?? "")" }

    /// The event, whatever it was called with.
    public var withoutArgument: Event { Event(subject: subject, callback: callback) }

    /// Whether the two can be the same call: where both say with what, that has to agree.
    public func agrees(with other: Event) -> Bool {
      guard subject == other.subject, callback == other.callback else { return false }
      guard let argument, let others = other.argument else { return true }
      return argument == others
    }
  }

  /// A step of the run.
  public struct Step: Sendable {
    /// What was done.
    public var script: ScriptStep
    /// What was printed.
    public var events: [Event]
    /// How much that is; overrides the trace's.
    public var partial: Partial?
    /// A remark.
    public var note: String?
    /// Where the step stands.
    public var location: SourceLocation
  }

  /// Its name within the file.
  public var id: String
  /// What was on screen.
  public var structure: Structure
  /// What it was made on, as far as the log itself says.
  public var platform: StatedPlatform
  /// Log or statement, where it is another than the source's.
  public var kind: EvidenceFile.Source.Kind?
  /// All that the loggers can print.
  public var records: LoggedRecords
  /// The controller that alone was logged, or told of.
  public var only: String?
  /// How much of what happened the events tell.
  public var partial: Partial?
  /// The release, where it differs from the source's.
  public var os: String?
  /// The steps.
  public var steps: [Step]
  /// The lines as the source printed them.
  public var raw: String?
  /// A remark.
  public var note: LocalizedText?
  /// Where the trace stands.
  public var location: SourceLocation
}
