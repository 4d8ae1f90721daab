/// What a template can be given: plain text, finished HTML, numbers, flags, lists and objects; nothing else.
public enum TemplateValue: Hashable, Sendable {
  /// Plain text, escaped when written: `{{x}}`.
  case text(String)
  /// A piece of code, escaped when written: `{{x}}`. In Markdown it is a code span; HTML's templates have the element.
  case code(String)
  /// Plain text in another language than the page's, by its code: `{{x}}`, marked in HTML where an element can stand.
  indirect case foreign(String, language: String)
  /// Finished HTML (or finished Markdown, in the book's templates), written as it is: `{{{x}}}`.
  case html(Markup)
  /// A whole number: `{{x}}`.
  case number(Int)
  /// Decides whether a section is shown: `{{#x}}…{{/x}}`.
  case flag(Bool)
  /// The section is written once for each object: `{{#x}}…{{/x}}`.
  case list([TemplateObject])
  /// Further names: `{{x.y}}`, or `{{#x}}{{y}}{{/x}}`.
  case object(TemplateObject)
  /// Not there: the section is left out, and `{{^x}}…{{/x}}` is shown instead.
  case none

  /// Text, or nothing where there is none.
  public static func optional(_ text: String?) -> TemplateValue { text.map(TemplateValue.text) ?? TemplateValue.none }

  /// What the value is, as a person would call it.
  var kind: String {
    switch self {
    case .text, .code, .foreign: "text"
    case .html: "HTML"
    case .number: "a number"
    case .flag: "a flag"
    case .list: "a list"
    case .object: "an object"
    case .none: "nothing"
    }
  }
}

extension TemplateValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// Makes a number.
  public init(integerLiteral number: Int) { self = .number(number) }
  /// Makes a flag.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// Makes a list.
  public init(arrayLiteral objects: TemplateObject...) { self = .list(objects) }
  /// Makes an object.
  public init(dictionaryLiteral entries: (String, TemplateValue)...) { self = .object(TemplateObject(entries)) }
}
