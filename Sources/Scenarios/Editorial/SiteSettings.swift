public import Diagnostics

/// What the site as a whole says of itself.
public struct SiteSettings: Sendable {
  /// A group of scenarios.
  public struct Group: Sendable {
    /// Its name in scenario files.
    public var id: String
    /// Its title.
    public var title: LocalizedText
    /// What it holds, in a sentence.
    public var summary: LocalizedText?

    /// Makes a group.
    public init(id: String, title: LocalizedText, summary: LocalizedText?) {
      self.id = id
      self.title = title
      self.summary = summary
    }
  }

  /// A question that readers come with.
  public struct Question: Sendable {
    /// The question, in a reader's words.
    public var text: LocalizedText
    /// What answers it, as links in prose name it: `scenario:sheet`.
    public var answer: Reference
    /// The answer in a few sentences, in Markdown: it stands at the head of the scenario that answers.
    public var reply: LocalizedText?
    /// Other words with which readers ask.
    public var keywords: LocalizedText?
  }

  /// What readers look for that has other names here, and what they are led to.
  public struct Wanted: Sendable {
    /// The words, with commas between them.
    public var words: LocalizedText
    /// The parts of the content, as links in prose name them, or of the site, as `leaveOut` names them: `log`.
    public var answers: [Reference]
  }

  /// A word that is written in several ways, and the way in which the search looks for it.
  public struct Spelling: Hashable, Sendable {
    /// Another way, such as `life cycle`.
    public var other: String
    /// The usual way, such as `lifecycle`.
    public var usual: String
  }

  /// The site's name.
  public var title: LocalizedText
  /// A line under the name.
  public var tagline: LocalizedText?
  /// What the site is.
  public var summary: LocalizedText?
  /// The languages of the site by their codes, the first of which stands at the top; empty where nobody has said which.
  public var languages: [Reference] = []
  /// The code of the first of them; English where nobody has said which.
  public var firstLanguage: String { languages.first?.id ?? "en" }
  /// How it looks.
  public var theme = SiteTheme()
  /// Parts of the site that are left out, such as `changes`.
  public var leftOut: [Reference] = []
  /// The groups, in reading order.
  public var groups: [Group]
  /// What readers come with, and where the answer stands.
  public var questions: [Question] = []
  /// What else readers look for.
  public var wanted: [Wanted] = []
  /// Words that are written in several ways.
  public var spellings: [Spelling] = []
  /// A scenario whose sequence the home page shows.
  public var example: Reference?
  /// The page that tells how readers run a scenario of their own; scenarios' pages lead to it.
  public var guide: Reference?
  /// The host on which the site is published, without a path: `https://example.org`; `nil` where it is not given.
  public var baseURL: String?
  /// The folder of that address in which the site lies, with a slash on either side: `/` or `/lifeline/`.
  public var pathPrefix = "/"
  /// Where a file of the content can be edited, with `{path}` in place of its path in the content's folder.
  public var editURL: String?
  /// Where Lifeline and the content can be had, for readers who want to run a scenario of their own.
  public var repositoryURL: String?
  /// The name of the license under which the content can be used, such as `CC BY 4.0`.
  public var license: String?
  /// Where the license is to be read.
  public var licenseURL: String?
  /// The page that tells how readers contribute a log; scenarios' pages lead to it.
  public var report: Reference?
  /// Whether the site promises a scenario for each change of the model's rules from one release to the next.
  public var showsEveryChange = false
  /// The file that says so; `nil` where there are no settings.
  public var file: String?
  /// Where the promise is made.
  public var promise: SourceLocation?

  /// What holds where a folder has no settings.
  public static let standard = SiteSettings(title: LocalizedText("Lifeline"), groups: [])
}
