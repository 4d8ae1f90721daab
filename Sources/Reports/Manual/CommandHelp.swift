public import Diagnostics

/// A command as its help describes it: what ArgumentParser writes for `--experimental-dump-help`.
public struct CommandHelp: Sendable {
  /// An argument, an option or a flag.
  public struct Argument: Sendable {
    /// Its names, with their hyphens: `--format`, `-o`; none for what is known by its place.
    public let names: [String]
    /// What stands for its value; `nil` for a flag.
    public let value: String?
    /// What it is.
    public let abstract: String
    /// The values that it may have, if there are few.
    public let values: [String]
    /// The value that it has where it is left out.
    public let standard: String?
    /// Whether it may be left out.
    public let isOptional: Bool
    /// Whether it may be given more than once.
    public let isRepeating: Bool
  }

  /// Its name.
  public let name: String
  /// What it does, in a sentence.
  public let abstract: String
  /// All that there is to say.
  public let discussion: String
  /// Its arguments.
  public let arguments: [Argument]
  /// The commands below it that are shown.
  public let subcommands: [CommandHelp]

  /// Reads the help of the tool; throws where it is no JSON.
  public init(dump text: String) throws(JSONProblem) {
    let root = try JSON(parsing: text)
    self.init(root["command"] ?? root)
  }

  private init(_ json: JSON) {
    name = json["commandName"]?.string ?? ""
    abstract = json["abstract"]?.string ?? ""
    discussion = json["discussion"]?.string ?? ""
    let own = (json["arguments"]?.items ?? []).filter { $0["shouldDisplay"]?.isTrue ?? true }.map(Argument.init)
    let below = (json["subcommands"]?.items ?? []).filter { $0["shouldDisplay"]?.isTrue ?? true }
      .map { CommandHelp($0) }.filter { $0.name != "help" }
    // What a command does where nothing else is said is what it does.
    let standard = below.first { $0.name == json["defaultSubcommand"]?.string }
    arguments = (standard?.arguments ?? []).filter { !$0.isInEveryCommand } + own
    subcommands = below.filter { $0.name != standard?.name }
  }
}

extension CommandHelp.Argument {
  /// Whether it is how help is asked for.
  var isInEveryCommand: Bool { names == ["--help", "-h"] || names == ["--version"] }

  fileprivate init(_ json: JSON) {
    names = (json["names"]?.items ?? []).map { name in
      (name["kind"]?.string == "long" ? "--" : "-") + (name["name"]?.string ?? "")
    }.sorted { $0.count > $1.count }
    value = json["kind"]?.string == "flag" ? nil : json["valueName"]?.string ?? "value"
    abstract = json["abstract"]?.string ?? ""
    values = (json["allValues"]?.items ?? json["allValueStrings"]?.items ?? []).compactMap(\.string)
    standard = json["defaultValue"]?.string
    isOptional = json["isOptional"]?.isTrue ?? false
    isRepeating = json["isRepeating"]?.isTrue ?? false
  }
}

extension JSON {
  fileprivate subscript(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var string: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var items: [JSON]? { if case .list(let items) = self { items } else { nil } }
  fileprivate var isTrue: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}
