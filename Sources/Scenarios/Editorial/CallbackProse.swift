public import Diagnostics

/// The prose that belongs to a callback: what it is for, and what to do in it.
public struct CallbackProse: Sendable {
  /// The callback's name, as scenario files write it.
  public var name: String
  /// What it is for, in a sentence.
  public var summary: LocalizedText
  /// What to do in it and what not, in Markdown.
  public var explanation: LocalizedText?
  /// A few lines of Swift that show it in use, the same in every language.
  public var sample: String?
  /// A usual mistake as code; the explanation says what comes of it.
  public var mistake: MistakenCode?
  /// Where it stands.
  public var location: SourceLocation
}
