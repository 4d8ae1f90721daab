extension Callback {
  /// The callbacks that the model can emit, but for those that apps name themselves, family by family.
  public static let known: [Callback] =
    viewControllerRows + segueRows + navigationRows + tabAndPageRows + splitRows + searchRows
    + splitColumnRows + presentationRows + previewRows + swiftUIRows + appRows + sceneRows
    + restorationRows + backgroundRows + notificationRows

  /// The names of all callbacks that the model can emit, but for those that apps name themselves, and those of the states
  /// of apps and scenes.
  public static let vocabulary: [String] =
    known.map { $0.name } + AppState.allCases.map { $0.rawValue } + ["active", "inactive", "background"]

  /// By their names.
  static let byName: [String: Callback] = known.reduce(into: [:]) { $0[$1.name] = $0[$1.name] ?? $1 }
}
