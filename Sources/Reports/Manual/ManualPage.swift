/// The manual page of the tool, in mdoc, as `man` reads it: made of the help of its commands, so that it says the same.
public enum ManualPage {
  /// What the help does not say.
  public struct Facts: Sendable {
    let version: String
    let date: String
    let environment: [(name: String, meaning: String)]
    let files: [(path: String, meaning: String)]

    /// Gathers them; the date is as in `November 23, 2026`.
    public init(
      version: String, date: String, environment: [(name: String, meaning: String)],
      files: [(path: String, meaning: String)]
    ) {
      self.version = version
      self.date = date
      self.environment = environment
      self.files = files
    }
  }

  /// The page.
  public static func mdoc(_ tool: CommandHelp, _ facts: Facts) -> String {
    var text = ".Dd \(facts.date)\n.Dt \(tool.name.uppercased()) 1\n.Os\n"
    text += ".Sh NAME\n.Nm \(tool.name)\n.Nd \(word(sentence(tool.abstract)))\n"
    text += ".Sh SYNOPSIS\n"
    for command in tool.subcommands { text += synopsis(command, of: tool.name) }
    text += ".Sh DESCRIPTION\n" + paragraphs(tool.discussion)
    text += ".Sh COMMANDS\n"
    for command in tool.subcommands { text += section(command, of: tool.name) }
    text += ".Sh ENVIRONMENT\n" + list(facts.environment.map { (".It Ev \($0.name)", $0.meaning) })
    text += ".Sh FILES\n" + list(facts.files.map { (".It Pa \($0.path)", $0.meaning) })
    text +=
      ".Sh EXIT STATUS\n"
      + list([
        (".It 0", "All is well."), (".It 1", "Something is wrong with the content, or, for diff, something differs."),
        (".It 2", "Something is wrong with the command line."),
      ])
    return text + ".Sh STANDARDS\nThis page is of version \(line(facts.version)).\n"
  }

  /// A command, and behind it those below it.
  private static func section(_ command: CommandHelp, of tool: String) -> String {
    let name = "\(tool) \(command.name)"
    var text = ".Ss \(name.split(separator: " ").map { word(String($0)) }.joined(separator: " "))\n"
    text += "\(line(command.abstract))\n"
    if !command.discussion.isEmpty { text += ".Pp\n" + paragraphs(command.discussion) }
    text += list(command.arguments.filter { !$0.isInEveryCommand }.map { ($0.head, $0.words) })
    return text + command.subcommands.map { section($0, of: name) }.joined()
  }

  private static func synopsis(_ command: CommandHelp, of tool: String) -> String {
    var text = ".Nm \(word(tool)) \(word(command.name))\n"
    if command.arguments.contains(where: { !$0.names.isEmpty }) { text += ".Op Ar options\n" }
    for argument in command.arguments where argument.names.isEmpty {
      let value = ".Ar \(word(argument.value ?? ""))\(argument.isRepeating ? " ..." : "")"
      text += argument.isOptional ? ".Op \(value.dropFirst())\n" : "\(value)\n"
    }
    return text
  }

  private static func list(_ items: [(head: String, text: String)]) -> String {
    if items.isEmpty { return "" }
    return ".Bl -tag -width Ds\n" + items.map { "\($0.head)\n\(line($0.text))\n" }.joined() + ".El\n"
  }

  /// Paragraphs, and between them what is to stay as it is: lines that are indented.
  private static func paragraphs(_ text: String) -> String {
    var result = ""
    var isLiteral = false
    var needsBreak = false
    for written in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = written.hasPrefix("  ")
      if isIndented != isLiteral, !(written.isEmpty && isLiteral) {
        result += isIndented ? ".Bd -literal -offset indent\n" : ".Ed\n"
        isLiteral = isIndented
        needsBreak = false
      } else if written.isEmpty, isLiteral {
        result += ".Ed\n"
        isLiteral = false
      }
      if written.isEmpty {
        needsBreak = !result.isEmpty
        continue
      }
      if needsBreak, !isIndented { result += ".Pp\n" }
      needsBreak = false
      let shown = written == "EXAMPLES" ? "Examples:" : String(isIndented ? written.dropFirst(2) : written)
      result += isIndented ? "\(escaped(shown))\n" : "\(line(shown))\n"
    }
    return isLiteral ? result + ".Ed\n" : result
  }

  /// A text as lines of a page, each sentence on one of its own, as mdoc has it.
  fileprivate static func line(_ text: String) -> String {
    escaped(text.replacing(". ", with: ".\n")).split(separator: "\n").joined(separator: "\n")
  }

  /// An abstract without its point.
  private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// A text behind a macro: none of its words is taken for one, nor for a point at the end of a sentence.
  fileprivate static func word(_ text: String) -> String {
    escaped(text).split(separator: " ").map { part in
      let isShort = part.count <= 3 && part.first?.isUppercase == true
      return isShort || part.allSatisfy(\.isPunctuation) ? "\\&\(part)" : String(part)
    }.joined(separator: " ")
  }

  /// The text, none of its lines taken for a request.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      let plain = String(part).replacing("\\", with: "\\e")
      return plain.first == "." || plain.first == "'" ? "\\&" + plain : plain
    }.joined(separator: "\n")
  }
}

extension CommandHelp.Argument {
  /// How it is written, for the head of an item.
  fileprivate var head: String {
    let names = names.map { "Fl \($0.dropFirst())" }.joined(separator: " , ")
    let value = value.map { "Ar \(ManualPage.word($0))" } ?? ""
    return ".It " + [names, value].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What it is, which values there are, and which is the usual one.
  fileprivate var words: String {
    var text = abstract.isEmpty ? "See above." : abstract
    if !values.isEmpty { text += " One of \(values.joined(separator: ", "))." }
    if let standard, !standard.isEmpty { text += " Left out, it is \(standard)." }
    return text
  }
}
