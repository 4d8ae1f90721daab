extension DiagramLanguage {
  /// Whether the language is written from right to left: as its code says by a script, or as it usually is.
  public var isRightToLeft: Bool {
    // Subtags after `x` are for private use (BCP 47).
    let parts = code.lowercased().split(separator: "-").map(String.init).prefix { $0 != "x" }
    // A script has four letters and comes before the region: `ks-Deva`, `uz-Arab-AF`.
    if let script = parts.dropFirst().prefix(2).first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return Self.scriptsToTheLeft.contains(script)
    }
    return parts.first.map(Self.languagesToTheLeft.contains) ?? false
  }

  /// What a tag in HTML says of it: nothing where the text runs as usual.
  public var direction: String { isRightToLeft ? " dir=\"rtl\"" : "" }

  private static let scriptsToTheLeft: Set = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  private static let languagesToTheLeft: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
