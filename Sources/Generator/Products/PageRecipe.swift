import Diagrams
import Fingerprints
import Scenarios

/// How a page is made in any edition, and what it follows from besides that.
struct PageRecipe: Sendable {
  /// Such as `scenarios/push-pop`, without an ending.
  let address: String
  /// The template's name within its edition.
  let template: String
  /// The fingerprint of its inputs, besides the texts.
  private let key: Fingerprint
  /// The texts that it shows in its own language alone.
  private let texts: ShownTexts
  /// What the diagrams of its owner follow from.
  let drawn: Fingerprint
  /// Whose diagrams it shows.
  let owners: [DiagramEntry.Owner]
  /// What else has to be known for it.
  let further: Further?
  /// Whether the diagrams belong to other pages, and are shown here as guests.
  let embeds: Bool
  /// What is found out once for several editions.
  enum Further: Hashable, Sendable {
    /// The other runs of scenarios, by their ids.
    case runs([String])
    /// The calls of all transitions on all releases.
    case sequences
    /// The words of all explanations in the edition's language.
    case explanations
  }

  private let make: @Sendable (Edition, Material) -> Page?

  /// A page that is made from inputs: `make` is handed these, and reaches nothing else that a site is made from.
  init<Inputs: Fingerprinted & Sendable>(
    _ address: String, _ template: String, _ inputs: Inputs, texts: ShownTexts = .none,
    owner: DiagramEntry.Owner? = nil, drawn: Fingerprint? = nil, further: Further? = nil,
    make: @escaping @Sendable (Inputs, Edition, Material) -> Page?
  ) {
    self.init(
      address, template, key: Fingerprint(of: inputs), texts: texts, owners: [owner].compactMap(\.self), drawn: drawn,
      further: further
    ) { make(inputs, $0, $1) }
  }

  /// A page that is made from inputs and shows diagrams that have pages of their own.
  init<Inputs: Fingerprinted & Sendable>(
    _ address: String, _ template: String, _ inputs: Inputs, embedding owners: [DiagramEntry.Owner],
    make: @escaping @Sendable (Inputs, Edition, Material) -> Page?
  ) {
    self.init(address, template, key: Fingerprint(of: inputs), owners: owners, embeds: true) { make(inputs, $0, $1) }
  }

  /// A page that is made from the whole site, which `key` stands for.
  init(
    _ address: String, _ template: String, key: Fingerprint, texts: ShownTexts = .none,
    owners: [DiagramEntry.Owner] = [], drawn: Fingerprint? = nil, further: Further? = nil,
    embeds: Bool = false, make: @escaping @Sendable (Edition, Material) -> Page?
  ) {
    self.address = address
    self.template = template
    self.key = key
    self.texts = texts
    self.drawn = drawn ?? key
    self.owners = owners
    self.further = further
    self.embeds = embeds
    self.make = make
  }

  /// What it follows from in an edition, besides templates and words.
  func key(_ edition: Edition) -> Fingerprint { Fingerprint(of: key, texts[edition]) }

  /// What has to be drawn and run before it can be made in an edition.
  func needs(_ edition: Edition) -> [Need] {
    var needs = owners.map { Need.diagrams($0, edition.language, on: embeds ? address : $0.page) }
    switch further {
    case .runs(let scenarios): needs += scenarios.map(Need.runs)
    case .sequences: needs.append(.sequences)
    case .explanations: needs.append(.rareWords(edition.language))
    case nil: break
    }
    return needs
  }

  /// The page in an edition; `nil` where there is nothing to show.
  func page(_ edition: Edition, _ material: Material) -> Page? { make(edition, material) }
}
